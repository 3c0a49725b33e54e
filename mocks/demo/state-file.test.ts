import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chunksOf, schema } from '../university/tables.ts';
import { Database } from '../engine/db/database.ts';
import type { Database as UniversityDatabase } from '../university/database.ts';
import { memoryStorage } from '../engine/db/memory-storage.ts';
import { accounts, testBackend } from '../testing.ts';
import { knownOf } from '../testing-requests.ts';
import { DemoError } from './demo-error.ts';
import { readStateFile, rowsOfState, stateFile } from './state-file.ts';

const dataSet = { scenario: 'typical-day', students: 40, today: '2026-05-18' };

const fileOf = (database: UniversityDatabase): Promise<string> =>
  database.readWhole((tables, stored) => {
    const rows = rowsOfState(tables);
    return [...stateFile((name) => rows[name], stored!)].join('');
  });

/** A state in which somebody has applied, was approved, and a student and a course were deleted. */
async function usedState() {
  const backend = await testBackend();
  const token = await backend.tokenOf(accounts.staffAdmin);
  const { other, application, course } = await knownOf(backend);
  const review = { status: 'APPROVED' };
  await backend.send(`/applications/${application}/review`, { method: 'PUT', token, body: review });
  await backend.send(`/students/${other.id}`, { method: 'DELETE', token });
  await backend.send(`/courses/${course}`, { method: 'DELETE', token });
  return fileOf(backend.database);
}

interface Content {
  format?: unknown;
  version?: unknown;
  dataSet?: Record<string, unknown>;
  tables: Record<string, Record<string, unknown>[]>;
}
const edited = async (edit: (content: Content) => void) => {
  const content = JSON.parse(await usedState()) as Content;
  edit(content);
  return JSON.stringify(content);
};

describe('A state file', () => {
  it('exports the same bytes after an import by another browser', async () => {
    const file = await usedState();
    const { rows, dataSet } = await readStateFile(file);
    const seed = { chunks: chunksOf(rows), dataSet };
    const database = await Database.open({ schema, open: async () => memoryStorage(), seed: async () => seed });
    expect(await fileOf(database)).toBe(file);
  });

  it('a file saved with version 1 is read, and exported again with the same bytes', async () => {
    const file = readFileSync(new URL('state-file-version-1.test.txt', import.meta.url), 'utf8');
    const { rows, dataSet } = await readStateFile(file);
    for (const [table, saved] of Object.entries(rows)) expect([table, saved.length]).not.toEqual([table, 0]);
    const seed = { chunks: chunksOf(rows), dataSet };
    const database = await Database.open({ schema, open: async () => memoryStorage(), seed: async () => seed });
    expect(await fileOf(database)).toBe(file);
  });

  it('contains every record, message and deletion, and no token', async () => {
    const content = JSON.parse(await usedState()) as Content;
    const sizes = Object.fromEntries(Object.entries(content.tables).map(([name, rows]) => [name, rows.length]));
    expect(sizes).toMatchObject({ students: 40, outbox: 2, deleted: 2, changes: 3 });
    expect(Object.keys(content.tables)).not.toContain('sessions');
  });

  it('A state file without a log of changes is read with an empty one', async () => {
    const { rows, dataSet } = await readStateFile(await edited(({ tables }) => void delete tables['changes']));
    expect(rows.students).toHaveLength(40);
    const seed = { chunks: chunksOf(rows), dataSet };
    const database = await Database.open({ schema, open: async () => memoryStorage(), seed: async () => seed });
    expect(await database.transact('read', ({ changes }) => changes.all())).toEqual([]);
  });

  const broken: [name: string, edit: (content: Content) => void, sentence: string][] = [
    ['of another program', (content) => void (content.format = 'other'), 'This is no state file of the demo.'],
    [
      'of a later version',
      (content) => void (content.version = 2),
      'The state file is of version 2, and this portal reads version 1.',
    ],
    ['without its data set', (content) => void delete content.dataSet, 'does not say which data it holds'],
    ['with a day that is none', (content) => void (content.dataSet = { ...dataSet, today: 'May' }), 'is no date'],
    ['without courses', (content) => void delete content.tables['courses'], 'The state file has no list of courses.'],
    ['with a table that nobody knows', (content) => void (content.tables['faculty'] = []), 'has a table “faculty”'],
    [
      'with a year that is a text',
      ({ tables }) => void (tables['students']![4]!['year'] = 'three'),
      'The state file’s students cannot be read: row 5, year: ',
    ],
    [
      'with an unknown status',
      ({ tables }) => void (tables['applications']![0]!['status'] = 'LOST'),
      'The state file’s applications cannot be read: row 1, status: ',
    ],
    [
      'with an account of no role',
      ({ tables }) => void (tables['accounts']![2]!['role'] = 'KING'),
      'The state file’s accounts cannot be read: row 3 is not as this portal writes it.',
    ],
    [
      'with a message without a text',
      ({ tables }) => void delete tables['outbox']![0]!['text'],
      'The state file’s outbox cannot be read: row 1 ',
    ],
    [
      'with a deleted student that is none',
      ({ tables }) => void (tables['deleted']![0]!['record'] = { kind: 'student', student: { id: 'x' } }),
      'The state file’s deleted cannot be read: row 1',
    ],
    [
      'with a change of no kind',
      ({ tables }) => void (tables['changes']![1]!['kind'] = 'lost'),
      'The state file’s changes cannot be read: row 2, kind: ',
    ],
    [
      'with a change of no record',
      ({ tables }) => void delete tables['changes']![0]!['recordId'],
      'The state file’s changes cannot be read: row 1 is not as this portal writes it.',
    ],
    [
      'with one address twice',
      ({ tables }) => void (tables['students']![3]!['email'] = tables['students']![1]!['email']),
      'The state file’s students cannot be read: rows 2 and 4 have the same email.',
    ],
  ];

  it.each(broken)('A state file %s is refused with a message', async (_name, edit, sentence) => {
    const reading = readStateFile(await edited(edit));
    await expect(reading).rejects.toThrow(DemoError);
    await expect(reading).rejects.toThrow(sentence);
    await expect(reading).rejects.toThrow('Nothing was changed.');
  });

  it.each(['', 'not JSON', '{"format":"university-portal-demo","ver', 'null', '[]', '7'])(
    'A state file that is %j is refused with a message',
    async (text) => {
      await expect(readStateFile(text)).rejects.toThrow(/This is no state file of the demo/);
    },
  );
});
