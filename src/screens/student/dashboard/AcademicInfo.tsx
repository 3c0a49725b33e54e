import { shown } from '../../../domain/absent.ts';
import { studyOrdinal } from '../../../domain/ordinals.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { awaited, type AwaitsStudent } from '../awaited.tsx';

/** Section 2: roll number, department, year, semester, email, phone. */
export function AcademicInfo({ student }: AwaitsStudent) {
  return (
    <Facts
      title="Academic information"
      facts={{
        'Roll number': awaited(student, ({ rollNo }) => shown(rollNo)),
        Department: awaited(student, ({ department }) => shown(department), '16ch'),
        Year: awaited(student, ({ year }) => studyOrdinal(year), '3ch'),
        Semester: awaited(student, ({ semester }) => studyOrdinal(semester), '3ch'),
        Email: awaited(student, ({ email }) => shown(email), '22ch'),
        Phone: awaited(student, ({ phone }) => shown(phone), '13ch'),
      }}
    />
  );
}
