import { SimpleGrid, Text } from '@chakra-ui/react';
import type { components } from '../../../../openapi/schema.gen.ts';
import { shown } from '../../../domain/absent.ts';
import { day, moment } from '../../../domain/dates.ts';
import { feeBadgeTone, feeDetailsTone, feeStatusLabel, pendingAmount } from '../../../domain/fees.ts';
import { gradePoints, percentage } from '../../../domain/marks.ts';
import { lakhsPerYear, rupees } from '../../../domain/money.ts';
import { studyOrdinal } from '../../../domain/ordinals.ts';
import { placementLabel, placementTone } from '../../../domain/placement.ts';
import { studentStatus, studentStatusTone } from '../../../domain/student-account.ts';
import { ContactLink } from '../../../ui/ContactLink.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { ToneBadge } from '../../../ui/ToneBadge.tsx';

type Student = components['schemas']['Student'];

const contact = (scheme: 'mailto' | 'tel', value: string | undefined) =>
  value?.trim() ? <ContactLink scheme={scheme} value={value} /> : shown(value);

/** Everything that the record says. What it does not say is N/A, and never `null`. */
export function StudentView({ student }: { readonly student: Student }) {
  const pending = pendingAmount(student);
  return (
    <>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
        <Facts
          title="Academic"
          facts={{
            'Roll number': shown(student.rollNo),
            Department: shown(student.department),
            Year: studyOrdinal(student.year),
            Semester: studyOrdinal(student.semester),
            'Current CGPA': gradePoints(student.currentCGPA),
            Attendance: percentage(student.attendance?.percentage),
            'Total credits': shown(student.totalCredits),
            Status: <ToneBadge tone={studentStatusTone(student)}>{studentStatus(student)}</ToneBadge>,
            'Admission date': day(student.admissionDate),
          }}
        />
        <Facts
          title="Personal"
          facts={{
            Email: contact('mailto', student.email),
            Phone: contact('tel', student.phone),
            'Date of birth': day(student.dateOfBirth),
            Gender: shown(student.gender),
            'Blood group': shown(student.bloodGroup),
            Address: shown(student.address),
          }}
        />
        <Facts
          title="Fees"
          facts={{
            'Total fee': rupees(student.totalFee),
            Paid: rupees(student.paidAmount),
            Pending:
              pending === undefined ? (
                rupees(pending)
              ) : (
                <ToneBadge tone={feeBadgeTone(student)}>{rupees(pending)}</ToneBadge>
              ),
            'Fee status': student.feeStatus ? (
              <ToneBadge tone={feeDetailsTone(student)}>{feeStatusLabel(student)}</ToneBadge>
            ) : (
              feeStatusLabel(student)
            ),
          }}
        />
        <Facts
          title="Placement"
          facts={{
            'Placement status': <ToneBadge tone={placementTone(student)}>{placementLabel(student)}</ToneBadge>,
            Company: shown(student.company),
            Package: lakhsPerYear(student.packageAmount),
          }}
        />
      </SimpleGrid>
      <Text textStyle="sm" color="fg.muted">
        {`Added ${moment(student.createdAt)} · Last changed ${moment(student.updatedAt)}`}
      </Text>
    </>
  );
}
