import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('The command-line options of the benchmark', () => {
  it('default to all sections, with the most rounds for what varies most', () => {
    expect(readOptions([])).toEqual({
      check: false,
      only: ['bytes', 'visits', 'backend', 'import', 'languages', 'roster', 'lighthouse'],
      rounds: { bytes: 1, visits: 30, backend: 5, import: 1, languages: 5, roster: 8, lighthouse: 5 },
      students: [1200, 10_000, 50_000, 100_000],
      url: undefined,
      row: undefined,
    });
  });

  it('--rounds applies to all sections that are measured in rounds', () => {
    expect(readOptions(['--rounds', '2']).rounds).toEqual({
      bytes: 1,
      visits: 2,
      backend: 2,
      import: 1,
      languages: 2,
      roster: 2,
      lighthouse: 2,
    });
  });

  it('The option for a check measures only the sizes that have goals', () => {
    expect(readOptions(['--check']).students).toEqual([50_000, 100_000]);
  });

  it('accept lists with commas or as repeated options', () => {
    const { only, students } = readOptions(['--only', 'bytes,roster', '--students', '1200,50000', '--students', '10']);
    expect(only).toEqual(['bytes', 'roster']);
    expect(students).toEqual([1200, 50_000, 10]);
  });

  it.each([
    [['--only', 'speed'], 'there is no such section'],
    [['--rounds', '0'], '--rounds 0'],
    [['--students', 'many'], '--students many'],
    [['--students', '-5'], 'argument'],
    [['--fast'], 'fast'],
  ])('The option %j is refused with the reason', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
