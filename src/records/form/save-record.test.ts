import { describe, expect, it } from 'vitest';
import { type Student, studentFields } from '#src/features/students/student.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { recordReader } from '../calls/record-reader.ts';
import { requestBody } from '../fields/body.ts';
import { pickFields, type Texts, textsOf } from '../fields/field.ts';
import { saveRecord } from './save-record.ts';

const fields = pickFields(studentFields, ['name', 'phone', 'company']);
const first: Student = {
  id: 's1',
  name: 'Asha Rao',
  email: 'asha@university.example',
  rollNo: 'CS2101',
  department: 'Civil',
  year: 2,
  semester: 3,
  phone: '9000000000',
  updatedAt: '1',
};
const mine: Texts = { ...textsOf(fields, first), name: 'Asha Mine' };

interface Situation {
  /** What others have stored when each request arrives. */
  readonly meanwhile?: readonly Partial<Student>[];
  /** The server keeps no time of the last change. */
  readonly isTimeless?: boolean;
  readonly refusal?: ApiError;
  /** The answer of a success, made of what was stored. */
  readonly answer?: (stored: Student) => Student | undefined;
  readonly mayTakeOver?: boolean;
  /** It does not answer a question for the record. */
  readonly isSilent?: boolean;
}

/** Saves my edits to a server on which others save too; tells what came of it, and what was sent. */
async function save(situation: Situation) {
  const { meanwhile = [], isTimeless, refusal, answer = (row) => row, mayTakeOver, isSilent } = situation;
  const { updatedAt: _, ...timeless } = first;
  const base: Student = isTimeless ? timeless : first;
  let stored: Student = isTimeless ? { ...base, ...meanwhile[0] } : base;
  const others = isTimeless ? [] : [...meanwhile];
  const sent: Student[] = [];
  const result = await saveRecord<Student, Student>(
    {
      fields,
      textsOf: (row) => textsOf(fields, row),
      bodyOf: (row, texts) => requestBody(fields, texts, { row, sends: 'record' }),
      isWhole: false,
      mayTakeOver: () => Promise.resolve(mayTakeOver === true),
      parse: recordReader(studentFields),
      fetch: () => (isSilent ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(stored)),
      send: ({ body }) => {
        sent.push(body);
        const other = others.shift();
        if (other) stored = { ...stored, ...other, updatedAt: `${Number(stored.updatedAt) + 1}` };
        if (refusal) return Promise.reject(refusal);
        if (body.updatedAt !== stored.updatedAt)
          return Promise.reject(ApiError.refused(409, { code: 'STALE', data: stored }));
        stored = { ...body, ...(!isTimeless && { updatedAt: 'saved' }) };
        return Promise.resolve(answer(stored));
      },
    },
    base,
    mine,
  ).catch((error: unknown) => ({ error }));
  const changedBy =
    'theirs' in result ? result.differences.map((one) => ('changedBy' in one ? one.changedBy : undefined)) : undefined;
  return { result, changedBy, sent };
}

describe('Saving the edits of a record', () => {
  it('sends them with the time that was read', async () => {
    const { result, sent } = await save({});
    expect(result).toMatchObject({ base: { name: 'Asha Mine', updatedAt: 'saved' }, differences: [] });
    expect(sent).toMatchObject([{ name: 'Asha Mine', phone: '9000000000', company: null, updatedAt: '1' }]);
  });

  it('sends them again over what others have changed elsewhere', async () => {
    const { result, sent } = await save({ meanwhile: [{ department: 'Mechanical' }, { year: 3 }] });
    expect(result).toMatchObject({ base: { name: 'Asha Mine', department: 'Mechanical', year: 3 } });
    expect(sent.map(({ updatedAt }) => updatedAt)).toEqual(['1', '2', '3']);
  });

  it('stops trying where others keep saving, and asks', async () => {
    const { changedBy, sent } = await save({ meanwhile: Array.from({ length: 9 }, (_, year) => ({ year })) });
    expect(sent).toHaveLength(4);
    expect(changedBy).toEqual(['me']);
  });

  it.each([
    ['a field that only they have changed', { phone: '9000000002' }, ['me', 'them']],
    ['a field that both have changed', { name: 'Asha Theirs' }, ['both']],
  ])('asks about %s, and sends nothing more', async (_, theirs, expected) => {
    const { changedBy, sent } = await save({ meanwhile: [theirs] });
    expect(changedBy).toEqual(expected);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['a 409 that blames a field', ApiError.refused(409, { errors: { email: 'Email is taken' } })],
    ['a 409 while the record is as it was', ApiError.refused(409, {})],
    ['a 404', ApiError.refused(404, {})],
  ])('throws %s', async (_, refusal) => {
    expect((await save({ refusal })).result).toEqual({ error: refusal });
  });

  it('asks for the record where a 409 says no more', async () => {
    const { changedBy } = await save({ refusal: ApiError.refused(409, {}), meanwhile: [{ name: 'Asha Theirs' }] });
    expect(changedBy).toEqual(['both']);
  });

  it('asks for the record where the answer has none', async () => {
    const { result } = await save({ answer: () => undefined });
    expect(result).toMatchObject({ base: { name: 'Asha Mine' }, differences: [] });
  });

  it('keeps the base, and the texts that were sent, where neither the answer nor a look has the record', async () => {
    const { result } = await save({ answer: () => undefined, isSilent: true });
    expect(result).toEqual({ base: first, texts: mine, differences: [] });
  });

  it('tells what is stored otherwise than it was sent', async () => {
    const { result } = await save({ answer: (row) => ({ ...row, name: 'Asha Rao' }) });
    expect(result).toMatchObject({ differences: [{ label: 'Name', sent: 'Asha Mine', stored: 'Asha Rao' }] });
  });
});

describe('Saving to a server that keeps no time of the last change', () => {
  it('looks first, and sends what only they have changed as they have it, where that may be taken over', async () => {
    const { sent } = await save({ isTimeless: true, meanwhile: [{ phone: '9000000002' }], mayTakeOver: true });
    expect(sent).toMatchObject([{ name: 'Asha Mine', phone: '9000000002' }]);
  });

  it.each([
    ['what only they have changed may not be taken over', { phone: '9000000002' }, false],
    ['both have changed a field', { name: 'Asha Theirs' }, true],
  ])('asks, and sends nothing, where %s', async (_, theirs, mayTakeOver) => {
    const { changedBy, sent } = await save({ isTimeless: true, meanwhile: [theirs], mayTakeOver });
    expect(changedBy).toBeDefined();
    expect(sent).toEqual([]);
  });
});
