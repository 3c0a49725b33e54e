import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
import type { Font } from '#src/platform/university.ts';

/** One family for text and headings. */
export const fonts: readonly Font[] = [{ family: 'Source Sans 3', weight: '200 900', file: sourceSans }];
