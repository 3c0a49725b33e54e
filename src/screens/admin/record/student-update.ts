import type { components } from '../../../../openapi/schema.gen.ts';
import {
  bloodGroupValues,
  genderValues,
  placementStatusValues,
  studentStatusValues,
} from '../../../../openapi/schema.gen.ts';
import { valuesOf, type StudentValues } from './student-form.ts';

type Student = components['schemas']['Student'];

/** Section 7, "Update": the whole edited student. What has been emptied is null, which clears it; the rest is as it was. */
export function updateOf(student: Student, values: StudentValues): components['schemas']['StudentUpdate'] {
  const before = valuesOf(student);
  /** The stored value where its text was not touched, so that a value this app does not know survives an edit. */
  function edited<Value>(
    field: keyof StudentValues,
    old: Value | null | undefined,
    parse: (text: string) => Value | undefined,
  ) {
    if (values[field] === before[field]) return old ?? null;
    const text = values[field].trim();
    return text === '' ? null : (parse(text) ?? null);
  }
  const asText = (text: string) => text;
  const oneOf =
    <Choice extends string>(choices: readonly Choice[]) =>
    (text: string) =>
      choices.find((one) => one === text);
  const attendance = edited('attendance', student.attendance?.percentage, Number);
  const placed = values.placementStatus === 'Placed';

  return {
    ...student,
    name: values.name.trim(),
    email: values.email.trim(),
    rollNo: values.rollNo.trim(),
    department: values.department,
    year: Number.parseInt(values.year, 10) || student.year,
    semester: Number.parseInt(values.semester, 10) || student.semester,
    phone: edited('phone', student.phone, asText),
    address: edited('address', student.address, asText),
    dateOfBirth: edited('dateOfBirth', student.dateOfBirth, asText),
    bloodGroup: edited('bloodGroup', student.bloodGroup, oneOf(bloodGroupValues)),
    gender: edited('gender', student.gender, oneOf(genderValues)),
    status: edited('status', student.status, oneOf(studentStatusValues)),
    admissionDate: edited('admissionDate', student.admissionDate, asText),
    currentCGPA: edited('currentCGPA', student.currentCGPA, Number),
    attendance: attendance === null ? null : { percentage: attendance },
    totalCredits: edited('totalCredits', student.totalCredits, Number),
    totalFee: edited('totalFee', student.totalFee, Number),
    paidAmount: edited('paidAmount', student.paidAmount, Number),
    placementStatus: edited('placementStatus', student.placementStatus, oneOf(placementStatusValues)),
    company: placed ? edited('company', student.company, asText) : null,
    packageAmount: placed ? edited('packageAmount', student.packageAmount, Number) : null,
  };
}
