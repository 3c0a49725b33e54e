import { expect, it } from 'vitest';
import type { Connection, Row } from '../database/database.ts';
import { equal, page, searching } from './page.ts';
import { studentList } from './students.ts';

/** The statement for a page of a list in which the planner expects 300,000 rows. */
async function statementFor(conditions: ReturnType<typeof searching>, total: number): Promise<string> {
  const texts: string[] = [];
  const connection: Connection = {
    query<R extends object>(text: string) {
      texts.push(text);
      const plan: Row = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': 300_000 } }] };
      return Promise.resolve((text.startsWith('EXPLAIN') ? [plan] : []) as R[]);
    },
  };
  const read = (row: Row) => row;
  await page(connection, studentList, { query: {}, conditions, total: () => Promise.resolve(total), read });
  return texts.at(-1)!;
}

it('A search finds all that match and sorts them where they are few of all, and else follows the order of the list', async () => {
  expect(await statementFor(searching('priya', 'phone'), 10_000_000)).toContain('OFFSET 0');
  expect(await statementFor(searching('priya', 'phone'), 1_000_000)).not.toContain('OFFSET 0');
  expect(await statementFor(equal('year', 4), 10_000_000)).not.toContain('OFFSET 0');
});
