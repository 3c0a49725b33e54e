import { describe, expect, it } from 'vitest';
import { seedOf } from '../../mocks/node.ts';
import { haystackOf } from '../pages/roster.ts';
import { typedQueries } from './typed-queries.ts';

describe('The search queries of the benchmark', () => {
  it.each([1200, 20_000])(
    'The search queries match fewer of %d students with each key, but some, with other ones first',
    async (count) => {
      const { students } = await seedOf(count);
      const haystacks = students.toSorted((a, b) => a.name.localeCompare(b.name)).map(haystackOf);
      const queries = typedQueries(haystacks);
      expect(queries).toHaveLength(5);
      for (const query of queries) {
        let before = haystacks;
        for (let end = 1; end <= query.length; end++) {
          const now = haystacks.filter((haystack) => haystack.includes(query.slice(0, end)));
          expect(now.length).toBeGreaterThan(0);
          expect(now.length).toBeLessThan(before.length);
          expect(now.slice(0, 8)).not.toEqual(before.slice(0, 8));
          before = now;
        }
      }
    },
  );

  it('begin with different letters, so that no query is cached by another', async () => {
    const { students } = await seedOf(1200);
    const queries = typedQueries(students.map(haystackOf));
    expect(new Set(queries.map((query) => query[0])).size).toBe(5);
  });

  it('throw for a list that is too short', () => {
    expect(() => typedQueries(['kumar', 'mehta'])).toThrow('0 of 5');
  });
});
