import { describe, expect, it } from 'vitest';
import { studentFields } from '#src/features/students/student.ts';
import type { Reading } from './reading.ts';
import { rememberedReading, rememberReading } from './remembered-readings.ts';

const KEY = 'importReadings';
const titles = ['Learner', 'Mail', 'Sex'];
const reading: Reading = {
  targets: ['name', 'email', 'gender'],
  notations: { name: 'turned' },
  words: { gender: { f: 'Female', m: 'Male' } },
  everyRow: { department: 'Civil' },
};
const recall = (some: readonly string[], noun = 'student', fields = studentFields) =>
  rememberedReading(noun, some, fields);

/** What the browser keeps of one file, with something of it replaced. */
function edited(part: object): void {
  rememberReading('student', titles, reading);
  const [kept] = JSON.parse(localStorage.getItem(KEY) ?? '') as object[];
  localStorage.setItem(KEY, JSON.stringify([{ ...kept, ...part }]));
}

describe('The remembered reading of a file', () => {
  it('A remembered reading is used for another file with the same headings, in any order', () => {
    rememberReading('student', titles, reading);
    expect(recall(titles)).toEqual(reading);
    expect(recall(['SEX', 'Learner', 'mail'])).toEqual({ ...reading, targets: ['gender', 'name', 'email'] });
  });

  it.each([
    ['of another record', titles, 'course'],
    ['with a heading more', [...titles, 'Phone'], 'student'],
    ['with a heading less', titles.slice(1), 'student'],
  ])('A remembered reading is not used for a file %s', (_, some, noun) => {
    rememberReading('student', titles, reading);
    expect(recall(some, noun)).toBeUndefined();
  });

  it('A remembered reading tells columns with the same heading apart', () => {
    const same = { ...reading, targets: ['name', 'phone', 'email'] };
    rememberReading('student', ['Contact', 'Contact', 'Contact'], same);
    expect(recall(['Contact', 'Contact', 'Contact'])).toEqual(same);
  });

  it('A remembered reading is not used once one of its fields is gone', () => {
    rememberReading('student', titles, reading);
    const { gender: _gender, ...fewer } = studentFields;
    expect(rememberedReading('student', titles, fewer)).toBeUndefined();
  });

  it('A remembered reading may have parts of a field, and columns that are left out', () => {
    const parts = { ...reading, targets: ['name.0', 'name.2', ''] };
    rememberReading('student', titles, parts);
    expect(recall(titles)).toEqual(parts);
  });

  it('A remembered reading has no words without a choice', () => {
    rememberReading('student', titles, { ...reading, words: { gender: { f: 'Female', q: '' } } });
    expect(recall(titles)?.words).toEqual({ gender: { f: 'Female' } });
  });

  it('A remembered reading replaces the one before', () => {
    rememberReading('student', titles, reading);
    rememberReading('student', titles.toReversed(), { ...reading, targets: ['', '', 'name'] });
    expect(recall(titles)?.targets).toEqual(['name', '', '']);
  });

  it('A remembered reading is forgotten after thirty others', () => {
    const nth = (i: number) => ['Learner', 'x'.repeat(i + 1)];
    for (let i = 0; i <= 30; i += 1) rememberReading('student', nth(i), { ...reading, targets: ['name', 'email'] });
    expect(recall(nth(0))).toBeUndefined();
    expect(recall(nth(1))).toBeDefined();
  });

  it('A remembered reading does not exist for headings that seem to be a record', () => {
    const record = ['Asha Rao', 'asha@example.com', 'Female'];
    rememberReading('student', record, reading);
    expect(recall(record)).toBeUndefined();
  });

  it.each([
    ['a layout that is a number', { layout: 7 }],
    ['targets that are null', { targets: null }],
    ['a target that is a number', { targets: { learner: 1 } }],
    ['notations that are missing', { notations: undefined }],
    ['a value of every row that is a number', { everyRow: { year: 1 } }],
    ['words that are null', { words: null }],
    ['words of which one is no text', { words: { gender: { f: 'Female' }, year: { first: 1 } } }],
  ])('A remembered reading is not used if somebody has stored %s', (_, part) => {
    edited(part);
    expect(recall(titles)).toBeUndefined();
  });
});
