import { describe, expect, it } from 'vitest';
import { chunkSize, insertedChunkSize, Table } from './table.ts';

interface Row {
  readonly id: string;
  readonly email: string;
  readonly note?: string;
}

const row = (number: number, rest: Partial<Row> = {}): Row => ({ id: `r${number}`, email: `r${number}@x`, ...rest });
const rows = (count: number) => Array.from({ length: count }, (_, at) => row(at));

function table(count = 0): Table<Row, 'email'> {
  const made = new Table<Row, 'email'>(['email']);
  made.reset(rows(count));
  return made;
}
const snapshot = (of: Table<Row, 'email'>) => ({
  all: [...of.all()],
  size: of.size,
  chunks: of.chunks.map((chunk) => [...chunk]),
  found: of.all().map(({ id, email }) => [of.get(id), of.by('email', email)]),
});

describe('a table', () => {
  it('a table finds rows by id and by unique column, without regard to case and white space', () => {
    const people = table(3);
    expect(people.get('r1')).toEqual(row(1));
    expect(people.by('email', '  R2@X ')).toEqual(row(2));
    expect([people.get('r3'), people.get('constructor'), people.by('email', 'r3@x')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    [0, []],
    [1, [1]],
    [chunkSize, [chunkSize]],
    [chunkSize + 1, [chunkSize, 1]],
    [3 * chunkSize - 1, [chunkSize, chunkSize, chunkSize - 1]],
  ])('a table stores %i rows in chunks of %j', (count, sizes) => {
    const people = table(count);
    expect(people.chunks.map(({ length }) => length)).toEqual(sizes);
    expect(people.all()).toEqual(rows(count));
    expect(people.size).toBe(count);
  });

  it.each([
    ['into an empty table', 0, 2 * insertedChunkSize + 1, [insertedChunkSize, insertedChunkSize, 1]],
    ['after a large chunk', chunkSize, 2, [chunkSize, 2]],
    ['after a chunk that has room, but much to write', insertedChunkSize, 1, [insertedChunkSize, 1]],
  ])('rows that are inserted one by one are stored in small chunks: %s', (_, before, count, sizes) => {
    const people = table(before);
    for (const each of rows(before + count).slice(before)) people.insert(each);
    expect(people.chunks.map(({ length }) => length)).toEqual(sizes);
    expect(people.all()).toEqual(rows(before + count));
  });

  it.each<[what: string, change: (people: Table<Row, 'email'>) => void, dirty: number[]]>([
    ['an insertion, one after the large ones', (people) => people.insert(row(9000)), [2]],
    ['a replacement, the row’s', (people) => people.replace(row(3, { note: 'new' })), [0]],
    ['a removal, the row’s', (people) => people.remove('r600'), [1]],
    ['a removal of an unknown row, none', (people) => people.remove('nobody'), []],
    ['two changes in one, it once', (people) => ['r1', 'r2'].forEach((id) => people.remove(id)), [0]],
    ['changes in two, both', (people) => ['r1', 'r600'].forEach((id) => people.remove(id)), [0, 1]],
  ])('dirtyChunks names the chunks that have changed: %s', (_, change, dirty) => {
    const people = table(700);
    change(people);
    expect(people.dirtyChunks()).toEqual(dirty);
    people.commit();
    expect(people.dirtyChunks()).toEqual([]);
  });

  it('a change copies its chunk, so that readers of the old one do not see it', () => {
    const people = table(3);
    const [before] = people.chunks;
    people.insert(row(9));
    people.replace(row(1, { note: 'new' }));
    people.remove('r2');
    expect(before).toEqual(rows(3));
  });

  it('a replaced row is found by its new e-mail address, not by its old one', () => {
    const people = table(3);
    people.by('email', 'r1@x');
    people.replace(row(1, { email: 'New@X' }));
    expect(people.by('email', 'new@x')?.id).toBe('r1');
    expect(people.by('email', 'r1@x')).toBeUndefined();
    expect(() => people.replace(row(77))).toThrow(/no row r77/);
  });

  it('a removed row is in no index, and its e-mail address can be used again', () => {
    const people = table(3);
    people.by('email', 'r1@x');
    people.remove('r1');
    expect([people.get('r1'), people.by('email', 'r1@x'), people.size]).toEqual([undefined, undefined, 2]);
    people.insert(row(9, { email: 'r1@x' }));
    expect(people.by('email', 'r1@x')?.id).toBe('r9');
  });

  it('a row that was stored before the unique column existed is not in its index', () => {
    const people = table(2);
    people.load(0, [row(0), { id: 'old' } as Row]);
    expect(people.by('email', 'undefined')).toBeUndefined();
    people.replace(row(0, { email: 'new@x' }));
    people.replace({ ...row(9), id: 'old' });
    expect(people.by('email', 'r9@x')?.id).toBe('old');
  });

  it('rows are indexed a few chunks at a time, while chunks change', () => {
    const people = table(4 * chunkSize);
    expect(people.isIndexed).toBe(false);
    people.indexMore(2);
    expect(people.isIndexed).toBe(false);
    people.load(0, [row(0, { email: 'other@x' }), ...rows(chunkSize).slice(1)]);
    people.load(3, [row(3 * chunkSize, { email: 'r0@x' })]);
    people.indexMore(2);
    expect(people.isIndexed).toBe(true);
    expect(['r0@x', 'other@x', `r${4 * chunkSize - 1}@x`].map((email) => people.by('email', email)?.id)).toEqual([
      `r${3 * chunkSize}`,
      'r0',
      undefined,
    ]);
    expect(people.get(`r${4 * chunkSize - 1}`)).toBeUndefined();
  });

  it('a chunk that another tab has written keeps the indexes consistent, and a value goes with its row', () => {
    const people = table(2 * chunkSize);
    people.indexMore(2);
    people.load(0, [row(0, { email: `r${chunkSize}@x` })]);
    people.load(1, [row(chunkSize, { email: 'r0@x' })]);
    expect(people.isIndexed).toBe(true);
    expect([people.by('email', 'r0@x')?.id, people.by('email', `r${chunkSize}@x`)?.id]).toEqual([
      `r${chunkSize}`,
      'r0',
    ]);
    people.insert(row(9000));
    expect([people.isIndexed, people.get('r9000'), people.get('r1')]).toEqual([true, row(9000), undefined]);
  });

  it('upsert inserts a new row and replaces an old one', () => {
    const people = table(2);
    people.upsert(row(1, { note: 'new' }));
    people.upsert(row(2));
    expect(people.all()).toEqual([row(0), row(1, { note: 'new' }), row(2)]);
  });

  it('a row is inserted into the last chunk where removals have emptied it', () => {
    const people = table(chunkSize + 2);
    for (const id of [`r${chunkSize}`, `r${chunkSize + 1}`]) people.remove(id);
    expect(people.chunks.map(({ length }) => length)).toEqual([chunkSize, 0]);
    people.insert(row(9000));
    expect(people.chunks.map(({ length }) => length)).toEqual([chunkSize, 1]);
  });
});

describe('a rollback', () => {
  it.each<[what: string, change: (people: Table<Row, 'email'>) => void]>([
    ['an insertion', (people) => people.insert(row(9000))],
    ['an insertion that opened a chunk', (people) => rows(400).forEach((_, at) => people.insert(row(8000 + at)))],
    ['several chunks opened', (people) => rows(1600).forEach((_, at) => people.insert(row(8000 + at)))],
    ['a replacement, and one of that', (people) => ['a', 'b'].forEach((note) => people.replace(row(3, { note })))],
    ['a changed address', (people) => people.replace(row(3, { email: 'new@x' }))],
    [
      'two rows that changed addresses',
      (people) => {
        people.replace(row(3, { email: 'spare@x' }));
        people.replace(row(4, { email: 'r3@x' }));
        people.replace(row(3, { email: 'r4@x' }));
      },
    ],
    ['a removal', (people) => people.remove('r3')],
    ['everything removed', (people) => [...people.all()].forEach(({ id }) => people.remove(id))],
    [
      'a row inserted and removed again',
      (people) => {
        people.insert(row(9000));
        people.remove('r9000');
      },
    ],
  ])('a rollback restores rows, chunks and indexes after %s', (_, change) => {
    const people = table(700);
    const before = snapshot(people);
    change(people);
    people.rollback();
    expect(snapshot(people)).toEqual(before);
    expect(people.dirtyChunks()).toEqual([]);
    expect([people.get('r9000'), people.by('email', 'new@x'), people.by('email', 'r9000@x')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('a rollback restores the last commit', () => {
    const people = table(2);
    people.insert(row(2));
    people.commit();
    people.insert(row(3));
    people.rollback();
    expect(people.all()).toEqual(rows(3));
    people.rollback();
    expect(people.all()).toEqual(rows(3));
  });
});

describe('what is read from storage', () => {
  it('a chunk that is loaded replaces the one in memory, in every index', () => {
    const people = table(700);
    people.by('email', 'r1@x');
    people.load(1, [row(9000)]);
    expect([people.size, people.get('r600'), people.by('email', 'r600@x')]).toEqual([501, undefined, undefined]);
    expect(people.by('email', 'r9000@x')).toEqual(row(9000));
  });

  it('reset drops rows and uncommitted changes', () => {
    const people = table(3);
    people.insert(row(3));
    people.reset(rows(1));
    expect([people.all(), people.dirtyChunks(), people.get('r2')]).toEqual([rows(1), [], undefined]);
    people.rollback();
    expect(people.all()).toEqual(rows(1));
  });
});
