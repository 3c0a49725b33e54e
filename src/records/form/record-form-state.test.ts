import { describe, expect, it } from 'vitest';
import { type Student, studentFields as fields } from '#src/features/students/student.ts';
import { choose, conflictOf } from './conflict.ts';
import { openRecordForm, recordFormReducer } from './record-form-state.ts';

const row: Student = {
  id: 's1',
  name: 'Asha Rao',
  email: 'asha@university.example',
  rollNo: 'CS2101',
  department: 'Civil',
  year: 2,
  semester: 3,
  updatedAt: '2026-06-01T10:00:00.000Z',
};
const later: Student = { ...row, phone: '9000000002', updatedAt: '2026-06-02T10:00:00.000Z' };
const before = { phone: '1' };
const mine = { phone: '2' };
const theirs = { phone: '3' };
const conflict = conflictOf(fields, before, mine, theirs, later);

const opened = openRecordForm(row, before);
const conflicted = recordFormReducer(opened, { type: 'conflicted', conflict, texts: theirs });

describe('A record form that has just been opened', () => {
  it('bases its edits on the stored record', () => {
    expect(opened).toMatchObject({ base: row, conflict: undefined, conflicts: 0, isChoiceMissing: false });
    expect(opened.notFound).toBeUndefined();
  });

  it('shows the stored record after a reload', () => {
    expect(recordFormReducer(opened, { type: 'refreshed', row: later, texts: theirs })).toEqual({
      ...opened,
      base: later,
      texts: theirs,
      seen: later,
    });
  });
});

describe('A conflict in a record form', () => {
  it('bases the next save on the other person’s stored version', () => {
    expect(conflicted).toMatchObject({ base: later, texts: theirs, conflict, conflicts: 1 });
  });

  it('increases a counter, so that a second conflict is compared with the first', () => {
    expect(recordFormReducer(conflicted, { type: 'conflicted', conflict, texts: theirs }).conflicts).toBe(2);
  });

  it('clears the choices when it occurs again', () => {
    const missing = recordFormReducer(conflicted, { type: 'choice missing' });
    expect(missing).toEqual({ ...conflicted, isChoiceMissing: true });
    expect(recordFormReducer(missing, { type: 'conflicted', conflict, texts: theirs }).isChoiceMissing).toBe(false);
  });

  it('keeps the choices', () => {
    const chosen = choose(conflict, 'mine');
    expect(recordFormReducer(conflicted, { type: 'chosen', conflict: chosen })).toEqual({
      ...conflicted,
      conflict: chosen,
    });
  });

  it('ends with a save, whose answer is the base of the next edits', () => {
    const saved = recordFormReducer(conflicted, { type: 'saved', row, differences: [], texts: before, seen: row });
    expect(saved).toEqual(openRecordForm(row, before));
  });

  it('ends when the edits are discarded, which leaves the other person’s version', () => {
    const missing = recordFormReducer(conflicted, { type: 'choice missing' });
    expect(recordFormReducer(missing, { type: 'abandoned' })).toMatchObject({
      base: later,
      conflict: undefined,
      conflicts: 0,
    });
  });
});

describe('A save of a record form', () => {
  it('keeps the base of the edits when its answer has no record', () => {
    expect(
      recordFormReducer(opened, { type: 'saved', row: undefined, differences: [], texts: mine, seen: row }),
    ).toEqual({ ...opened, texts: mine });
  });

  it('keeps the server’s message about a missing record until the next save', () => {
    const notFound = recordFormReducer(opened, { type: 'notFound', message: 'No such student' });
    expect(notFound).toEqual({ ...opened, notFound: 'No such student' });
    expect(recordFormReducer(notFound, { type: 'sent' })).toEqual(opened);
    expect(recordFormReducer(notFound, { type: 'abandoned' })).toEqual(opened);
  });
});
