import { afterEach, describe, expect, it } from 'vitest';
import { startLanguage } from '#src/platform/language.ts';
import { fewOf, listOf } from './name-lists.ts';

afterEach(() => startLanguage('en'));

describe('A list of names in a sentence of the import', () => {
  it('follows the chosen language, also after another one was used', () => {
    expect(listOf(['A', 'B', 'C'])).toBe('A, B, C');
    startLanguage('ur');
    expect(listOf(['A', 'B', 'C'])).toContain('اور C');
    startLanguage('en');
    expect(listOf(['A', 'B', 'C'])).toBe('A, B, C');
  });

  it('names twenty of them at most, and says how many more there are', () => {
    const names = Array.from({ length: 22 }, (_, i) => `Mark ${i + 1}`);
    expect(fewOf(names.slice(0, 20))).toMatch(/Mark 20$/);
    expect(fewOf(names)).toMatch(/Mark 20, and 2 more$/);
  });
});
