import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('The options of the bench', () => {
  it('measure everything where nothing else is said, and what varies most in the most rounds', () => {
    expect(readOptions([])).toEqual({
      check: false,
      only: ['bytes', 'visits', 'backend', 'import', 'roster', 'lighthouse'],
      rounds: { bytes: 1, visits: 30, backend: 5, import: 1, roster: 8, lighthouse: 5 },
      students: [1200, 10_000, 50_000, 100_000],
      url: undefined,
      row: undefined,
    });
  });

  it('--rounds is for all sections that are measured in rounds', () => {
    expect(readOptions(['--rounds', '2']).rounds).toEqual({
      bytes: 1,
      visits: 2,
      backend: 2,
      import: 1,
      roster: 2,
      lighthouse: 2,
    });
  });

  it('a check needs the sizes that have goals alone', () => {
    expect(readOptions(['--check']).students).toEqual([50_000, 100_000]);
  });

  it('lists may be written with commas or as several options', () => {
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
  ])('%j is refused, and why is said', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
