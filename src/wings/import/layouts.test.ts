import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readImport } from '#tests/check-import.ts';
import { studentFields } from '#src/features/students/student.ts';
import { targetChoices } from './headings.ts';
import { unknownWords } from './reading.ts';

const FOLDER = 'src/wings/import/fixtures/layouts';
const textOf = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8').replace('\uFEFF', '');

/** What no column of these files says. */
const everyRow = { year: '2', semester: '3' };

const layouts = [
  {
    program: 'OneRoster',
    files: ['oneroster-users.csv', 'oneroster-users-2.csv'],
    proposed: { givenName: 'First name', identifier: 'Roll No', sourcedId: 'Leave out', tobedeleted: 'Inactive' },
    answers: { everyRow: { department: 'Civil', ...everyRow } },
    stored: [
      { name: 'Ava Quill Stone', rollNo: 'OR2026101', email: 'ava.or@example.com', phone: '9876543210' },
      { name: 'Ben Hale', rollNo: 'OR2026102', status: 'Inactive' },
      { name: 'Cara Finch', rollNo: 'OR2026103', department: 'Civil', year: '2', status: 'Active' },
    ],
  },
  {
    program: 'PowerSchool',
    files: ['powerschool.txt', 'powerschool-2.txt'],
    proposed: { Student_Number: 'Roll No', Grade_Level: 'Leave out', F: 'Female', '0': 'Active' },
    answers: { everyRow: { department: 'Civil', ...everyRow }, notations: { dateOfBirth: 'month' } },
    stored: [
      { name: 'Ava Q Stone', rollNo: 'PS1001234', gender: 'Female', dateOfBirth: '2006-05-07' },
      { name: 'Ben Hale', rollNo: 'PS1001235', gender: 'Male', dateOfBirth: '2006-11-02', admissionDate: '2026-08-24' },
      { name: 'Cara Finch', rollNo: 'PS1001236', dateOfBirth: '2006-03-04', semester: '3' },
    ],
  },
  {
    program: 'Moodle',
    files: ['moodle.csv', 'moodle-2.csv'],
    proposed: { idnumber: 'Roll No', username: 'Leave out', 'CIVIL ENGG': 'Civil', CSE: 'Computer Science' },
    answers: { everyRow },
    stored: [
      { name: 'Ava Stone', rollNo: 'MO26101', department: 'Civil', phone: '9876543216' },
      { name: 'Ben Hale', rollNo: 'MO26102', department: 'Computer Science' },
      { name: 'Cara Finch', rollNo: 'MO26103', department: 'Electronics', year: '2', semester: '3' },
    ],
  },
  {
    program: 'Blackboard',
    files: ['blackboard.txt', 'blackboard-2.txt'],
    proposed: { student_id: 'Roll No', external_person_key: 'Leave out', Mech: 'Mechanical', disabled: 'Inactive' },
    answers: { everyRow },
    stored: [
      { name: 'Ava Stone', rollNo: 'BB26101', dateOfBirth: '2006-05-07', department: 'Mechanical' },
      { name: 'Ben Hale', rollNo: 'BB26102', dateOfBirth: '2006-12-31', department: 'Electrical', status: 'Inactive' },
      { name: 'Cara Finch', rollNo: 'BB26103', department: 'Mechanical', year: '2', semester: '3' },
    ],
  },
  {
    program: 'openSIS',
    files: ['opensis.csv', 'opensis-2.csv'],
    proposed: { 'ALTERNATE ID': 'Roll No', 'LAST NAME': 'Last name', GRADE: 'Leave out' },
    answers: { everyRow: { department: 'Civil', ...everyRow } },
    stored: [
      { name: 'Ava Q Stone', rollNo: 'OS26101', dateOfBirth: '2006-05-07', admissionDate: '2026-08-24' },
      { name: 'Ben Hale', rollNo: 'OS26102', phone: '9876543223', gender: 'Male' },
      { name: 'Cara Finch', rollNo: 'OS26103', department: 'Civil', year: '2' },
    ],
  },
] as const;

const labelOf = (target: string) => targetChoices.find(({ value }) => value === target)?.label ?? 'Leave out';

/** What is proposed for each heading and each word of a file, by what it is called on the screen. */
function proposedIn({ file, reading }: Awaited<ReturnType<typeof readImport>>): Readonly<Record<string, string>> {
  const columns = file.table.titles.map((title, i) => [title, labelOf(reading.targets[i] ?? '')]);
  const words = [...unknownWords(file, reading, studentFields)].flatMap(([name, unknown]) =>
    unknown.map(({ key, text }) => [text, reading.words[name]?.[key]]),
  );
  return Object.fromEntries([...columns, ...words]);
}

it.each(layouts.map((layout) => [layout.program, layout] as const))(
  'A file of %s is read after one question, and the next one as that one was',
  async (_, { files: [first, second], proposed, answers, stored }) => {
    const asked = await readImport(textOf(first));
    expect(asked.isCertain).toBe(false);
    expect(proposedIn(asked)).toMatchObject(proposed);

    const answered = await readImport(textOf(first), [], { choices: answers });
    const next = await readImport(textOf(second), [], { remembered: answered.reading });
    expect(next.isCertain).toBe(true);
    const plans = [answered.plan, next.plan];
    expect(plans.flatMap(({ wrong, update }) => [...wrong, ...update])).toEqual([]);
    expect(plans.flatMap((plan) => plan.new.map(({ values }) => values))).toMatchObject(stored);
  },
);
