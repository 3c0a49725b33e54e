import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
import type { Palette } from '#src/platform/university.ts';

export const palette: Palette = {
  black: '#071019',
  ramps: {
    // Warm in the light steps, bluish in the dark ones.
    gray: '#faf8f4 #f3f0e9 #e4dfd4 #cdc6b8 #9fa3a5 #737c85 #535e6a #33475a #213445 #15242f #0d1821',
    // The slate of the monsoon.
    brand: '#eef5f8 #dbeaf1 #b9d5e2 #8bbad0 #5896b5 #397899 #2a607d #1f4c66 #173a52 #112c40 #0b1e2d',
    // Marigolds.
    accent: '#fff7e8 #feecc8 #fdd88d #fbc155 #f5a623 #c87607 #b5650a #8d4a0b #733c10 #4d3413 #281d0d',
    red: '#fdf1ef #fbdfdb #f6c2ba #ef9a8e #e46b5c #cf4536 #b23226 #912820 #6f231d #4e211c #2b1512',
    green: '#eef7f0 #d8eedd #b2dcbd #82c495 #4fa56a #34884f #266c3d #1f5633 #1a442a #133020 #0a1c13',
  },
  info: 'brand',
  warning: 'accent',
  headingFont: "Fraunces, 'Fraunces Fallback', Georgia, serif",
  bodyFont: "'Source Sans 3', 'Source Sans 3 Fallback', system-ui, sans-serif",
};

/** Latin subsets alone, 47 kB in all; the text first, which is the most of a page. */
export const fonts = [
  { family: 'Source Sans 3', weight: '200 900', file: sourceSans },
  { family: 'Fraunces', weight: '600', file: fraunces },
];
