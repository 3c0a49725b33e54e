import { describe, expect, it } from 'vitest';
import { type Student, studentFields } from '#src/features/students/student.ts';
import { keptEdits, restoredEdits } from './record-draft.ts';

const type = { fields: studentFields };
const row: Student = {
  id: 's1',
  name: 'Asha Rao',
  email: 'asha@university.example',
  rollNo: 'CS2101',
  department: 'Civil',
  year: 2,
  semester: 3,
  phone: '9876543210',
  attendance: { percentage: 80 },
  updatedAt: '2026-06-01T10:00:00.000Z',
};
const throughStorage = (content: object | undefined) =>
  content && (JSON.parse(JSON.stringify(content)) as Record<string, unknown>);

describe('The edits of a record that are kept', () => {
  it('keep the edited fields alone, an emptied one too, and what stood there before', () => {
    const before = { name: 'Asha Rao', phone: '9876543210', year: '2' };
    expect(keptEdits(row, before, { name: 'Asha R', phone: '', year: '2' })).toEqual({
      before: { name: 'Asha Rao', phone: '9876543210', updatedAt: row.updatedAt },
      values: { name: 'Asha R', phone: '' },
    });
  });

  it('take no place where nothing is edited', () => {
    expect(keptEdits(row, { name: 'A' }, { name: 'A' })).toBeUndefined();
  });

  it('bring back the record in which they were made, whatever is stored by now', () => {
    const later: Student = {
      ...row,
      name: 'Asha Theirs',
      department: 'Mechanical',
      attendance: { percentage: 90 },
      updatedAt: '2026-06-02T10:00:00.000Z',
    };
    const values = { name: 'Asha Mine', attendance: '85', gender: 'Female' };
    expect(restoredEdits(type, later, throughStorage(keptEdits(row, {}, values)))).toEqual({
      base: { ...later, name: 'Asha Rao', attendance: { percentage: 80 }, gender: null, updatedAt: row.updatedAt },
      values,
    });
  });

  it('come back as earlier releases have stored them', () => {
    const kept = { before: { phone: '9876543210', updatedAt: row.updatedAt }, values: { phone: '9000000001' } };
    expect(restoredEdits(type, row, kept)).toEqual({ base: row, values: { phone: '9000000001' } });
  });

  it.each([
    ['nothing', undefined],
    ['an older shape', { base: row, values: { phone: '1' } }],
    ['a value that is no text', { before: {}, values: { phone: 7 } }],
  ])('come back as none where %s is stored', (_, kept) => {
    expect(restoredEdits(type, row, kept)).toBeUndefined();
  });

  it('come back as none where they make a record that cannot be read', () => {
    const fallback = () => {
      throw new TypeError('no record');
    };
    const fields = { ...studentFields, gender: { ...studentFields.gender, fallback } };
    expect(restoredEdits({ fields }, row, { before: {}, values: { phone: '1' } })).toBeUndefined();
  });
});
