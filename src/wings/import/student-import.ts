import { createElement } from 'react';
import { createStudent } from '#src/features/students/admin-students.ts';
import { studentPages } from '#src/features/students/student-pages.ts';
import { rosterQuery } from '#src/features/students/students.ts';
import { reasonOf } from '#src/platform/api/errors.ts';
import { DEPARTMENTS } from '#src/university/departments.ts';
import { fieldsWhere, type Texts, textsOf } from '#src/records/fields/field.ts';
import { withOthers } from '#src/records/list/list-search.ts';
import { requestBody } from '#src/records/fields/body.ts';
import { type Student, studentFields } from '#src/features/students/student.ts';
import { DEFAULT_STUDENT_PASSWORD } from '#src/features/students/student-rules.ts';
import { titleOf } from '#src/records/list/csv-columns.ts';
import type { ImportTarget, Written } from './plan.ts';
import { sendWhole, undoUpdates } from '#src/features/students/student-actions.ts';
import { StudentTabLink } from '#src/features/students/StudentTabLink.tsx';
import { studentProposals } from './student-proposals.ts';
import { studentType, writableStudentFields } from '#src/features/students/record/student-record.ts';

type Registration = Parameters<typeof createStudent.call>[0];

/** What the contract's registration takes; a file's gender and address are sent, which the form only asks for. */
const registered = fieldsWhere(studentFields, ({ create }) => create !== undefined);

const update = (student: Student, values: Texts) => sendWhole(writableStudentFields, student, values);

/** Adds a student: by the registration, and with the rest of the row by an update, where the row says more. */
async function add(values: Texts): Promise<Written<Student>> {
  const registration = requestBody<Student, Omit<Registration, 'password'>>(registered, values);
  const stored = await createStudent.call({ ...registration, password: DEFAULT_STUDENT_PASSWORD });
  const known: Texts = stored ? textsOf(writableStudentFields, stored) : {};
  const more = Object.keys(writableStudentFields).filter(
    (name) => !(name in registered) && values[name] && values[name] !== known[name],
  );
  if (more.length === 0) return { stored };
  const rest = more.map((name) => titleOf(studentFields, name)).join(', ');
  if (!stored) return { stored, missing: `Added, but without ${rest}. Import the row again to add them.` };
  const filled = { ...known, ...Object.fromEntries(more.map((name) => [name, values[name] ?? ''])) };
  try {
    return { stored: (await update(stored, filled)) ?? stored };
  } catch (error) {
    return { stored, missing: `Added, but without ${rest}: ${reasonOf(error) ?? 'the server refused it.'}` };
  }
}

/** The fields with the five departments and those that students are in: a slip of the pen makes no new department. */
const fieldsWith = (departments: readonly string[]) => ({
  ...studentFields,
  department: { ...studentFields.department, choices: withOthers(DEPARTMENTS, departments) },
});

export const studentImport: ImportTarget<Student> = {
  type: studentType,
  query: rosterQuery,
  pages: studentPages,
  note: 'A new student can sign in with the default password.',
  proposals: studentProposals,
  nameField: 'name',
  people: {
    of: (student) => student,
    ofTexts: ({ name, email, phone, dateOfBirth }) => ({ name, email, phone, dateOfBirth }),
    renderLink: ({ id, rollNo }) => createElement(StudentTabLink, { id, rollNo }),
  },
  keys: { rollNo: 'roll number', email: 'email address' },
  fieldsFor: (students) => fieldsWith(students.map(({ department }) => department)),
  fieldsForChoices: ({ department = [] }) => fieldsWith(department),
  add,
  update,
  undo: undoUpdates,
};
