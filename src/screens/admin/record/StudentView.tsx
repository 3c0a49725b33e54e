import { SimpleGrid, Text } from '@chakra-ui/react';
import type { components } from '../../../../openapi/schema.gen.ts';
import {
  formatCgpa,
  formatDate,
  formatDateTime,
  formatOrdinal,
  formatPackage,
  formatPercent,
  formatRupees,
  orNA,
} from '../../../domain/format.ts';
import { feeBadgeTone, feeDetailsTone, feeStatusLabel, pendingAmount } from '../../../domain/fees.ts';
import { placementLabel, placementTone } from '../../../domain/placement.ts';
import { studentStatus, studentStatusTone } from '../../../domain/student-account.ts';
import { ContactLink } from '../../../ui/ContactLink.tsx';
import { DescriptionCard } from '../../../ui/DescriptionCard.tsx';
import { ToneBadge } from '../../../ui/ToneBadge.tsx';

type Student = components['schemas']['Student'];

const contact = (scheme: 'mailto' | 'tel', value: string | undefined) =>
  value?.trim() ? <ContactLink scheme={scheme} value={value} /> : orNA(value);

/** Everything that the record says. What it does not say is N/A, and never `null`. */
export function StudentView({ student }: { readonly student: Student }) {
  const pending = pendingAmount(student);
  return (
    <>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
        <DescriptionCard
          title="Academic"
          facts={{
            'Roll number': orNA(student.rollNo),
            Department: orNA(student.department),
            Year: formatOrdinal(student.year),
            Semester: formatOrdinal(student.semester),
            'Current CGPA': formatCgpa(student.currentCGPA),
            Attendance: formatPercent(student.attendance?.percentage),
            'Total credits': orNA(student.totalCredits),
            Status: <ToneBadge tone={studentStatusTone(student)}>{studentStatus(student)}</ToneBadge>,
            'Admission date': formatDate(student.admissionDate),
          }}
        />
        <DescriptionCard
          title="Personal"
          facts={{
            Email: contact('mailto', student.email),
            Phone: contact('tel', student.phone),
            'Date of birth': formatDate(student.dateOfBirth),
            Gender: orNA(student.gender),
            'Blood group': orNA(student.bloodGroup),
            Address: orNA(student.address),
          }}
        />
        <DescriptionCard
          title="Fees"
          facts={{
            'Total fee': formatRupees(student.totalFee),
            Paid: formatRupees(student.paidAmount),
            Pending:
              pending === undefined ? (
                formatRupees(pending)
              ) : (
                <ToneBadge tone={feeBadgeTone(student)}>{formatRupees(pending)}</ToneBadge>
              ),
            'Fee status': student.feeStatus ? (
              <ToneBadge tone={feeDetailsTone(student)}>{feeStatusLabel(student)}</ToneBadge>
            ) : (
              feeStatusLabel(student)
            ),
          }}
        />
        <DescriptionCard
          title="Placement"
          facts={{
            'Placement status': <ToneBadge tone={placementTone(student)}>{placementLabel(student)}</ToneBadge>,
            Company: orNA(student.company),
            Package: formatPackage(student.packageAmount),
          }}
        />
      </SimpleGrid>
      <Text textStyle="sm" color="fg.muted">
        {`Added ${formatDateTime(student.createdAt)} · Last changed ${formatDateTime(student.updatedAt)}`}
      </Text>
    </>
  );
}
