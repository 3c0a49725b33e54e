import { describe, expect, it } from 'vitest';
import { goals } from '../figures/goals.ts';
import type { Sections } from '../figures/results.ts';
import { measuredSections, sectionOf } from '../figures/testing-sections.ts';
import { pageOf } from './page.ts';
import { textOf } from './text.ts';

const machine = {
  processor: 'Processor <1>',
  processors: 2,
  memoryMB: 4000,
  system: 'linux 6',
  node: 'v20.20.2',
  browser: '156.0',
};
const render = (sections: Sections) => pageOf({ machine, versions: { react: '19.3.1' }, sections });

const { visits } = measuredSections;
const slow: Sections = { visits: sectionOf({ ...visits.figures, cold: 1000, warm: 900 }) };

describe('The page of results', () => {
  it('shows each figure with its ratio and its limit, and whether the goal is kept', () => {
    const page = render(slow);
    expect(page).toMatch(/Roster of 1,200, cold<small>at most 800 ms<\/small>.*\n.*1,000 ms.*broken/);
    expect(page).toMatch(
      /Roster of 1,200, warm<small>at most 1 × cold \(1,000 ms\): 1,000 ms.*\n.*900 ms, 0.90 ×.*kept/,
    );
    expect(page).toContain('1 of 3 goals are broken.');
  });

  it('says each goal and each measured figure of all sections', () => {
    const page = render(measuredSections);
    for (const { what } of goals(measuredSections)) expect(page).toContain(`${what}<small>`);
    expect(page).toMatch(/All \d+ goals are kept\./);
  });

  it('says on what it was measured, and the load before each section', () => {
    const page = render(measuredSections);
    expect(page).toContain('Chromium 156.0');
    expect(page).toContain('react 19.3.1');
    expect(page.match(/load 0\.40 before, 0\.10 of others meanwhile/g)).toHaveLength(6);
  });

  it('says that there is no verdict, and which section was disturbed', () => {
    const page = render({ visits: { ...visits, load: { before: 3, others: 2 } } });
    expect(page).toContain('Others used the machine while visits ran');
    expect(page).not.toMatch(/>(?:kept|broken)</);
  });

  it('needs no script and no other file, and puts no text in as markup', () => {
    const page = render(measuredSections);
    expect(page).not.toMatch(/<script|<link|src=|url\(|https?:/);
    expect(page).toContain('Processor &lt;1&gt;');
  });

  it('draws the longest bar of a chart over its whole width, and the others in proportion', () => {
    const page = render({ visits: sectionOf({ ...visits.figures, first: 2000, cold: 1000, warm: 500, pages: {} }) });
    expect([...page.matchAll(/inline-size: ([\d.]+)%/g)].map(([, width]) => width)).toEqual(['100.0', '50.0', '25.0']);
  });

  it('shows how figures grow where three sizes were measured', () => {
    const rows = measuredSections.roster.figures['50000'];
    const at = (boot: number) => ({ ...rows, portal: { ...rows.portal, boot } });
    const roster = sectionOf({ 1000: at(110), 10000: at(200), 50000: at(600) });
    expect(render({ roster })).toContain('100 ms + 10 ms a thousand students');
    expect(textOf({ roster })).toContain('Rows painted: 100 ms + 10 ms a thousand students, n^0.4');
    expect(render({ roster: sectionOf({ 50000: rows }) })).not.toContain('Growth');
  });
});
