import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openImport } from '#tests/student-import.ts';

const FOLDER = 'src/wings/import/fixtures/layouts';
const fileOf = (name: string) => Uint8Array.from(readFileSync(`${FOLDER}/${name}`));

/** What no column of these files says. */
const everyStudent = { 'Year of every new student': '2nd year', 'Semester of every new student': '3rd semester' };

const layouts = [
  {
    program: 'OneRoster',
    files: ['oneroster-users.csv', 'oneroster-users-2.csv'],
    proposed: { givenName: 'First name', identifier: 'Roll No', sourcedId: 'Leave out', tobedeleted: 'Inactive' },
    answers: { 'Department of every new student': 'Civil', ...everyStudent },
    stored: [
      { name: 'Ava Quill Stone', rollNo: 'OR2026101', email: 'ava.or@example.com', phone: '9876543210' },
      { name: 'Ben Hale', rollNo: 'OR2026102', status: 'Inactive' },
      { name: 'Cara Finch', rollNo: 'OR2026103', department: 'Civil', year: 2, status: 'Active' },
    ],
  },
  {
    program: 'PowerSchool',
    files: ['powerschool.txt', 'powerschool-2.txt'],
    proposed: { Student_Number: 'Roll No', Grade_Level: 'Leave out', F: 'Female', '0': 'Active' },
    answers: {
      'Department of every new student': 'Civil',
      ...everyStudent,
      'How Date of Birth is read': 'Month first: 5/7/2006 is 7 May 2006',
    },
    stored: [
      { name: 'Ava Q Stone', rollNo: 'PS1001234', gender: 'Female', dateOfBirth: '2006-05-07' },
      { name: 'Ben Hale', rollNo: 'PS1001235', gender: 'Male', dateOfBirth: '2006-11-02', admissionDate: '2026-08-24' },
      { name: 'Cara Finch', rollNo: 'PS1001236', dateOfBirth: '2006-03-04', semester: 3 },
    ],
  },
  {
    program: 'Moodle',
    files: ['moodle.csv', 'moodle-2.csv'],
    proposed: { idnumber: 'Roll No', username: 'Leave out', 'CIVIL ENGG': 'Civil', CSE: 'Computer Science' },
    answers: everyStudent,
    stored: [
      { name: 'Ava Stone', rollNo: 'MO26101', department: 'Civil', phone: '9876543216' },
      { name: 'Ben Hale', rollNo: 'MO26102', department: 'Computer Science' },
      { name: 'Cara Finch', rollNo: 'MO26103', department: 'Electronics', year: 2, semester: 3 },
    ],
  },
  {
    program: 'Blackboard',
    files: ['blackboard.txt', 'blackboard-2.txt'],
    proposed: { student_id: 'Roll No', external_person_key: 'Leave out', Mech: 'Mechanical', disabled: 'Inactive' },
    answers: everyStudent,
    stored: [
      { name: 'Ava Stone', rollNo: 'BB26101', dateOfBirth: '2006-05-07', department: 'Mechanical' },
      { name: 'Ben Hale', rollNo: 'BB26102', dateOfBirth: '2006-12-31', department: 'Electrical', status: 'Inactive' },
      { name: 'Cara Finch', rollNo: 'BB26103', department: 'Mechanical', year: 2, semester: 3 },
    ],
  },
  {
    program: 'openSIS',
    files: ['opensis.csv', 'opensis-2.csv'],
    proposed: { 'ALTERNATE ID': 'Roll No', 'LAST NAME': 'Last name', GRADE: 'Leave out' },
    answers: { 'Department of every new student': 'Civil', ...everyStudent },
    stored: [
      { name: 'Ava Q Stone', rollNo: 'OS26101', dateOfBirth: '2006-05-07', admissionDate: '2026-08-24' },
      { name: 'Ben Hale', rollNo: 'OS26102', phone: '9876543223', gender: 'Male' },
      { name: 'Cara Finch', rollNo: 'OS26103', department: 'Civil', year: 2 },
    ],
  },
] as const;

describe('An import file of another program', () => {
  beforeEach(() => localStorage.removeItem('importReadings'));

  it.each(layouts.map((layout) => [layout.program, layout] as const))(
    '%s: the first file needs one mapping step, the second none',
    async (_, { files: [first, second], proposed, answers, stored }) => {
      const { choose, press, user, all } = await openImport();
      const select = (name: string) => screen.findByRole('combobox', { name });
      await choose(fileOf(first), first);
      for (const [column, choice] of Object.entries(proposed)) expect(await select(column)).toHaveDisplayValue(choice);
      for (const [question, answer] of Object.entries(answers))
        await user.selectOptions(await select(question), answer);
      await press('Check the File');
      expect(await screen.findByText(/has been checked/)).toHaveTextContent('2 new students, 0 updates');
      expect(screen.getByText(/has been checked/)).toHaveTextContent('0 rows that do not fit');
      await press('Add 2 Students');
      expect(await screen.findByText(/2 added\./)).toBeInTheDocument();

      await press('Import Another File');
      await choose(fileOf(second), second);
      expect(await screen.findByText(/has been checked/)).toHaveTextContent('1 new student, 0 updates');
      await press('Add 1 Student');
      expect(await screen.findByText(/1 added\./)).toBeInTheDocument();
      const rolls = new Set<string>(stored.map(({ rollNo }) => rollNo));
      expect((await all()).filter(({ rollNo }) => rolls.has(rollNo))).toMatchObject(stored);
    },
  );
});
