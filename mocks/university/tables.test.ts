import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { areRowsOf } from '../engine/db/row-shape.ts';
import { tableNames } from '../engine/db/tables.ts';
import { makeSeed } from './seed/seed.ts';
import { type SeedRows, schema, type TableName } from './tables.ts';

/** Rows of most tables, as a published version has stored them. */
const stored = JSON.parse(readFileSync(new URL('stored-version-1.test.json', import.meta.url), 'utf8')) as {
  readonly chunks: readonly {
    readonly key: readonly [table: string, chunk: number];
    readonly rows: readonly object[];
  }[];
};

/** Rows of the tables that it did not have yet. */
const later: Partial<Record<TableName, readonly object[]>> = {
  outbox: [{ id: 'm1', to: 'a@x.example', subject: 'Welcome', text: 'Hello', sentAt: '2026-05-18T09:00:00.000Z' }],
  languages: [{ id: 'a@x.example', language: 'ur' }],
  deleted: [{ id: 'd1', record: { kind: 'course', course: {} }, by: 'Om Iyer', at: '2026-05-18T09:00:00.000Z' }],
  casework: [{ id: 'a1', notes: [] }],
  offers: [
    {
      id: 'a1',
      state: 'OPEN',
      answerBy: '2026-05-28T18:29:59.999Z',
      at: '2026-05-18T09:00:00.000Z',
      by: 'Om Iyer',
      holdsSeat: true,
    },
  ],
  documents: [
    {
      id: 'd1',
      applicationId: 'a1',
      name: 'Marks.pdf',
      type: 'application/pdf',
      size: 4,
      addedAt: '2026-05-18T09:00:00.000Z',
    },
  ],
  documentContents: [{ id: 'd1', content: 'JVBERg==' }],
  ranks: [{ id: 'a1', rank: 1, at: '2026-05-18T09:00:00.000Z' }],
  papers: [
    {
      id: '2026-000001-K7Q4X-9WD3M',
      studentId: 's1',
      kind: 'Certificate',
      name: 'Asha Rao',
      rollNo: 'CS24001',
      issuedOn: '2026-05-18',
      facts: [],
      by: 'Om Iyer',
    },
  ],
  keptAnswers: [{ id: 'k1', request: 'c0de', answer: '5ea1', at: 1 }],
  changes: [
    { id: 'c1', recordId: 's1', at: '2026-05-18T09:00:00.000Z', by: { name: 'Om' }, kind: 'updated', fields: [] },
  ],
};

/** Rows of the tables that are filled from the start. */
const seeded: Partial<SeedRows> = await makeSeed({
  today: '2026-05-18',
  students: 1,
  applications: 1,
  credential: { salt: '5eed', hash: 'c0de' },
});

/** What these rows have, and others may lack. */
const optional: Partial<Record<TableName, readonly string[]>> = {
  students: ['admissionDate', 'createdAt', 'status', 'updatedAt'],
  courses: ['availableSeats', 'durationYears', 'feeAmount', 'feeType', 'totalSeats'],
};

it.each(tableNames(schema))('A stored row of %s is read, and is invalid without any field that all have', (table) => {
  const inVersion1 = stored.chunks.flatMap(({ key, rows }) => (key[0] === table ? rows : []));
  const made = inVersion1.length > 0 ? inVersion1 : seeded[table as keyof SeedRows];
  const rows: readonly object[] = later[table] ?? made ?? [];
  expect(rows.length).toBeGreaterThan(0);
  expect(areRowsOf(schema[table].shape, rows)).toBe(true);
  const inEach = Object.keys(rows[0] ?? {}).filter((name) => rows.every((row) => name in row));
  for (const name of inEach) {
    const isOptional = optional[table]?.includes(name) ?? false;
    for (const spoiled of [undefined, null])
      expect(areRowsOf(schema[table].shape, [...rows, { ...rows[0], [name]: spoiled }]), name).toBe(isOptional);
  }
});
