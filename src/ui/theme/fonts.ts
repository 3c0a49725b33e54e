import { fonts } from '#src/university/theme.ts';

/**
 * Loads the fonts, where no script in the head of the page has done so (src/app/boot). Chromium loads those of a style sheet a second time when more styles come later, unless the HTML itself
 * names their addresses; the page would move meanwhile.
 */
export function loadFonts(): void {
  if (import.meta.env.PROD && !import.meta.env.VITE_SINGLE_FILE) return;
  for (const { family, file, weight } of fonts) {
    const face = new FontFace(family, `url(${JSON.stringify(file)}) format("woff2")`, { weight, display: 'swap' });
    document.fonts.add(face);
    // Without it the page has the fonts that stand in.
    face.load().catch(() => undefined);
  }
}
