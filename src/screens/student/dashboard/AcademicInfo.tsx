import { formatOrdinal, orNA } from '../../../domain/format.ts';
import { DescriptionCard } from '../../../ui/DescriptionCard.tsx';
import { withSkeleton, type AwaitsStudent } from '../with-skeleton.tsx';

/** Section 2: roll number, department, year, semester, email, phone. */
export function AcademicInfo({ student }: AwaitsStudent) {
  return (
    <DescriptionCard
      title="Academic information"
      facts={{
        'Roll number': withSkeleton(student, ({ rollNo }) => orNA(rollNo)),
        Department: withSkeleton(student, ({ department }) => orNA(department), '16ch'),
        Year: withSkeleton(student, ({ year }) => formatOrdinal(year), '3ch'),
        Semester: withSkeleton(student, ({ semester }) => formatOrdinal(semester), '3ch'),
        Email: withSkeleton(student, ({ email }) => orNA(email), '22ch'),
        Phone: withSkeleton(student, ({ phone }) => orNA(phone), '13ch'),
      }}
    />
  );
}
