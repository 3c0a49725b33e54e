/**
 * Makes the pictures in the university's icons/ that are not drawn by hand, and the home page's brochure, from the
 * project's own vector scenes: `npm run tool pictures`. They are committed; run it again when a scene, the crest or a text
 * has changed.
 */
import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { findBrowser } from '../find-browser.ts';
import { brochure } from './brochure.ts';
import { indexedPng } from './indexed-png.ts';
import { universityFolder } from '../vite/university.ts';
import { crest, ink } from './page.ts';
import { socialPreview } from './social-preview.ts';

const LIMIT = 25_000;
const BROCHURE_LIMIT = 150_000;

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();

async function save(name: string, file: Buffer, limit: number): Promise<void> {
  await writeFile(name, file);
  console.log(`${name.padEnd(32)}${(file.length / 1000).toFixed(1).padStart(6)} kB`);
  if (file.length <= limit) return;
  console.error(`${name} is larger than ${limit / 1000} kB.`);
  process.exitCode = 1;
}

/** Draws a page and keeps it as a PNG with a palette. */
async function png(name: string, html: string, width: number, height: number, colors: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const shot = (await page.screenshot({ omitBackground: true })).toString('base64');
  const data = await page.evaluate(async (source) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context?.drawImage(picture, 0, 0);
    const bytes = context?.getImageData(0, 0, picture.width, picture.height).data ?? [];
    let text = '';
    for (let at = 0; at < bytes.length; at += 4096) text += String.fromCharCode(...bytes.slice(at, at + 4096));
    return btoa(text);
  }, shot);
  await save(
    `${universityFolder}/icons/${name}`,
    indexedPng({ width, height, data: Buffer.from(data, 'base64') }, colors),
    LIMIT,
  );
}

/** The crest in the middle of a square, as high as the given share of it. */
const icon = (size: number, share: number, ground: string) => `<!doctype html>
  <style>body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} } svg { height: ${size * share}px }</style>
  ${crest}`;

await png('icon-192.png', icon(192, 0.96, 'transparent'), 192, 192, 64);
await png('icon-512.png', icon(512, 0.96, 'transparent'), 512, 512, 64);
// Whatever shape a phone cuts out of it, the crest stays whole.
await png('icon-maskable-512.png', icon(512, 0.6, ink('gray', 50)), 512, 512, 64);
await png('apple-touch-icon.png', icon(180, 0.8, ink('gray', 50)), 180, 180, 64);
await png('social-preview.png', socialPreview, 1200, 630, 44);

await page.setContent(brochure);
await page.evaluate(() => document.fonts.ready);
await save(
  `${universityFolder}/brochure.pdf`,
  await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true }),
  BROCHURE_LIMIT,
);
await browser.close();
