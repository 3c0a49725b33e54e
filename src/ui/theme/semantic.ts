import type { Palette } from '#src/platform/university.ts';

type Mode = readonly [light: string, dark: string];

const color = ([light, dark]: Mode) => ({ value: { _light: `{colors.${light}}`, _dark: `{colors.${dark}}` } });
const colors = <const Names extends Record<string, Mode>>(names: Names) =>
  Object.fromEntries(Object.entries(names).map(([name, mode]) => [name, color(mode)]));

/**
 * The eight tokens that every palette must have: `colorPalette="brand"` reads them. `light` and `dark` are the steps of the
 * solid ground in the two modes; on step 400 and lighter ones the letters are dark.
 */
const family = (name: string, light: number, dark: number) =>
  colors({
    contrast: [light > 400 ? 'white' : `${name}.950`, `${name}.950`],
    solid: [`${name}.${light}`, `${name}.${dark}`],
    fg: [`${name}.700`, `${name}.300`],
    subtle: [`${name}.50`, `${name}.950`],
    muted: [`${name}.100`, `${name}.900`],
    emphasized: [`${name}.200`, `${name}.800`],
    focusRing: [`${name}.500`, `${name}.400`],
    border: [`${name}.300`, `${name}.700`],
  });

/** The semantic tokens that screens use, each with its light and dark value; every text pair meets WCAG AA. */
export const semanticColors = ({ info, warning }: Palette) => ({
  bg: colors({
    DEFAULT: ['gray.50', 'gray.950'],
    subtle: ['gray.100', 'black'],
    muted: ['gray.100', 'gray.900'],
    emphasized: ['gray.200', 'gray.800'],
    panel: ['white', 'gray.900'],
    inverted: ['brand.900', 'brand.950'],
    success: ['green.50', 'green.950'],
  }),
  fg: colors({
    DEFAULT: ['gray.900', 'gray.100'],
    muted: ['gray.600', 'gray.400'],
    inverted: ['gray.50', 'gray.100'],
    error: ['red.600', 'red.300'],
  }),
  border: colors({
    DEFAULT: ['gray.200', 'gray.800'],
    emphasized: ['gray.300', 'gray.700'],
    // The edge of a control needs a contrast of 3:1 (WCAG 1.4.11); a line between two cards does not.
    control: ['gray.500', 'gray.500'],
    error: ['red.500', 'red.400'],
    warning: [`${warning}.500`, `${warning}.400`],
    success: ['green.500', 'green.400'],
  }),
  brand: family('brand', 800, 300),
  accent: family('accent', 400, 400),
  gray: {
    ...family('gray', 800, 200),
    // A card is gray.900 in dark mode, and grey parts of it must differ from it.
    ...colors({ muted: ['gray.100', 'gray.800'], emphasized: ['gray.200', 'gray.700'] }),
  },
  red: family('red', 600, 300),
  green: family('green', 600, 300),
  orange: family(warning, 400, 400),
  blue: family(info, 600, 300),
});

/** Soft shadows; in dark mode, where a shadow cannot be seen, with an edge. */
export const semanticShadows = Object.fromEntries(
  Object.entries({
    xs: '1px 2px',
    sm: '2px 6px',
    md: '6px 18px',
    lg: '12px 32px',
    xl: '20px 48px',
  }).map(([name, offset]) => [
    name,
    {
      value: {
        _light: `0 ${offset} {colors.brand.950/10}, 0 0 1px {colors.brand.950/20}`,
        _dark: `0 ${offset} {colors.black/60}, 0 0 0 1px {colors.gray.800}`,
      },
    },
  ]),
);

export const semanticRadii = {
  l1: { value: '{radii.sm}' },
  l2: { value: '{radii.md}' },
  l3: { value: '{radii.xl}' },
};
