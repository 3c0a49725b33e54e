import { Center } from '@chakra-ui/react';
import { percentage } from '../../../domain/marks.ts';
import { studyOrdinal } from '../../../domain/ordinals.ts';
import { updateAttendance } from '../../../api/student-writes.ts';
import { TextField } from '../../../forms/TextField.tsx';
import { Ring } from '../../../ui/charts/Ring.tsx';
import { Facts } from '../../../ui/Facts.tsx';
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
        <Facts
          title="Attendance"
          facts={{
            Attended: typeof percent === 'number' ? `${percentage(percent)} of all classes` : percentage(percent),
            Missed: percentage(typeof percent === 'number' ? 100 - percent : undefined),
            Year: studyOrdinal(student.year),
            Semester: studyOrdinal(student.semester),
          }}
        >
          <Center py="2">
            <Ring percent={percent} boxSize="40" />
          </Center>
        </Facts>
      }
    >
      <TextField name="attendancePercentage" label="Attendance (%)" required inputMode="decimal" help="0 to 100" />
    </PartForm>
  );
}
