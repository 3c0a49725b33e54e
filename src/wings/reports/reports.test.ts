import { describe, expect, it } from 'vitest';
import { english, startTexts } from '#src/languages/texts.ts';
import { startTranslations } from '#tests/translations.ts';
import type { Student } from '#src/features/students/student.ts';
import { examList, readLimit } from './exam-list.ts';
import { canHaveAccount, moodleRow } from './moodle.ts';
import { oneRosterRow, oneRosterTitles } from './one-roster.ts';
import { isOneWord, splitName } from './student-name.ts';
import { changeWords, comparedWords, intakeReport, intakeYears, signed, valueWords } from './intake.ts';

const student = (part: Partial<Student>): Student => ({
  id: 's',
  name: 'Asha Rao',
  rollNo: 'CS26001',
  email: 'asha@example.com',
  department: 'Civil',
  year: 1,
  semester: 1,
  ...part,
});

describe('The intake report', () => {
  const students = [
    student({ admissionDate: '2026-07-01', gender: 'Female' }),
    student({ admissionDate: '2026-07-02', gender: 'Male' }),
    student({ admissionDate: '2026-01-01', department: 'Arts ', status: 'Inactive' }),
    student({ admissionDate: '2025-12-31', gender: 'Female' }),
    student({ admissionDate: '2020-07-01' }),
    student({}),
  ] as const;
  const report = intakeReport(students, 2026, '2027-01-15');

  it('counts five years by department, gender and status, each with its change', () => {
    expect(report.years).toEqual([2022, 2023, 2024, 2025, 2026]);
    expect(report.rows).toEqual([
      { group: 'Department', value: 'Arts', counts: [0, 0, 0, 0, 1], change: 1 },
      { group: 'Department', value: 'Civil', counts: [0, 0, 0, 1, 2], change: 1 },
      { group: 'Gender', value: 'Female', counts: [0, 0, 0, 1, 1], change: 0 },
      { group: 'Gender', value: 'Male', counts: [0, 0, 0, 0, 1], change: 1 },
      { group: 'Gender', value: 'Not stated', counts: [0, 0, 0, 0, 1], change: 1 },
      { group: 'Status', value: 'Active', counts: [0, 0, 0, 1, 2], change: 1 },
      { group: 'Status', value: 'Inactive', counts: [0, 0, 0, 0, 1], change: 1 },
      { group: 'Department and gender', value: 'Arts, Not stated', counts: [0, 0, 0, 0, 1], change: 1 },
      { group: 'Department and gender', value: 'Civil, Female', counts: [0, 0, 0, 1, 1], change: 0 },
      { group: 'Department and gender', value: 'Civil, Male', counts: [0, 0, 0, 0, 1], change: 1 },
    ]);
    expect(report.total.counts).toEqual([0, 0, 0, 1, 3]);
    expect(report.undated).toBe(1);
  });

  it.each([
    ['2026-12-30', 3, 0, 'by 30 Dec 2025'],
    ['2026-12-31', 2, 1, 'by 31 Dec 2025'],
    ['2027-01-01', 2, undefined, '2025'],
    ['2025-12-31', 2, undefined, '2025'],
  ])('compares 2026 on %s with last year by that day, unless the year is over', (today, change, before, words) => {
    const onThatDay = intakeReport(students, 2026, today);
    expect(onThatDay.total).toMatchObject({ change });
    expect(onThatDay.total.byThisDay).toBe(before);
    expect(comparedWords(onThatDay)).toBe(words);
  });

  it('compares a 29 February with a day that last year had', () => {
    expect(intakeReport(students, 2028, '2028-02-29').comparedDay).toBe('2027-02-28');
  });

  it('offers the years in which somebody was admitted', () => {
    expect(intakeYears(students)).toEqual([2026, 2025, 2020]);
  });

  it.each([
    [[300, 324], '24 more than 2025 (+8%)'],
    [[300, 290], '10 fewer than 2025 (−3%)'],
    [[0, 5], '5 more than 2025'],
    [[5, 5], 'as many as 2025'],
  ])('tells what became of the counts %j: “%s”', (counts, words) => {
    expect(changeWords({ counts, change: counts[1]! - counts[0]! }, '2025')).toBe(words);
  });

  it('The intake report names the parts of a row in the chosen language', () => {
    startTranslations('hi', { Civil: 'सिविल', 'Not stated': 'उल्लेख नहीं' });
    expect(valueWords('Civil, Not stated')).toBe('सिविल, उल्लेख नहीं');
    expect(valueWords('Civil, Arts')).toBe('सिविल, Arts');
    startTexts(english);
  });

  it.each([
    [12, '+12'],
    [-3, '−3'],
    [0, '0'],
  ])('writes a change of %i as %s', (change, text) => {
    expect(signed(change)).toBe(text);
  });
});

