import { orNA } from '#src/platform/text/format.ts';
import type { NamesakeLine } from './NamesakeNote.tsx';
import type { Namesake } from '#src/records/same-person.ts';
import { TextLink } from '#src/ui/links.tsx';
import type { Student } from '#src/features/students/student.ts';

export const studentLine = ({ row, reason }: Namesake<Student>): NamesakeLine => ({
  id: row.id,
  link: (
    <TextLink to="/admin/students/$studentId" params={{ studentId: row.id }}>
      {`Student ${orNA(row.rollNo)}`}
    </TextLink>
  ),
  reason: `${reason}; ${orNA(row.email)}`,
});
