import type { components } from '../../../../../openapi/schema.gen.ts';
import { ABSENT, shown } from '../../../../domain/absent.ts';
import { day, moment } from '../../../../domain/dates.ts';
import { gradePoints, percentage } from '../../../../domain/marks.ts';
import { studyOrdinal } from '../../../../domain/ordinals.ts';
import { studentStatus } from '../../../../domain/student-account.ts';
import { university } from '../../../../domain/university.ts';
import { Entries } from './Entries.tsx';
import { Letter } from './Letter.tsx';

/** The standing of a student, on paper. What is not on record is N/A. */
export function Transcript({ student }: { readonly student: components['schemas']['Student'] }) {
  const points = gradePoints(student.currentCGPA);
  return (
    <Letter
      title="Academic transcript"
      office="Registrar"
      note={`This transcript states the record as it was last changed, ${moment(student.updatedAt)}. It is valid with the seal of ${university.name}.`}
    >
      <Entries
        caption="Student"
        entries={{
          Name: shown(student.name),
          'Roll number': shown(student.rollNo),
          'Date of birth': day(student.dateOfBirth),
          Department: shown(student.department),
          'Admission date': day(student.admissionDate),
          Status: studentStatus(student),
        }}
      />
      <Entries
        caption="Academic record"
        entries={{
          Year: studyOrdinal(student.year),
          Semester: studyOrdinal(student.semester),
          'Cumulative grade point average': points === ABSENT ? points : `${points} of 10`,
          'Credits earned': shown(student.totalCredits),
          Attendance: percentage(student.attendance?.percentage),
        }}
      />
    </Letter>
  );
}
