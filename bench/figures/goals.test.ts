import { describe, expect, it } from 'vitest';
import { disturbed, goals, verdict } from './goals.ts';
import { measuredSections, sectionOf } from './testing-sections.ts';

const broken = (sections: Parameters<typeof goals>[0]) =>
  goals(sections)
    .filter(({ kept }) => !kept)
    .map(({ what, of }) => (of ? `${what} (${of.name})` : what));

describe('The goals of the benchmark', () => {
  it('accept figures within their limits', () => {
    expect(broken(measuredSections)).toEqual([]);
    expect(verdict(measuredSections)).toBe('kept');
  });

  it('cover every section, and both large rosters with each of their figures', () => {
    const all = goals(measuredSections);
    expect(new Set(all.map(({ section }) => section))).toEqual(
      new Set(['bytes', 'visits', 'backend', 'import', 'languages', 'roster', 'lighthouse']),
    );
    expect(all.filter(({ section }) => section === 'roster')).toHaveLength(2 * 11);
  });

  it.each([
    ['boot', 1401, ['50,000 students: rows painted (Chakra cells)']],
    ['boot', 1501, ['50,000 students: rows painted (Chakra cells)', '50,000 students: rows painted (AG Grid)']],
    ['keyP95', 40, ['50,000 students: key to paint, p95 (Chakra cells)']],
    ['firstKeysP95', 39.5, ['50,000 students: first ten keys, p95 (Chakra cells)']],
    ['unpainted', 1, ['50,000 students: keys, clicks and scrolls without a paint']],
    ['sort', 81, ['50,000 students: sort (AG Grid)']],
    ['scrollP95', 81, ['50,000 students: scroll, p95 (AG Grid)']],
    ['heap', 121, ['50,000 students: heap (AG Grid)']],
  ] as const)('fail for a roster with %s of %d', (name, figure, expected) => {
    const { figures } = measuredSections.roster;
    const rows = figures['50000'];
    const changed = { ...figures, 50000: { ...rows, portal: { ...rows.portal, [name]: figure } } };
    expect(broken({ roster: sectionOf(changed) })).toEqual(expected);
  });

  it.each([
    ['answeredP95', 201, ['/login in another language, 4 times slower: answered, p95']],
    ['drawn', 151, ['/login in another language, 4 times slower: drawn (opened anew)']],
  ] as const)('fail for another language with %s of %d ms', (name, figure, expected) => {
    const { figures } = measuredSections.languages;
    expect(broken({ languages: sectionOf({ '/login': { ...figures['/login'], [name]: figure } }) })).toEqual(expected);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('fail for a figure of %d', (figure) => {
    const { figures } = measuredSections.visits;
    expect(broken({ visits: sectionOf({ ...figures, cold: figure }) })).toContain('Roster of 1,200, cold');
  });

  it('fail for a reference that was not measured', () => {
    const { portal } = measuredSections.roster.figures['50000'];
    const sections = { roster: sectionOf({ 50000: { portal } }) };
    expect(broken(sections)).toContain('50,000 students: rows painted (Chakra cells)');
    expect(verdict(sections)).toBe('broken');
  });

  it('give no verdict on a machine with other load, whether they are met or not', () => {
    const { visits } = measuredSections;
    const busy = { ...visits, load: { before: 0, others: 1.6 } };
    expect(verdict({ visits: busy })).toBe('refused');
    expect(verdict({ visits: { ...busy, figures: { ...visits.figures, cold: 5000 } } })).toBe('refused');
    expect(disturbed({ ...measuredSections, visits: busy })).toEqual(['visits']);
  });

  it('give a verdict on bytes regardless of other load', () => {
    const { bytes } = measuredSections;
    expect(verdict({ bytes: { ...bytes, load: { before: 9, others: 9 } } })).toBe('kept');
  });

  it('ignore the benchmark’s own load', () => {
    const { visits } = measuredSections;
    expect(verdict({ visits: { ...visits, load: { before: 9, others: 1.5 } } })).toBe('kept');
  });
});
