import { describe, expect, it } from 'vitest';
import { palette as second } from '#examples/university/theme.ts';
import type { Palette } from '#src/platform/university.ts';
import { palette as first } from '#src/university/theme.ts';
import { rawColors, semanticColors } from './tokens.ts';

type Mode = 'light' | 'dark';
const modes = ['light', 'dark'] as const;

const at = (tree: unknown, path: string) => path.split('.').reduce<unknown>((node, part) => Object(node)[part], tree);

/** The hex values of a university's semantic colours, with their references resolved. */
function hexOf(palette: Palette): (name: string, mode: Mode) => string {
  const [semantic, raw] = [semanticColors(palette), rawColors(palette)];
  return (name, mode) => {
    const { value } = Object(at(semantic, name));
    const reference: string = Object(value)[`_${mode}`];
    const { value: hex } = Object(at(raw, reference.slice('{colors.'.length, -1)));
    return hex;
  };
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['bg.DEFAULT', 'bg.subtle', 'bg.muted', 'bg.panel'];
const inks = ['fg.DEFAULT', 'fg.muted', 'fg.error'];
const palettes = ['brand', 'accent', 'gray', 'red', 'green', 'orange', 'blue'];

const texts = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground])),
  ...palettes.flatMap((name) => [
    [`${name}.contrast`, `${name}.solid`],
    ...[`${name}.subtle`, `${name}.muted`, 'bg.DEFAULT', 'bg.panel'].map((ground) => [`${name}.fg`, ground]),
  ]),
  ['fg.muted', 'bg.emphasized'],
  ['fg.DEFAULT', 'bg.success'],
  ['fg.muted', 'bg.success'],
  ['fg.inverted', 'bg.inverted'],
  ['accent.solid', 'bg.inverted'],
] as [string, string][];

const edges = grounds.flatMap((ground) => [
  ['border.control', ground],
  ['border.error', ground],
  ...palettes.map((name) => [`${name}.focusRing`, ground]),
]) as [string, string][];

const universities = [
  ['src/university', first],
  ['examples/university', second],
] as const;

describe.each(universities.flatMap(([folder, palette]) => modes.map((mode) => [folder, mode, palette] as const)))(
  'Colours of %s in %s mode (WCAG 2.2 AA)',
  (_folder, mode, palette) => {
    const hex = hexOf(palette);

    it.each(texts)('%s is readable on %s', (ink, ground) => {
      expect(contrast(hex(ink, mode), hex(ground, mode))).toBeGreaterThanOrEqual(4.5);
    });

    it.each(palettes)('A badge in %s stands out from a card', (name) => {
      expect(hex(`${name}.muted`, mode)).not.toBe(hex('bg.panel', mode));
    });

    it.each(edges)('%s is visible on %s', (edge, ground) => {
      expect(contrast(hex(edge, mode), hex(ground, mode))).toBeGreaterThanOrEqual(3);
    });
  },
);
