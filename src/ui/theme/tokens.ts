import { palette } from './palette.ts';

const values = <Value extends string | number>(record: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, { value }]));

const steps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 36, 40, 44, 48];
const wide = [52, 56, 60, 64, 72, 80, 96];
const spacing = Object.fromEntries([...steps, ...wide].map((step) => [step, { value: `${step / 4}rem` }]));

const measures = values({
  '3xs': '14rem',
  '2xs': '16rem',
  xs: '20rem',
  sm: '24rem',
  md: '28rem',
  lg: '32rem',
  xl: '36rem',
  '2xl': '42rem',
  '3xl': '48rem',
  '4xl': '56rem',
  '5xl': '64rem',
  '6xl': '72rem',
  '7xl': '80rem',
  '8xl': '90rem',
  full: '100%',
  '1/2': '50%',
  max: 'max-content',
  min: 'min-content',
  fit: 'fit-content',
  prose: '64ch',
});

const sans = "'Source Sans 3', 'Source Sans 3 Fallback', system-ui, sans-serif";

/** Our own scales: Chakra's come only as a whole, with every palette, and have three times the bytes. */
export const tokens = {
  colors: palette,
  spacing,
  sizes: { ...spacing, ...measures },
  fonts: values({
    body: sans,
    heading: "Fraunces, 'Fraunces Fallback', Georgia, serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  }),
  // A sixteenth larger than usual: Source Sans has a small x-height.
  fontSizes: values({
    '2xs': '0.75rem',
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.1875rem',
    xl: '1.375rem',
    '2xl': '1.625rem',
    '3xl': '2rem',
    '4xl': '2.5rem',
    '5xl': '3.125rem',
    '6xl': '3.875rem',
    '7xl': '4.75rem',
  }),
  fontWeights: values({ normal: '400', medium: '550', semibold: '600', bold: '700' }),
  lineHeights: values({ shorter: '1.15', short: '1.3', moderate: '1.5', tall: '1.65' }),
  letterSpacings: values({ tight: '-0.015em', wide: '0.02em', widest: '0.12em' }),
  radii: values({
    none: '0',
    xs: '0.125rem',
    sm: '0.25rem',
    md: '0.5rem',
    lg: '0.625rem',
    xl: '0.875rem',
    '2xl': '1.25rem',
    '3xl': '1.75rem',
    full: '9999px',
  }),
  durations: values({
    faster: '100ms',
    fast: '150ms',
    moderate: '200ms',
    slow: '300ms',
    slower: '400ms',
    slowest: '500ms',
  }),
  easings: values({ 'ease-out': 'cubic-bezier(0.2, 0, 0, 1)', 'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)' }),
  animations: values({ spin: 'spin 1s linear infinite', pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite' }),
  zIndex: values({
    base: 0,
    docked: 10,
    sticky: 1100,
    overlay: 1300,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
  }),
  cursor: values({ button: 'pointer', checkbox: 'pointer', disabled: 'not-allowed', menuitem: 'pointer' }),
};

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  'fade-in': { from: { opacity: 0 } },
  'fade-out': { to: { opacity: 0 } },
  'grow-x': { from: { scale: '0 1' } },
  'scale-in': { from: { scale: '0.97' } },
  'scale-out': { to: { scale: '0.97' } },
  'slide-from-top': { from: { translate: '0 -0.5rem' } },
  'slide-to-top': { to: { translate: '0 -0.5rem' } },
  'slide-from-right-full': { from: { translate: '100% 0' } },
  'slide-to-right-full': { to: { translate: '100% 0' } },
  'bg-position': {
    from: { backgroundPosition: 'var(--animate-from, 1rem) 0' },
    to: { backgroundPosition: 'var(--animate-to, 0) 0' },
  },
};

const line = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } });

export const textStyles = {
  '2xs': line('2xs', '1rem'),
  xs: line('xs', '1.125rem'),
  sm: line('sm', '1.375rem'),
  md: line('md', '1.625rem'),
  lg: line('lg', '1.8125rem'),
  xl: line('xl', '1.875rem'),
  '2xl': line('2xl', '2.125rem'),
  '3xl': line('3xl', '2.5rem'),
  '4xl': line('4xl', '2.875rem'),
  '5xl': line('5xl', '3.5rem'),
  '6xl': line('6xl', '4.25rem'),
  '7xl': line('7xl', '5.125rem'),
  /** The small line above a heading. */
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
