import type { components } from '../../../../../../openapi/schema.gen.ts';
import {
  formatCgpa,
  formatDate,
  formatDateTime,
  formatOrdinal,
  formatPercent,
  NA,
  orNA,
} from '../../../../../domain/format.ts';
import { studentStatus } from '../../../../../domain/student-account.ts';
import { university } from '../../../../../domain/university.ts';
import { Entries } from './Entries.tsx';
import { Letter } from './Letter.tsx';

/** The standing of a student, on paper. What is not on record is N/A. */
export function Transcript({ student }: { readonly student: components['schemas']['Student'] }) {
  const points = formatCgpa(student.currentCGPA);
  return (
    <Letter
      title="Academic transcript"
      office="Registrar"
      note={`This transcript states the record as it was last changed, ${formatDateTime(student.updatedAt)}. It is valid with the seal of ${university.name}.`}
    >
      <Entries
        caption="Student"
        entries={{
          Name: orNA(student.name),
          'Roll number': orNA(student.rollNo),
          'Date of birth': formatDate(student.dateOfBirth),
          Department: orNA(student.department),
          'Admission date': formatDate(student.admissionDate),
          Status: studentStatus(student),
        }}
      />
      <Entries
        caption="Academic record"
        entries={{
          Year: formatOrdinal(student.year),
          Semester: formatOrdinal(student.semester),
          'Cumulative grade point average': points === NA ? points : `${points} of 10`,
          'Credits earned': orNA(student.totalCredits),
          Attendance: formatPercent(student.attendance?.percentage),
        }}
      />
    </Letter>
  );
}
