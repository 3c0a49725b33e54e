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
const conflict = conflictOf(fields, { phone: '1' }, { phone: '2' }, { phone: '3' }, later);

const opened = openRecordForm(row);
const conflicted = recordFormReducer(opened, { type: 'conflicted', conflict });

describe('A form of a record that has just been opened', () => {
  it('has its edits made in the record as it is stored', () => {
    expect(opened).toMatchObject({ base: row, conflict: undefined, conflicts: 0, isChoiceMissing: false });
    expect(opened.notFound).toBeUndefined();
  });

  it('shows what is stored by now, once it has been read again', () => {
    expect(recordFormReducer(opened, { type: 'refreshed', row: later })).toEqual({ ...opened, base: later });
  });
});

describe('A conflict of a form', () => {
  it('has the next save start from what the other has stored', () => {
    expect(conflicted).toMatchObject({ base: later, conflict, conflicts: 1 });
  });

  it('is counted, so that the second one is compared with the first', () => {
    expect(recordFormReducer(conflicted, { type: 'conflicted', conflict }).conflicts).toBe(2);
  });

  it('that comes again asks for the choice anew', () => {
    const missing = recordFormReducer(conflicted, { type: 'choice missing' });
    expect(missing).toEqual({ ...conflicted, isChoiceMissing: true });
    expect(recordFormReducer(missing, { type: 'conflicted', conflict }).isChoiceMissing).toBe(false);
  });

  it('holds what has been chosen', () => {
    const chosen = choose(conflict, 'mine');
    expect(recordFormReducer(conflicted, { type: 'chosen', conflict: chosen })).toEqual({
      ...conflicted,
      conflict: chosen,
    });
  });

  it('is over after a save, whose answer the next edits are made in', () => {
    const saved = recordFormReducer(conflicted, { type: 'saved', row, kept: [] });
    expect(saved).toEqual(openRecordForm(row));
  });

  it('is over when the edits are given up, which leaves what the other has stored', () => {
    const missing = recordFormReducer(conflicted, { type: 'choice missing' });
    expect(recordFormReducer(missing, { type: 'abandoned' })).toMatchObject({
      base: later,
      conflict: undefined,
      conflicts: 0,
    });
  });
});

describe('A save of a form', () => {
  it('whose answer has no record in it leaves the edits made in what they began with', () => {
    expect(recordFormReducer(opened, { type: 'saved', row: undefined, kept: [] })).toEqual(opened);
  });

  it('of a record that is gone keeps the server’s words until the next try', () => {
    const notFound = recordFormReducer(opened, { type: 'notFound', message: 'No such student' });
    expect(notFound).toEqual({ ...opened, notFound: 'No such student' });
    expect(recordFormReducer(notFound, { type: 'sent' })).toEqual(opened);
    expect(recordFormReducer(notFound, { type: 'abandoned' })).toEqual(opened);
  });
});
