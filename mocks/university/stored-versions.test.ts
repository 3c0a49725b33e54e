import { readFileSync } from 'node:fs';
import { type IDBPDatabase, openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { createHandlers } from '../backend.ts';
import { nodeResponseCheck } from '../node.ts';
import { accounts, clientOf } from '../testing.ts';
import { databaseName, newBrowser, onDisk, openTab } from '../testing-storage.ts';
import { Database } from '../engine/db/database.ts';
import { indexedStorage } from '../engine/db/indexed-storage.ts';
import type { Migration } from '../engine/db/migrations.ts';
import { tableNames } from '../engine/db/tables.ts';
import { type Database as UniversityDatabase, migrations } from './database.ts';
import { schema, type TableName } from './tables.ts';

interface Stored {
  readonly version: number;
  readonly head: { readonly revision: number; readonly tables: Readonly<Record<string, readonly number[]>> };
  readonly chunks: readonly { readonly key: [table: string, chunk: number]; readonly rows: readonly object[] }[];
}

/**
 * What version 1 has left in IndexedDB: a seeded database (most rows left out), in which somebody has registered, applied,
 * been reviewed, signed in, and mistyped a password. A published version's data does not change, and nor does this file.
 */
const version1 = JSON.parse(readFileSync(new URL('stored-version-1.test.json', import.meta.url), 'utf8')) as Stored;

const tablesOfVersion1 = tableNames(schema).filter((name) => name in version1.head.tables);

/** Puts the data into the browser as the version that wrote it did. */
async function store({ version, head, chunks }: Stored): Promise<void> {
  const disk = await openDB(databaseName, version, {
    upgrade: (database) => ['head', 'chunks'].forEach((name) => database.createObjectStore(name)),
  });
  await disk.put('head', head, 'head');
  for (const { key, rows } of chunks) await disk.put('chunks', rows, key);
  disk.close();
}

/** The data of a version that did not have the table yet. */
function without(table: TableName): Stored {
  const { [table]: _revisions, ...tables } = version1.head.tables;
  const chunks = version1.chunks.filter(({ key }) => key[0] !== table);
  return { ...version1, head: { ...version1.head, tables }, chunks };
}

const rowsOf = (table: TableName) => version1.chunks.flatMap(({ key, rows }) => (key[0] === table ? rows : []));
const read = (database: UniversityDatabase, table: TableName) =>
  database.transact('read', (tables) => [...tables[table].all()]);

beforeEach(newBrowser);

describe('a database that version 1 has stored', () => {
  it.each(tablesOfVersion1)('a database of version 1 is read row by row: %s', async (table) => {
    await store(version1);
    const tab = await openTab();
    expect(rowsOf(table).length).toBeGreaterThan(0);
    expect(await read(tab.database, table)).toEqual(rowsOf(table));
    expect([tab.events, tab.seeds()]).toEqual([[], 0]);
  });

  it('a database of version 1 answers with its records, in the contract’s shapes', async () => {
    await store(version1);
    const { database } = await openTab();
    const now = () => new Date('2026-07-20T09:00:00.000Z');
    const { send, login } = clientOf(createHandlers({ database, now, checkResponse: nodeResponseCheck() }));
    const token = await login(accounts.staffAdmin);
    const lists = ['/admin/students', '/applications', '/courses'] as const;
    const sizes = await Promise.all(lists.map(async (path) => (await send(path, { token })).body.data));
    expect(sizes.map((rows) => (rows as object[]).length)).toEqual(
      (['students', 'applications', 'courses'] as const).map((table) => rowsOf(table).length),
    );
    expect(await login('meera.pillai@mail.example', 'first-Day-1')).toEqual(expect.any(String));
  });

  it('a database of version 1 can be written to, and is read again with the change', async () => {
    await store(version1);
    const { database } = await openTab();
    await database.transact('write', ({ students }) => students.replace({ ...students.all()[0]!, name: 'Changed' }));
    const [first] = await read((await openTab()).database, 'students');
    expect(first).toMatchObject({ name: 'Changed' });
  });
});

describe.each(tablesOfVersion1)('a database stored before the table %s existed', (table) => {
  it('reads that table as empty, and is neither seeded again nor set aside', async () => {
    await store(without(table));
    const tab = await openTab();
    for (const name of tablesOfVersion1)
      expect(await read(tab.database, name)).toEqual(name === table ? [] : rowsOf(name));
    expect([tab.events, tab.seeds()]).toEqual([[], 0]);
  });

  it('stores the first row of the table', async () => {
    await store(without(table));
    const row = rowsOf(table)[0] as never;
    await (await openTab()).database.transact('write', (tables) => tables[table].insert(row));
    const later = await openTab();
    expect(await read(later.database, table)).toEqual([row]);
    expect([later.events, later.seeds()]).toEqual([[], 0]);
    const head: Stored['head'] = await onDisk((disk) => disk.get('head', 'head'));
    expect(head.tables[table]).toEqual([version1.head.revision + 1]);
  });

  it('A migration can fill a table that is missing', async () => {
    await store(without(table));
    const fill: Migration = async (_database, transaction) => {
      const head = (await transaction.objectStore('head').get('head')) as Stored['head'];
      const tables = { ...head.tables, [table]: [head.revision] };
      await transaction.objectStore('head').put?.({ ...head, tables }, 'head');
      await transaction.objectStore('chunks').put?.(rowsOf(table), [table, 0]);
    };
    const database: UniversityDatabase = await Database.open({
      schema,
      open: () => indexedStorage(databaseName, schema, [...migrations, fill]),
      seed: () => Promise.reject(new Error('the database is not empty')),
    });
    for (const name of tablesOfVersion1) expect(await read(database, name)).toEqual(rowsOf(name));
  });
});

it('a table of a newer version is kept by a write of this version', async () => {
  const head = { ...version1.head, tables: { ...version1.head.tables, faculty: [7] } };
  const chunk = { key: ['faculty', 0] as [string, number], rows: [{ id: 'fac_1' }] };
  await store({ ...version1, head, chunks: [...version1.chunks, chunk] });
  const tab = await openTab();
  await tab.database.transact('write', ({ courses }) => courses.remove(courses.all()[0]!.id));
  const stored: Stored['head'] = await onDisk((disk) => disk.get('head', 'head'));
  expect(stored.tables['faculty']).toEqual([7]);
  expect(await onDisk((disk) => disk.get('chunks', chunk.key))).toEqual(chunk.rows);
  expect(tab.events).toEqual([]);
});

/** All that a portal has stored, under the database's name: each table has rows, and one replacement can be undone. */
const everything = JSON.parse(readFileSync(new URL('stored-all-tables.test.json', import.meta.url), 'utf8')) as {
  readonly name: string;
  readonly version: number;
  readonly stores: {
    readonly head: readonly { readonly key: string; readonly value: Stored['head'] & { readonly dataSet: object } }[];
    readonly chunks: readonly { readonly key: readonly (string | number)[]; readonly value: readonly object[] }[];
  };
};

const tablesOfEverything = tableNames(schema).filter((name) =>
  everything.stores.head.every(({ value }) => name in value.tables),
);

describe('a stored database with rows in every table and an undo', () => {
  const storedIn = (...key: (string | number)[]) =>
    everything.stores.chunks.find((chunk) => chunk.key.join() === key.join())?.value ?? [];
  const [current, previous] = everything.stores.head.map(({ value }) => value.dataSet);
  const keysAndRows = (disk: IDBPDatabase) => Promise.all([disk.getAllKeys('chunks'), disk.getAll('chunks')]);

  beforeEach(async () => {
    const disk = await openDB(everything.name, everything.version, {
      upgrade: (database) => Object.keys(everything.stores).forEach((name) => database.createObjectStore(name)),
    });
    for (const [store, entries] of Object.entries(everything.stores))
      for (const { key, value } of entries) await disk.put(store, value, key as IDBValidKey);
    disk.close();
  });

  it.each(tablesOfEverything)('the stored database is read row by row: %s', async (table) => {
    const tab = await openTab();
    expect(storedIn(table, 0).length).toBeGreaterThan(0);
    expect(await read(tab.database, table)).toEqual(storedIn(table, 0));
    expect([tab.events, tab.seeds()]).toEqual([[], 0]);
  });

  it('the stored database opens without an upgrade, and no other one is created', async () => {
    const { database } = await openTab();
    await database.transact('write', ({ courses }) => courses.remove(courses.all()[0]!.id));
    expect(await indexedDB.databases()).toEqual([{ name: everything.name, version: everything.version }]);
  });

  it('the stored database keeps its data’s origin, and its undo restores the replaced data', async () => {
    const { database } = await openTab();
    expect(await database.dataSets()).toEqual({ current, previous });
    expect(await database.undoReplace(() => {})).toBe(true);
    expect(await database.dataSets()).toEqual({ current: previous, previous: current });
    for (const table of tableNames(schema)) expect(await read(database, table)).toEqual(storedIn('previous', table, 0));
  });

  it('the stored database has the same keys and rows after the undo is undone', async () => {
    const before = await onDisk(keysAndRows);
    const { database } = await openTab();
    await database.undoReplace(() => {});
    expect(await onDisk(keysAndRows)).not.toEqual(before);
    await database.undoReplace(() => {});
    expect(await onDisk(keysAndRows)).toEqual(before);
  });
});
