/**
 * Prints Lighthouse's figures for the live build, on a static host with compression and an API that answers:
 * `npm run build && npm run lighthouse`. Fails where a figure misses its goal.
 */
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findBrowser } from './find-browser.ts';
import { startLiveHost } from './live-host.ts';

const pages = ['/', '/courses', '/login'];
const goals = {
  desktop: { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 },
  mobile: { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 },
} as const;
const shiftGoal = 0.01;

const host = await startLiveHost({ folders: ['dist-live'] });

const chrome = await launch({
  chromePath: findBrowser(),
  chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
});

/** The value in the middle: these machines are noisy. */
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const runs = 3;
let missed = 0;

for (const [device, goal] of Object.entries(goals))
  for (const page of pages) {
    const scores: Record<string, number[]> = {};
    const note = (name: string, value: number) => (scores[name] ??= []).push(value);
    for (let run = 0; run < runs; run++) {
      const options = { port: chrome.port, output: 'json', logLevel: 'error' } as const;
      const result = await lighthouse(
        `${host.origin}${page}`,
        options,
        device === 'desktop' ? desktopConfig : undefined,
      );
      if (!result) throw new Error(`Lighthouse had nothing to say about ${page}`);
      for (const name of Object.keys(goal)) note(name, Math.round((result.lhr.categories[name]?.score ?? 0) * 100));
      note('shift', result.lhr.audits['cumulative-layout-shift']?.numericValue ?? 1);
      note('lcp', result.lhr.audits['largest-contentful-paint']?.numericValue ?? 0);
      if (run === 0)
        for (const { id, score, title } of Object.values(result.lhr.audits))
          if (
            score === 0 &&
            ['accessibility', 'best-practices', 'seo'].some((name) =>
              result.lhr.categories[name]?.auditRefs.some((ref) => ref.id === id && ref.weight > 0),
            )
          )
            console.log(`    ${page}: ${title}`);
    }
    const figures = Object.entries(goal).map(([name, wanted]) => {
      const value = median(scores[name] ?? []);
      if (value < wanted) missed++;
      return `${name} ${value}${value < wanted ? ` (goal ${wanted})` : ''}`;
    });
    const shift = median(scores['shift'] ?? []);
    if (shift > shiftGoal) missed++;
    const lcp = (median(scores['lcp'] ?? []) / 1000).toFixed(2);
    console.log(`${device.padEnd(8)}${page.padEnd(10)}${figures.join(', ')}, CLS ${shift.toFixed(3)}, LCP ${lcp} s`);
  }

await chrome.kill();
host.close();
if (missed > 0) {
  console.error(`${missed} figures miss their goal.`);
  process.exitCode = 1;
}
