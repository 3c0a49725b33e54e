import { afterEach, describe, expect, it, vi } from 'vitest';
import { admissionDoubt, birthDoubt } from './plausible-dates.ts';
import { studentFields } from './student.ts';

const today = '2026-11-28';

describe('A date of birth is looked at', () => {
  it.each([
    ['2026-01-02', 'Born this year: look whether the year is right'],
    ['2026-11-27', 'Born this year: look whether the year is right'],
    ['1929-12-31', 'Born before 1930: look whether the year is right'],
    ['1905-06-29', 'Born before 1930: look whether the year is right'],
    ['0205-06-29', 'Born before 1930: look whether the year is right'],
    ['1383-03-11', 'Born before 1930: look whether the year is right'],
  ])('where it is %s', (date, doubt) => {
    expect(birthDoubt(date, today)).toBe(doubt);
  });

  it.each(['2025-12-31', '1930-01-01', '2007-03-04', '', 'someday'])('but not where it is %j', (date) => {
    expect(birthDoubt(date, today)).toBeUndefined();
  });
});

describe('A date of admission is looked at', () => {
  it.each([
    ['2001-07-01', '2006-12-05', 'Admitted before the birth: look whether the year is right'],
    ['2006-12-04', '2006-12-05', 'Admitted before the birth: look whether the year is right'],
    ['2006-12-05', '2006-12-05', 'Admitted before the age of 15: look whether the year is right'],
    ['2021-12-04', '2006-12-05', 'Admitted before the age of 15: look whether the year is right'],
    ['1905-07-17', '1905-06-29', 'Admitted before the age of 15: look whether the year is right'],
    ['2023-02-28', '2008-02-29', 'Admitted before the age of 15: look whether the year is right'],
    ['2027-11-29', '', 'Admitted in more than a year from now: look whether the year is right'],
    ['2569-07-01', '', 'Admitted in more than a year from now: look whether the year is right'],
    ['1944-12-31', '', 'Admitted before 1945: look whether the year is right'],
  ])('where it is %s and the birth “%s”', (date, birth, doubt) => {
    expect(admissionDoubt(date, birth, today)).toBe(doubt);
  });

  it.each([
    ['2021-12-05', '2006-12-05'],
    ['2023-03-01', '2008-02-29'],
    ['2027-11-28', ''],
    ['1945-01-01', ''],
    ['2024-07-01', 'someday'],
    ['', '2006-12-05'],
  ])('but not where it is “%s” and the birth “%s”', (date, birth) => {
    expect(admissionDoubt(date, birth, today)).toBeUndefined();
  });
});

afterEach(() => {
  vi.useRealTimers();
});

it('Implausible dates of a student are told by the fields that every form draws', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28), toFake: ['Date'] });
  expect(studentFields.dateOfBirth.warning('2026-01-02')).toMatch(/^Born this year/);
  const admitted = studentFields.admissionDate.warning('2001-07-01', { dateOfBirth: '2006-12-05' });
  expect(admitted).toMatch(/^Admitted before the birth/);
});
