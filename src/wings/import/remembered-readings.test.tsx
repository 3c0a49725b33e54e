import { describe, expect, it } from 'vitest';
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
const recall = rememberedReading;

/** What the browser keeps of one file, with something of it replaced. */
function edited(part: object): void {
  rememberReading(titles, reading);
  const [kept] = JSON.parse(localStorage.getItem(KEY) ?? '') as object[];
  localStorage.setItem(KEY, JSON.stringify([{ ...kept, ...part }]));
}

describe('The remembered reading of a file', () => {
  it('A remembered reading is used for another file with the same headings, in any order', () => {
    rememberReading(titles, reading);
    expect(recall(titles)).toEqual(reading);
    expect(recall(['SEX', 'Learner', 'mail'])).toEqual({ ...reading, targets: ['gender', 'name', 'email'] });
  });

  it('A reading that an earlier version has remembered is used, and none of other records', () => {
    const { targets, ...rest } = reading;
    const byName = { learner: targets[0], mail: targets[1], sex: targets[2] };
    localStorage.setItem(KEY, JSON.stringify([{ layout: 'student|learner|mail|sex', targets: byName, ...rest }]));
    expect(recall(titles)).toEqual(reading);
    edited({ layout: 'course|learner|mail|sex' });
    expect(recall(titles)).toBeUndefined();
  });

  it.each([
    ['with a heading more', [...titles, 'Phone']],
    ['with a heading less', titles.slice(1)],
  ])('A remembered reading is not used for a file %s', (_, some) => {
    rememberReading(titles, reading);
    expect(recall(some)).toBeUndefined();
  });

  it('A remembered reading tells columns with the same heading apart', () => {
    const same = { ...reading, targets: ['name', 'phone', 'email'] };
    rememberReading(['Contact', 'Contact', 'Contact'], same);
    expect(recall(['Contact', 'Contact', 'Contact'])).toEqual(same);
  });

  it('A remembered reading is not used once one of its fields is gone', () => {
    rememberReading(titles, { ...reading, targets: ['name', 'email', 'hostel'] });
    expect(recall(titles)).toBeUndefined();
  });

  it('A remembered reading may have parts of a field, and columns that are left out', () => {
    const parts = { ...reading, targets: ['name.0', 'name.2', ''] };
    rememberReading(titles, parts);
    expect(recall(titles)).toEqual(parts);
  });

  it('A remembered reading has no words without a choice', () => {
    rememberReading(titles, { ...reading, words: { gender: { f: 'Female', q: '' } } });
    expect(recall(titles)?.words).toEqual({ gender: { f: 'Female' } });
  });

  it('A remembered reading replaces the one before', () => {
    rememberReading(titles, reading);
    rememberReading(titles.toReversed(), { ...reading, targets: ['', '', 'name'] });
    expect(recall(titles)?.targets).toEqual(['name', '', '']);
  });

  it('A remembered reading is forgotten after thirty others', () => {
    const nth = (i: number) => ['Learner', 'x'.repeat(i + 1)];
    for (let i = 0; i <= 30; i += 1) rememberReading(nth(i), { ...reading, targets: ['name', 'email'] });
    expect(recall(nth(0))).toBeUndefined();
    expect(recall(nth(1))).toBeDefined();
  });

  it('A remembered reading does not exist for headings that seem to be a record', () => {
    const record = ['Asha Rao', 'asha@example.com', 'Female'];
    rememberReading(record, reading);
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
