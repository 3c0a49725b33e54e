import { shown } from '../../../domain/absent.ts';
import { day } from '../../../domain/dates.ts';
import { gradePoints, percentage } from '../../../domain/marks.ts';
import { studentStatus, studentStatusTone } from '../../../domain/student-account.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { ToneBadge } from '../../../ui/ToneBadge.tsx';
import { awaited, type AwaitsStudent } from '../awaited.tsx';

const status = (student: Parameters<typeof studentStatus>[0]) => (
  <ToneBadge tone={studentStatusTone(student)}>{studentStatus(student)}</ToneBadge>
);

/** Section 2, /student/profile: a read-only academic summary. */
export function AcademicSummary({ student }: AwaitsStudent) {
  return (
    <Facts
      title="Academic summary"
      facts={{
        Status: awaited(student, status),
        'Current CGPA': awaited(student, ({ currentCGPA }) => gradePoints(currentCGPA), '4ch'),
        Attendance: awaited(student, ({ attendance }) => percentage(attendance?.percentage), '5ch'),
        'Total credits': awaited(student, ({ totalCredits }) => shown(totalCredits), '3ch'),
        Admitted: awaited(student, ({ admissionDate }) => day(admissionDate)),
      }}
    />
  );
}
