import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2';
import sourceSans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

/** Latin subsets alone, 47 kB in all; as index.html names them. */
const faces: readonly [family: string, file: string, weight: string][] = [
  ['Fraunces', fraunces, '600'],
  ['Source Sans 3', sourceSans, '200 900'],
];

/**
 * Loads the fonts, where no script in the head of the page has done so (src/app/boot). Chromium loads those of a style sheet a second time when more styles come later, unless the HTML itself
 * names their addresses; the page would move meanwhile.
 */
export function loadFonts(): void {
  if (import.meta.env.PROD && !import.meta.env.VITE_SINGLE_FILE) return;
  for (const [family, file, weight] of faces) {
    const face = new FontFace(family, `url(${JSON.stringify(file)}) format("woff2")`, { weight, display: 'swap' });
    document.fonts.add(face);
    // Without it the page has the fonts that stand in.
    face.load().catch(() => undefined);
  }
}
