import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
import type { Font } from '#src/platform/university.ts';

/** Latin subsets alone, 47 kB in all; the text first, which is the most of a page. */
export const fonts: readonly Font[] = [
  { family: 'Source Sans 3', weight: '200 900', file: sourceSans },
  { family: 'Fraunces', weight: '600', file: fraunces },
];
