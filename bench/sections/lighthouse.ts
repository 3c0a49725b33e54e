import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findBrowser } from '../../tools/find-browser.ts';
import { startLiveHost } from '../live-host.ts';
import { quietFlags } from '../browser/launch.ts';
import { type Audit, categories, type LighthouseFigures } from '../figures/results.ts';
import { medians } from '../figures/statistics.ts';

const pages = ['/', '/courses', '/login'];
const devices = ['mobile', 'desktop'] as const;

/** What Lighthouse says of one visit, and which audits the page has failed. */
async function audit(port: number, address: string, device: (typeof devices)[number]) {
  const options = { port, output: 'json', logLevel: 'error' } as const;
  const result = await lighthouse(address, options, device === 'desktop' ? desktopConfig : undefined);
  if (!result) throw new Error(`Lighthouse had nothing to say about ${address}`);
  const { lhr } = result;
  const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]);
  const figures: Audit = {
    ...(Object.fromEntries(scores) as Record<(typeof categories)[number], number>),
    largestPaint: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  };
  const counted = new Set(
    categories
      .filter((name) => name !== 'performance')
      .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => id),
  );
  const failed = Object.values(lhr.audits).filter(({ id, score }) => score === 0 && counted.has(id));
  return { figures, failed: failed.map(({ title }) => title) };
}

/**
 * Lighthouse's figures for the live build, on a static host with compression and an API that answers.
 * @param report is told which audits a page fails
 */
export async function measureLighthouse(rounds: number, report: (line: string) => void): Promise<LighthouseFigures> {
  const host = await startLiveHost({ folders: ['dist-live'] });
  const chrome = await launch({ chromePath: findBrowser(), chromeFlags: ['--headless', ...quietFlags] });
  const samples = { mobile: new Map<string, Audit[]>(), desktop: new Map<string, Audit[]>() };
  try {
    for (let round = 0; round < rounds; round++)
      for (const device of devices)
        for (const page of pages) {
          const { figures, failed } = await audit(chrome.port, `${host.origin}${page}`, device);
          samples[device].set(page, [...(samples[device].get(page) ?? []), figures]);
          if (round === 0) for (const title of failed) report(`${page} on ${device}: ${title}`);
        }
  } finally {
    chrome.kill();
    host.close();
  }
  const summary = (device: (typeof devices)[number]) =>
    Object.fromEntries([...samples[device]].map(([page, audits]) => [page, medians(audits)]));
  return { mobile: summary('mobile'), desktop: summary('desktop') };
}
