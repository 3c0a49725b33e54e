import { SimpleGrid } from '@chakra-ui/react';
import { formatCgpa, formatDate, formatOrdinal, formatPercent, orNA } from '../../../domain/format.ts';
import { ordinalChoices, SEMESTERS, YEARS } from '../../../domain/study-years.ts';
import { updateAcademic } from '../../../api/admin-students.ts';
import { SelectField } from '../../../forms/SelectField.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { Ring } from '../../../ui/charts/Ring.tsx';
import { DescriptionCard } from '../../../ui/DescriptionCard.tsx';
import { StatCard } from '../../../ui/StatCard.tsx';
import { academic } from './part-forms.ts';
import { PartForm } from './PartForm.tsx';
import type { RecordProps } from './RecordForm.tsx';

const tenth = (cgpa: number | null | undefined) => (typeof cgpa === 'number' ? cgpa * 10 : undefined);

/** The reader makes 0 of what a record does not say. */
const unknown = { placeholder: 'Choose one' };

/** Year, semester, CGPA, credits and attendance, which PUT /students/{id}/academic takes together. */
export function AcademicTab(record: RecordProps) {
  const { student } = record;
  const attendance = student.attendance?.percentage;
  return (
    <PartForm
      {...academic}
      record={record}
      tab="academic"
      title="Update academic record"
      subject="Academic record"
      call={updateAcademic}
      facts={
        <DescriptionCard
          title="Academic record"
          facts={{
            Department: orNA(student.department),
            Year: formatOrdinal(student.year),
            Semester: formatOrdinal(student.semester),
            'Total credits': orNA(student.totalCredits),
            'Admission date': formatDate(student.admissionDate),
          }}
        >
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
            <StatCard
              label="Current CGPA"
              value={formatCgpa(student.currentCGPA)}
              hint={typeof student.currentCGPA === 'number' ? 'of 10' : 'Not recorded yet'}
              chart={<Ring percent={tenth(student.currentCGPA)} />}
            />
            <StatCard
              label="Attendance"
              value={formatPercent(attendance)}
              hint={typeof attendance === 'number' ? 'of all classes' : 'Not recorded yet'}
              chart={<Ring percent={attendance} />}
            />
          </SimpleGrid>
        </DescriptionCard>
      }
    >
      <SelectField
        name="year"
        label="Year"
        required
        options={ordinalChoices(YEARS, 'year')}
        {...(student.year < 1 && unknown)}
      />
      <SelectField
        name="semester"
        label="Semester"
        required
        options={ordinalChoices(SEMESTERS, 'semester')}
        {...(student.semester < 1 && unknown)}
      />
      <TextField name="currentCGPA" label="Current CGPA" required inputMode="decimal" help="0 to 10" />
      <TextField name="totalCredits" label="Total credits" required inputMode="numeric" help="All credits so far" />
      <TextField name="attendancePercentage" label="Attendance (%)" required inputMode="decimal" help="0 to 100" />
    </PartForm>
  );
}
