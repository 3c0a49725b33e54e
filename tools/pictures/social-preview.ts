import type * as University from '#src/university/university.ts';
import { loadUniversity } from '../vite/university.ts';
import { crest, firstScene, ink, page } from './page.ts';

const { university } = await loadUniversity<typeof University>('university.ts');

/** What a link to the portal looks like where people share it: 1200 x 630. */
export const socialPreview = page(
  university.name,
  `
  body { position: relative; width: 1200px; height: 630px; overflow: hidden; background: ${ink('brand', 900)}; color: ${ink('gray', 50)}; }
  body > svg { position: absolute; inset: 0; }
  .words { position: absolute; left: 72px; top: 60px; width: 600px; }
  .words svg { width: 84px; height: 97px; margin-bottom: 34px; }
  h1 { font-size: 84px; line-height: 1.02; }
  p { font-family: 'Source Sans 3'; font-size: 31px; line-height: 1.35; margin-top: 26px; }
  `,
  `${firstScene}
  <div class="words">${crest}<h1>${university.name.replace(' ', '<br>')}</h1><p>${university.motto}</p></div>`,
);
