import type { Palette } from '#src/platform/university.ts';
import { palette } from '#src/university/theme.ts';

const values = <Value extends string | number>(record: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, { value }]));

/** A colour in eleven steps, from the lightest (50) over 100, 200, ... to the darkest (950). */
const ramp = (colors: string) =>
  Object.fromEntries(colors.split(' ').map((value, i) => [i === 10 ? 950 : i * 100 || 50, { value }]));

export const rawColors = ({ black, ramps }: Palette) => ({
  ...values({ transparent: 'transparent', current: 'currentColor', white: '#ffffff', black }),
  ...Object.fromEntries(Object.entries(ramps).map(([name, colors]) => [name, ramp(colors)])),
});

const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48];
const wide = [52, 56, 60, 64, 72, 80, 96];
const spacing = Object.fromEntries([...steps, ...wide].map((step) => [step, { value: `${step / 4}rem` }]));

const measures = values({
  xs: '20rem',
  sm: '24rem',
  md: '28rem',
  lg: '32rem',
  xl: '36rem',
  '2xl': '42rem',
  '3xl': '48rem',
  '4xl': '56rem',
  '7xl': '80rem',
  '8xl': '96rem',
  full: '100%',
  prose: '64ch',
});

/** The sizes of text, each with its line height; a sixteenth larger than usual, since Source Sans has a small x-height. */
const type = {
  '2xs': ['0.75rem', '1rem'],
  xs: ['0.8125rem', '1.125rem'],
  sm: ['0.9375rem', '1.375rem'],
  md: ['1.0625rem', '1.625rem'],
  lg: ['1.1875rem', '1.8125rem'],
  xl: ['1.375rem', '1.875rem'],
  '2xl': ['1.625rem', '2.125rem'],
  '3xl': ['2rem', '2.5rem'],
  '4xl': ['2.5rem', '2.875rem'],
  '5xl': ['3.125rem', '3.5rem'],
  '6xl': ['3.875rem', '4.25rem'],
} as const;

/** Our own scales: Chakra's come only as a whole, with every palette, and have three times the bytes. */
export const tokens = {
  colors: rawColors(palette),
  spacing,
  sizes: { ...spacing, ...measures },
  fonts: values({
    // Each of the first two has letters of one script alone (src/languages/scripts.css).
    body: `'Portal Devanagari', 'Portal Naskh', ${palette.bodyFont}`,
    heading: `'Portal Devanagari', 'Portal Naskh', ${palette.headingFont}`,
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  }),
  fontSizes: values(Object.fromEntries(Object.entries(type).map(([name, [size]]) => [name, size]))),
  fontWeights: values({ normal: '400', medium: '550', semibold: '600' }),
  lineHeights: values({ shorter: '1.15', short: '1.3', moderate: '1.5' }),
  letterSpacings: values({ tight: '-0.015em', widest: '0.12em' }),
  radii: values({ sm: '0.25rem', md: '0.5rem', xl: '0.875rem', full: '9999px' }),
  easings: values({ 'ease-out': 'cubic-bezier(0.2, 0, 0, 1)' }),
  animations: values({ spin: 'spin 1s linear infinite', pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite' }),
  zIndex: values({ sticky: 1100, overlay: 1300, modal: 1400, popover: 1500, skipNav: 1600 }),
  cursor: values({ button: 'pointer', disabled: 'not-allowed', menuitem: 'pointer' }),
};

const fade = 'transparent, #000 24px';

/**
 * How things come. Nothing is animated as it goes: Chakra begins to wait for the end of that animation a moment after it
 * has begun, so that on a slow machine the end may be missed, and what is to be done after it would never be done.
 */
export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-edges': {
    from: { maskImage: `linear-gradient(to left, ${fade})` },
    '1%, 99%': {
      maskImage: `linear-gradient(to right, ${fade}), linear-gradient(to left, ${fade})`,
      maskComposite: 'intersect',
    },
    to: { maskImage: `linear-gradient(to right, ${fade})` },
  },
  'fade-in': { from: { opacity: 0 } },
  'grow-x': { from: { scale: '0 1' } },
  'scale-in': { from: { scale: '0.97' } },
  'slide-from-top': { from: { translate: '0 -0.5rem' } },
  'slide-from-left-full': { from: { translate: '-100% 0' } },
  'slide-from-right-full': { from: { translate: '100% 0' } },
};

export const textStyles = {
  ...Object.fromEntries(
    Object.entries(type).map(([fontSize, [, lineHeight]]) => [fontSize, { value: { fontSize, lineHeight } }]),
  ),
  overline: {
    value: {
      fontSize: 'xs',
      lineHeight: '1.125rem',
      fontWeight: 'semibold',
      letterSpacing: 'widest',
      textTransform: 'uppercase',
    },
  },
};

/** The height of the bar at the top of the page; that of the administrators' pages is lower. */
export const headerHeight = 'var(--header-height, 4rem)';

export const toastTop = `var(--toast-top, calc(${headerHeight} + 0.25rem))`;

/** The height at the bottom of the window that something beside the app takes, such as the demo's bar. */
export const pageInsetBottom = 'var(--page-inset-bottom, 0px)';

/** The height at the bottom of the window under which nothing of a page may end: the same, and the notices above it. */
export const coveredBottom = `(${pageInsetBottom} + var(--notice-height, 0px))`;

type Mode = readonly [light: string, dark: string];

const color = ([light, dark]: Mode) => ({ value: { _light: `{colors.${light}}`, _dark: `{colors.${dark}}` } });
const colors = <const Names extends Record<string, Mode>>(names: Names) =>
  Object.fromEntries(Object.entries(names).map(([name, mode]) => [name, color(mode)]));

/**
 * The tokens that every palette must have: `colorPalette="brand"` reads them. `light` and `dark` are the steps of the
 * solid ground in the two modes; on step 400 and lighter ones the letters are dark.
 */
const family = (name: string, light: number, dark: number) =>
  colors({
    contrast: [light > 400 ? 'white' : `${name}.950`, `${name}.950`],
    solid: [`${name}.${light}`, `${name}.${dark}`],
    fg: [`${name}.700`, `${name}.300`],
    subtle: [`${name}.50`, `${name}.950`],
    muted: [`${name}.100`, `${name}.900`],
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
    success: ['green.500', 'green.400'],
  }),
  brand: family('brand', 800, 300),
  accent: family('accent', 400, 400),
  gray: {
    ...family('gray', 800, 200),
    // A card is gray.900 in dark mode, and grey parts of it must differ from it.
    ...colors({ muted: ['gray.100', 'gray.800'] }),
  },
  red: family('red', 600, 300),
  green: family('green', 600, 300),
  orange: family(warning, 400, 400),
  blue: family(info, 600, 300),
});

/** Soft shadows; in dark mode, where a shadow cannot be seen, with an edge. */
export const semanticShadows = Object.fromEntries(
  Object.entries({
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