describe('The exam list', () => {
  const at = (percentage: number | undefined, part: Partial<Student> = {}) =>
    student({ ...(percentage !== undefined && { attendance: { percentage } }), ...part });
  const any = { department: '', year: 0, semester: 0 };

  it.each([
    [74.99, 'below'],
    [74.996, 'below'],
    [75, 'admitted'],
    [75.01, 'admitted'],
    [0, 'below'],
    [undefined, 'unknown'],
  ] as const)('puts an attendance of %s among those %s, at a limit of 75', (percentage, where) => {
    expect(examList([at(percentage)], any, 75)[where]).toHaveLength(1);
  });

  it('lists those of the class who study, by roll number', () => {
    const all = [
      at(80, { rollNo: 'CE26010' }),
      at(80, { rollNo: 'CE26002' }),
      at(80, { rollNo: 'ME26001', department: 'Mechanical' }),
      at(80, { rollNo: 'CE25001', year: 2 }),
      at(80, { rollNo: 'CE26003', semester: 2 }),
      at(80, { rollNo: 'CE22001', status: 'Graduated' }),
    ];
    const { admitted } = examList(all, { department: 'civil', year: 1, semester: 1 }, 75);
    expect(admitted.map(({ rollNo }) => rollNo)).toEqual(['CE26002', 'CE26010']);
  });

  it.each([
    ['75', 75],
    [' 75 % ', 75],
    ['74.5', 74.5],
    ['74,5', 74.5],
    ['0', 0],
    ['100', 100],
    ['101', undefined],
    ['-1', undefined],
    ['', undefined],
    ['most', undefined],
  ])('reads the typed limit %j as %s', (typed, limit) => {
    expect(readLimit(typed)).toBe(limit);
  });
});

describe('The file for a learning platform', () => {
  it.each([
    [{}, ['cs26001', 'Asha', 'Rao', 'asha@example.com', 'CS26001', 'Civil', 'Civil year 1']],
    [
      { name: ' Abdul  Rahman Malik ', admissionDate: '2025-07-10' },
      ['cs26001', 'Abdul Rahman', 'Malik', 'asha@example.com', 'CS26001', 'Civil', 'Civil 2025'],
    ],
    [{ name: 'Suresh' }, ['cs26001', 'Suresh', '.', 'asha@example.com', 'CS26001', 'Civil', 'Civil year 1']],
  ])('writes a student with %j as %j', (part, row) => {
    expect(moodleRow(student(part))).toEqual(row);
  });

  it.each([
    [{}, true],
    [{ email: ' ' }, false],
    [{ rollNo: '' }, false],
  ])('names a student with %j: %s', (part, can) => {
    expect(canHaveAccount(student(part))).toBe(can);
  });

  it.each([
    ['Asha Rao', ['Asha', 'Rao']],
    [' Abdul  Rahman Malik ', ['Abdul Rahman', 'Malik']],
    ['Suresh', ['Suresh', '.']],
    [' Suresh ', ['Suresh', '.']],
    ['', ['.', '.']],
  ])('splits the name %j into %j', (name, parts) => {
    expect(splitName(name)).toEqual(parts);
    expect(isOneWord(name)).toBe(parts[1] === '.');
  });

  it.each([
    [
      '1.1',
      'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password',
      's,,,true,uni-1,student,cs26001,,Asha Rao,Iyer,,CS26001,asha@example.com,,,,,',
    ],
    [
      '1.2',
      'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns',
      's,,,true,cs26001,,Asha Rao,Iyer,,CS26001,asha@example.com,,,,,,,,,,uni-1,',
    ],
  ] as const)('writes for OneRoster %s the columns %s', (version, titles, row) => {
    expect(oneRosterTitles[version].join(',')).toBe(titles);
    const one = student({ name: 'Asha Rao Iyer', phone: '+919876543210', currentCGPA: 9 });
    expect(oneRosterRow(version, one, ' uni-1 ').join(',')).toBe(row);
  });

  it.each([
    ['Active', 'true'],
    [undefined, 'true'],
    ['Graduated', 'false'],
    ['Suspended', 'false'],
  ] as const)('names a student of OneRoster with the status %s an enabled user: %s', (status, enabled) => {
    expect(oneRosterRow('1.1', student(status ? { status } : {}), 'uni-1')[3]).toBe(enabled);
  });
});
