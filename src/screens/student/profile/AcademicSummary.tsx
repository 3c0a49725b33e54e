import { formatCgpa, formatDate, formatPercent, orNA } from '../../../domain/format.ts';
import { studentStatus, studentStatusTone } from '../../../domain/student-account.ts';
import { DescriptionCard } from '../../../ui/DescriptionCard.tsx';
import { ToneBadge } from '../../../ui/ToneBadge.tsx';
import { withSkeleton, type AwaitsStudent } from '../with-skeleton.tsx';

const status = (student: Parameters<typeof studentStatus>[0]) => (
  <ToneBadge tone={studentStatusTone(student)}>{studentStatus(student)}</ToneBadge>
);

/** Section 2, /student/profile: a read-only academic summary. */
export function AcademicSummary({ student }: AwaitsStudent) {
  return (
    <DescriptionCard
      title="Academic summary"
      facts={{
        Status: withSkeleton(student, status),
        'Current CGPA': withSkeleton(student, ({ currentCGPA }) => formatCgpa(currentCGPA), '4ch'),
        Attendance: withSkeleton(student, ({ attendance }) => formatPercent(attendance?.percentage), '5ch'),
        'Total credits': withSkeleton(student, ({ totalCredits }) => orNA(totalCredits), '3ch'),
        Admitted: withSkeleton(student, ({ admissionDate }) => formatDate(admissionDate)),
      }}
    />
  );
}
