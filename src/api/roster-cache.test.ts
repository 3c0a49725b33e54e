import { describe, expect, it } from 'vitest';
import { rosterQuery, studentQuery } from './admin-students.ts';
import { createQueryClient } from './query-client.ts';
import { addToRoster, changeRoster, removeFromRoster, replaceInRoster } from './roster-cache.ts';
import { countedStudentsQuery } from './students.ts';

const student = (id: string, name = id) => ({
  id,
  name,
  rollNo: `CE-${id}`,
  email: `${id}@mail.example`,
  department: 'Civil',
  year: 1 as const,
  semester: 1 as const,
});

/** A cache that has the roster of three, the record of one, and what the home page counted. */
function known() {
  const client = createQueryClient();
  const roster = rosterQuery().queryKey;
  const record = studentQuery('b').queryKey;
  const counted = countedStudentsQuery().queryKey;
  client.setQueryData(roster, [student('a'), student('b'), student('c')]);
  client.setQueryData(record, student('b'));
  client.setQueryData(counted, []);
  return {
    client,
    names: () => client.getQueryData(roster)?.map(({ name }) => name),
    record: () => client.getQueryData(record)?.name,
    isOld: () => [roster, counted].map((queryKey) => client.getQueryState(queryKey)?.isInvalidated),
    isRecordOld: () => client.getQueryState(record)?.isInvalidated,
  };
}

describe('What the cache is told of a write', () => {
  it('a student who was added stands in the list at once', async () => {
    const { client, names, isOld } = known();
    await addToRoster(client, student('d'));
    expect([names(), isOld()]).toEqual([
      ['a', 'b', 'c', 'd'],
      [true, true],
    ]);
  });

  it('one who was changed is the stored one, in the list and as a record', async () => {
    const { client, names, record, isOld } = known();
    await replaceInRoster(client, 'b', student('b', 'Bela'));
    expect([names(), record(), isOld()]).toEqual([['a', 'Bela', 'c'], 'Bela', [true, true]]);
  });

  it('one who was changed by a server that does not say how is old', async () => {
    const { client, names, isRecordOld } = known();
    await replaceInRoster(client, 'b', undefined);
    expect([names(), isRecordOld()]).toEqual([['a', 'b', 'c'], true]);
  });

  it('one who was deleted is gone from the list; the record is old, and not taken from the page that shows it', async () => {
    const { client, names, record, isRecordOld } = known();
    await removeFromRoster(client, 'b');
    expect([names(), record(), isRecordOld()]).toEqual([['a', 'c'], 'b', true]);
  });

  it('of many: the changed are the stored ones, the new stand at the end, and every record is old', async () => {
    const { client, names, isOld, isRecordOld } = known();
    await changeRoster(client, { stored: [student('d'), student('c', 'Chitra')] });
    expect([names(), isOld(), isRecordOld()]).toEqual([['a', 'b', 'Chitra', 'd'], [true, true], true]);
  });

  it('of many that were deleted', async () => {
    const { client, names } = known();
    await changeRoster(client, { gone: ['a', 'c'] });
    expect(names()).toEqual(['b']);
  });

  it('of nothing is nothing', async () => {
    const { client, isOld } = known();
    await changeRoster(client, {});
    expect(isOld()).toEqual([false, false]);
  });
});
