import { describe, expect, it, vi } from 'vitest';
import { createStudent, deleteStudent, storeStudents, updateFee } from './admin-students.ts';
import { createQueryClient } from '#src/platform/api/query-client.ts';
import { publicCountsQuery } from '#src/features/site/home/public-counts.ts';
import { rosterQuery, studentQuery } from './students.ts';

const student = (id: string, name = id) => ({
  id,
  name,
  rollNo: `CE-${id}`,
  email: `${id}@mail.example`,
  department: 'Civil',
  year: 1 as const,
  semester: 1 as const,
});

/** A cache with a roster of three, one student's record, and what the home page counted. */
function filledCache() {
  const client = createQueryClient();
  const roster = rosterQuery().queryKey;
  const record = studentQuery('b').queryKey;
  const counted = publicCountsQuery().queryKey;
  client.setQueryData(roster, [student('a'), student('b'), student('c')]);
  client.setQueryData(record, student('b'));
  client.setQueryData(counted, { total: 0, placed: 0, departments: 0 });
  return {
    client,
    names: () => client.getQueryData(roster)?.map(({ name }) => name),
    record: () => client.getQueryData(record)?.name,
    areListsStale: () => [roster, counted].map((queryKey) => client.getQueryState(queryKey)?.isInvalidated),
    isRecordStale: () => client.getQueryState(record)?.isInvalidated,
  };
}

const feeUpdate = (id: string) => ({ id, body: { totalFee: 2, paidAmount: 1 } });
const registration = { ...student('d'), password: 'secret-1' };

describe('The query cache after writes to students', () => {
  it('appends a created student to the roster, and reloads the roster', async () => {
    const { client, names, areListsStale } = filledCache();
    await createStudent.updateCache(client, [{ variables: registration, data: student('d') }]);
    expect([names(), areListsStale()]).toEqual([
      ['a', 'b', 'c', 'd'],
      [true, true],
    ]);
  });

  it('holds an updated student in the roster and in the open record', async () => {
    const { client, names, record, areListsStale } = filledCache();
    await updateFee.updateCache(client, [{ variables: feeUpdate('b'), data: student('b', 'Bela') }]);
    expect([names(), record(), areListsStale()]).toEqual([['a', 'Bela', 'c'], 'Bela', [true, true]]);
  });

  it.each([
    ['no record', undefined],
    ['a record without an id', student('')],
  ])('marks the roster as stale after an update answered with %s', async (_, data) => {
    const { client, names, isRecordStale } = filledCache();
    await updateFee.updateCache(client, [{ variables: feeUpdate('b'), data }]);
    expect([names(), isRecordStale()]).toEqual([['a', 'b', 'c'], true]);
  });

  it('removes a deleted student’s row, and keeps the stale record for the open page', async () => {
    const { client, names, record, isRecordStale } = filledCache();
    await deleteStudent.updateCache(client, [{ variables: 'b', data: undefined }]);
    expect([names(), record(), isRecordStale()]).toEqual([['a', 'c'], 'b', true]);
  });

  it('holds all students of a batch: updated ones in their rows, new ones at the end, each once', async () => {
    const { client, names, record, areListsStale } = filledCache();
    await storeStudents(client, [student('d'), student('c', 'Chitra'), student('b', 'Bela'), student('d', 'Devi')]);
    expect([names(), record(), areListsStale()]).toEqual([['a', 'Bela', 'Chitra', 'Devi'], 'Bela', [true, true]]);
  });

  it('removes the row of each student that a batch deleted', async () => {
    const { client, names, isRecordStale } = filledCache();
    const settled = ['a', 'c'].map((variables) => ({ variables, data: undefined }));
    await deleteStudent.updateCache(client, settled);
    expect([names(), isRecordStale()]).toEqual([['b'], false]);
  });

  it('stays as it was after a batch without a success', async () => {
    const { client, areListsStale } = filledCache();
    await updateFee.updateCache(client, []);
    await deleteStudent.updateCache(client, []);
    expect(areListsStale()).toEqual([false, false]);
  });

  it('ignores the record of a request that was sent before the write', async () => {
    const { client, record } = filledCache();
    let answer: (old: ReturnType<typeof student>) => void = () => {};
    const early = client
      .fetchQuery({
        queryKey: studentQuery('b').queryKey,
        queryFn: () => new Promise<ReturnType<typeof student>>((resolve) => (answer = resolve)),
        staleTime: 0,
      })
      .catch(() => undefined);
    await updateFee.updateCache(client, [{ variables: feeUpdate('b'), data: student('b', 'Bela') }]);
    answer(student('b', 'Old'));
    await early;
    expect(record()).toBe('Bela');
  });

  it('loads the roster again when it was loading during the write', async () => {
    const { client, names } = filledCache();
    const answers: ((roster: readonly ReturnType<typeof student>[]) => void)[] = [];
    const queryFn = vi.fn(
      () => new Promise<readonly ReturnType<typeof student>[]>((resolve) => void answers.push(resolve)),
    );
    const options = { queryKey: rosterQuery().queryKey, queryFn, staleTime: 0 };
    const early = client.fetchQuery(options).catch(() => undefined);
    await updateFee.updateCache(client, [{ variables: feeUpdate('b'), data: student('b', 'Bela') }]);
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
    answers[0]?.([student('b', 'Old')]);
    answers[1]?.([student('b', 'Bela')]);
    await early;
    await vi.waitFor(() => expect(names()).toEqual(['Bela']));
  });
});
