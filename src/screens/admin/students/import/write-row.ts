import type { components } from '../../../../../openapi/schema.gen.ts';
import { bloodGroupValues, genderValues } from '../../../../../openapi/schema.gen.ts';
import { createStudent, updateStudent } from '../../../../api/admin-students.ts';
import { reasonOf } from '../../../../api/errors.ts';
import type { StudentField, StudentTexts } from '../../../../domain/csv/student-fields.ts';
import { STUDENT_FIELDS, textsOf, titleOf } from '../../../../domain/csv/student-fields.ts';
import { DEFAULT_STUDENT_PASSWORD } from '../../../../domain/student-account.ts';
import { updateOf } from '../../record/student-update.ts';
import type { WritableRow } from './plan.ts';

type Student = components['schemas']['Student'];

/** What the contract's registration takes; a record has more. */
const registrable: ReadonlySet<StudentField> = new Set([
  'name',
  'rollNo',
  'email',
  'department',
  'year',
  'semester',
  'phone',
  'address',
  'dateOfBirth',
  'bloodGroup',
  'gender',
]);

function registrationOf(values: StudentTexts): components['schemas']['StudentRegistration'] {
  const { name, rollNo, email, department, phone, address, dateOfBirth } = values;
  const bloodGroup = bloodGroupValues.find((one) => one === values.bloodGroup);
  const gender = genderValues.find((one) => one === values.gender);
  return {
    name,
    rollNo,
    email,
    password: DEFAULT_STUDENT_PASSWORD,
    department,
    year: Number(values.year),
    semester: Number(values.semester),
    ...(phone && { phone }),
    ...(address && { address }),
    ...(dateOfBirth && { dateOfBirth }),
    ...(bloodGroup && { bloodGroup }),
    ...(gender && { gender }),
  };
}

/** What was stored, and in words what of the row was not. */
export interface Written {
  readonly student: Student | undefined;
  readonly missing?: string;
}

/** Adds a student: by the registration, and with the rest of the row by an update, where the row says more. */
async function add(values: StudentTexts): Promise<Written> {
  const student = await createStudent.call(registrationOf(values));
  const stored = textsOf(student);
  const more = STUDENT_FIELDS.filter(
    (field) => !registrable.has(field) && values[field] && values[field] !== stored[field],
  );
  if (more.length === 0) return { student };
  const rest = more.map(titleOf).join(', ');
  if (!student) return { student, missing: `Added, but without ${rest}. Import the row again to add them.` };
  const filled = { ...stored, ...Object.fromEntries(more.map((field) => [field, values[field]])) };
  try {
    return { student: (await updateStudent.call({ id: student.id, body: updateOf(student, filled) })) ?? student };
  } catch (error) {
    const why = reasonOf(error) ?? 'the server said no.';
    return { student, missing: `Added, but without ${rest}: ${why}` };
  }
}

/** Writes one row that fits: a new student, or the whole student with what the row changes. */
export async function writeRow(row: WritableRow): Promise<Written> {
  if (row.kind === 'new') return add(row.values);
  const { id } = row.student;
  return { student: await updateStudent.call({ id, body: updateOf(row.student, row.values) }) };
}
