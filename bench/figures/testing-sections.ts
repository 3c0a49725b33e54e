import type { Audit, RosterRow, Weight } from './results.ts';

/** A section that was measured on a quiet machine. */
export const sectionOf = <Figures>(figures: Figures) => ({
  at: '2026-05-18T06:00:00.000Z',
  rounds: 5,
  load: { before: 0.4, others: 0.1 },
  figures,
});

const weight = (gzip: number): Weight => ({ files: 1, gzip, brotli: 0.86 * gzip });
const page = (gzip: number) => ({ live: weight(gzip), demo: weight(gzip) });
const audit: Audit = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  largestPaint: 1400,
  shift: 0,
};
const audits = { '/': audit, '/courses': audit, '/login': audit };

const row: RosterRow = {
  boot: 1000,
  whole: 1200,
  key: 10,
  keyP95: 30,
  firstKeysP95: 30,
  sort: 80,
  scrollP95: 80,
  heap: 100,
  keys: 125,
  unpainted: 0,
};
const rows = {
  portal: row,
  'Chakra cells': row,
  'AG Grid': { ...row, boot: 1500, keyP95: 100, firstKeysP95: 100, sort: 100, scrollP95: 100 },
};

/** Figures that keep every goal, some of them just so. */
export const measuredSections = {
  bytes: sectionOf({
    floors: { react: weight(67_000), router: weight(103_000), slim21: weight(148_000), login: weight(177_000) },
    transport: weight(60_000),
    pages: { '/': page(160_000), '/login': page(194_000) },
    early: [] as string[],
  }),
  visits: sectionOf({
    first: 1200,
    cold: 900,
    warm: 900,
    pages: { '/': { painted: 100, backendAsked: 300 } },
  }),
  backend: sectionOf({
    50000: {
      statistics: 2,
      bareLoop: 1,
      throughWorker: 550,
      bareWorker: 500,
      inPage: 320,
      bareResponse: 257,
      generation: 200,
      seed: 600,
      bareSeed: 409,
      save: 4,
      rewrite: 150,
    },
  }),
  import: sectionOf({ checking: 3000, writing: 12_000, longestTask: 200 }),
  languages: sectionOf({ '/login': { answeredP95: 200, drawn: 150, drawnP95: 250, opened: 300 } }),
  roster: sectionOf({ 50000: rows, 100000: rows }),
  lighthouse: sectionOf({ mobile: audits, desktop: audits }),
};
