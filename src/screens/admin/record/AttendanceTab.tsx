import { Center } from '@chakra-ui/react';
import { formatOrdinal, formatPercent } from '../../../domain/format.ts';
import { updateAttendance } from '../../../api/admin-students.ts';
import { TextField } from '../../../forms/TextField.tsx';
import { Ring } from '../../../ui/charts/Ring.tsx';
import { DescriptionCard } from '../../../ui/DescriptionCard.tsx';
import { attendance } from './part-forms.ts';
import { PartForm } from './PartForm.tsx';
import type { RecordProps } from './RecordForm.tsx';

/** The attendance, by PUT /students/{id}/attendance. */
export function AttendanceTab(record: RecordProps) {
  const { student } = record;
  const percent = student.attendance?.percentage;
  return (
    <PartForm
      {...attendance}
      record={record}
      tab="attendance"
      title="Update attendance"
      subject="Attendance"
      call={updateAttendance}
      facts={
        <DescriptionCard
          title="Attendance"
          facts={{
            Attended: typeof percent === 'number' ? `${formatPercent(percent)} of all classes` : formatPercent(percent),
            Missed: formatPercent(typeof percent === 'number' ? 100 - percent : undefined),
            Year: formatOrdinal(student.year),
            Semester: formatOrdinal(student.semester),
          }}
        >
          <Center py="2">
            <Ring percent={percent} boxSize="40" />
          </Center>
        </DescriptionCard>
      }
    >
      <TextField name="attendancePercentage" label="Attendance (%)" required inputMode="decimal" help="0 to 100" />
    </PartForm>
  );
}
