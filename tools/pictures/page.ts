import { readFileSync } from 'node:fs';
import type * as Theme from '#src/university/theme.ts';
import type * as Slides from '#src/university/slides.ts';
import { loadUniversity, universityFolder } from '../vite/university.ts';

const dataUrl = (path: string, type: string) => `data:${type};base64,${readFileSync(path).toString('base64')}`;
const font = (family: string, path: string, weight: string) =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url('${dataUrl(`node_modules/${path}`, 'font/woff2')}'); }`;

const fonts = [
  font('Fraunces', '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2', '600'),
  // What is printed is set in one family: a variable font becomes a drawing of each letter in a PDF, and doubles it.
  font('Fraunces', '@fontsource/fraunces/files/fraunces-latin-400-normal.woff2', '400'),
  font('Source Sans 3', '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2', '200 900'),
].join('\n');

const { palette } = await loadUniversity<typeof Theme>('theme.ts');
const { slides } = await loadUniversity<typeof Slides>('slides.ts');

/** A colour of the university's: `ink('brand', 800)`. */
export const ink = (name: string, step: number): string =>
  palette.ramps[name]?.split(' ')[step === 950 ? 10 : Math.floor(step / 100)] ?? '';

const rings = [
  [460, ink('brand', 700)],
  [385, ink('brand', 600)],
  [310, ink('brand', 500)],
  [230, '#c79a5f'],
  [150, ink('accent', 300)],
];

/** A path as the build has it, from the project's folder. */
const fileOf = (address = '') => address.replace(/^\//, '');

/**
 * The first slide's scene in flat colours, with rings of light for a glow: a gradient with an alpha channel is a
 * bitmap in a PDF, and more than half of a PNG.
 */
export const firstScene = readFileSync(fileOf(slides[0]?.src), 'utf8')
  .replace(
    /<svg[^>]*>/,
    `<svg viewBox="0 0 1600 900" preserveAspectRatio="xMaxYMax slice" role="img" aria-label="${slides[0]?.alt}" width="100%" height="100%">`,
  )
  .replaceAll('url(#x-sky)', ink('brand', 800))
  .replaceAll('url(#x-lake)', ink('brand', 800))
  .replace(
    /<circle[^>]*url\(#x-glow\)[^>]*>(?:<\/circle>)?/,
    rings.map(([r, fill]) => `<circle cx="1390" cy="470" r="${r}" fill="${fill}"/>`).join(''),
  );

/** A vector scene of the university's as an `<img>`. */
export const scene = (src: string, alt: string) => `<img alt="${alt}" src="${dataUrl(fileOf(src), 'image/svg+xml')}">`;

/** The university's arms. */
export const crest = readFileSync(`${universityFolder}/icons/favicon.svg`, 'utf8');

/** A page of its own, in the portal's faces and colours, that asks for nothing. */
export const page = (title: string, style: string, body: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <style>
      ${fonts}
      *, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; }
      body { font: 400 10.5pt/1.45 Fraunces; color: ${ink('gray', 900)}; }
      h1, h2, h3 { font: 600 1em/1.2 Fraunces; letter-spacing: -0.015em; }
      img, svg { display: block; }
      ${style}
    </style>
  </head>
  <body>${body}</body>
</html>`;
