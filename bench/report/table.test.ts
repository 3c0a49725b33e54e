import { describe, expect, it } from 'vitest';
import { goals } from '../figures/goals.ts';
import type { Sections } from '../figures/results.ts';
import { measuredSections, sectionOf } from '../figures/testing-sections.ts';
import { tableOf } from './table.ts';
import { textOf } from './text.ts';

const machine = {
  processor: 'Processor 1',
  processors: 2,
  memoryMB: 4000,
  system: 'linux 6',
  node: 'v20.20.2',
  browser: '156.0',
};
const render = (sections: Sections) => tableOf({ machine, versions: { react: '19.3.1' }, sections });

const { visits } = measuredSections;
const slow: Sections = { visits: sectionOf({ ...visits.figures, cold: 1000, warm: 900 }) };

describe('The table of benchmark results', () => {
  it('shows each figure with its limit, and a broken limit in bold', () => {
    const table = render(slow);
    expect(table).toContain('| Roster of 1,200, cold | 1,000 ms | **≤ 900 ms** |');
    expect(table).toContain('| Roster of 1,200, warm | 900 ms | ≤ 1 × cold (1,000 ms) |');
    expect(table).toContain('1 of 3 goals are broken.');
  });

  it('shows each goal of all sections: those of Lighthouse in one row for all pages', () => {
    const table = render(measuredSections);
    for (const { what } of goals(measuredSections)) expect(table).toContain(`${what.replace(/^\S+ on /, '')} | `);
    expect(table).toMatch(/All \d+ goals are kept\./);
  });

  it('shows a figure with all of its limits in one row', () => {
    const rows = render(measuredSections).match(/^\| 50,000 students: key to paint, p95 .*$/gm);
    expect(rows).toHaveLength(1);
    expect(rows?.[0]).toMatch(/× Chakra cells \([\d.]+ ms\), ≤ 50 ms \|$/);
  });

  it('names the date, the machine, and the load of other programs', () => {
    const table = render({ ...measuredSections, visits: { ...visits, load: { before: 0.4, others: 0.3 } } });
    expect(table).toContain(`on ${visits.at.slice(0, 10)}: 2 × Processor 1, 4 GB, Chromium 156.0`);
    expect(table).toContain('load of others at most 0.30');
  });

  it('says that there is no verdict, and which section was disturbed', () => {
    expect(render({ visits: { ...visits, load: { before: 3, others: 2 } } })).toContain(
      'Others used the machine while visits ran',
    );
  });
});

it('The text for a terminal shows the growth of figures that were measured at three sizes', () => {
  const rows = measuredSections.roster.figures['50000'];
  const at = (boot: number) => ({ ...rows, portal: { ...rows.portal, boot } });
  const roster = sectionOf({ 1000: at(110), 10000: at(200), 50000: at(600) });
  expect(textOf({ roster })).toContain('Rows painted: 100 ms + 10 ms a thousand students, n^0.4');
  expect(textOf({ roster: sectionOf({ 50000: rows }) })).not.toContain('How it grows');
});
