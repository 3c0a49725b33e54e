const scale = <const Steps extends Record<string, string>>(steps: Steps) =>
  Object.fromEntries(Object.entries(steps).map(([step, value]) => [step, { value }]));

/**
 * The raw colours: a blue, a yellow for the accents, and warm greys. Only the theme names them; screens use the semantic
 * tokens (semantic.ts).
 */
export const palette = {
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  white: { value: '#ffffff' },
  black: { value: '#071019' },
  // Warm in the light steps, bluish in the dark ones.
  gray: scale({
    50: '#faf8f4',
    100: '#f3f0e9',
    200: '#e4dfd4',
    300: '#cdc6b8',
    400: '#9fa3a5',
    500: '#737c85',
    600: '#535e6a',
    700: '#33475a',
    800: '#213445',
    900: '#15242f',
    950: '#0d1821',
  }),
  monsoon: scale({
    50: '#eef5f8',
    100: '#dbeaf1',
    200: '#b9d5e2',
    300: '#8bbad0',
    400: '#5896b5',
    500: '#397899',
    600: '#2a607d',
    700: '#1f4c66',
    800: '#173a52',
    900: '#112c40',
    950: '#0b1e2d',
  }),
  marigold: scale({
    50: '#fff7e8',
    100: '#feecc8',
    200: '#fdd88d',
    300: '#fbc155',
    400: '#f5a623',
    500: '#c87607',
    600: '#b5650a',
    700: '#8d4a0b',
    800: '#733c10',
    900: '#4d3413',
    950: '#281d0d',
  }),
  red: scale({
    50: '#fdf1ef',
    100: '#fbdfdb',
    200: '#f6c2ba',
    300: '#ef9a8e',
    400: '#e46b5c',
    500: '#cf4536',
    600: '#b23226',
    700: '#912820',
    800: '#6f231d',
    900: '#4e211c',
    950: '#2b1512',
  }),
  green: scale({
    50: '#eef7f0',
    100: '#d8eedd',
    200: '#b2dcbd',
    300: '#82c495',
    400: '#4fa56a',
    500: '#34884f',
    600: '#266c3d',
    700: '#1f5633',
    800: '#1a442a',
    900: '#133020',
    950: '#0a1c13',
  }),
};
