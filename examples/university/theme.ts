import sourceSansFile from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
import type { Palette } from '#src/platform/university.ts';

const sourceSans = "'Source Sans 3', 'Source Sans 3 Fallback', system-ui, sans-serif";

export const palette: Palette = {
  black: '#08080b',
  ramps: {
    gray: '#f9f9fb #f1f1f5 #e2e2ea #c9c9d4 #9d9dab #73737f #585863 #3b3b46 #26262f #1a1a21 #101015',
    // Gentian.
    brand: '#f5f3ff #ebe6fe #d8cffc #bba9f8 #9a7df2 #7c55e6 #653bcf #512cab #3e2187 #2d1866 #1c0e44',
    // Meltwater.
    accent: '#effcf9 #cff7ee #a0eedd #66dcc6 #2fc3ab #14907f #0f7769 #0c5f54 #0a4c44 #083f39 #03241f',
    red: '#fdf1ef #fbdfdb #f6c2ba #ef9a8e #e46b5c #cf4536 #b23226 #912820 #6f231d #4e211c #2b1512',
    green: '#eef7f0 #d8eedd #b2dcbd #82c495 #4fa56a #34884f #266c3d #1f5633 #1a442a #133020 #0a1c13',
    // The accent is no colour to warn with.
    amber: '#fff7e8 #feecc8 #fdd88d #fbc155 #f5a623 #c87607 #b5650a #8d4a0b #733c10 #4d3413 #281d0d',
  },
  info: 'brand',
  warning: 'amber',
  headingFont: sourceSans,
  bodyFont: sourceSans,
};

/** One family for text and headings. */
export const fonts = [{ family: 'Source Sans 3', weight: '200 900', file: sourceSansFile }];
