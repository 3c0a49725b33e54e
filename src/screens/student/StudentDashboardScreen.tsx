import { Card, chakra, Heading, HStack, SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import {
  feeBadgeTone,
  feeDetailsTone,
  type FeeRecord,
  feeStatusLabel,
  paidShare,
  pendingAmount,
} from '../../domain/fees.ts';
import {
  formatCgpa,
  formatOrdinal,
  formatPackage,
  formatPercent,
  formatRupees,
  NA,
  orNA,
} from '../../domain/format.ts';
import { placementLabel, placementTone } from '../../domain/placement.ts';
import { displayName, useSession } from '../../session/session.ts';
import { PaidBar } from '../../ui/charts/PaidBar.tsx';
import { Ring } from '../../ui/charts/Ring.tsx';
import { DescriptionCard } from '../../ui/DescriptionCard.tsx';
import { WalletIcon } from '../../ui/icons.tsx';
import { IconTile } from '../../ui/IconTile.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Page } from '../../ui/Page.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { StatCard } from '../../ui/StatCard.tsx';
import { BookIcon } from '../../ui/subject-icons.tsx';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import { type StudentProps, StudentStates, useCurrentStudent, withSkeleton } from './current-student.tsx';

/** Section 2, /student/dashboard: greeting, figures, academic information, fees, and a placement where there is one. */
export function StudentDashboardScreen() {
  const { user } = useSession();
  const query = useCurrentStudent();
  return (
    <Page>
      <PageHeading
        overline="Student dashboard"
        actions={
          <LinkButton to="/student/profile" variant="surface">
            My profile
          </LinkButton>
        }
      >
        <chakra.span overflowWrap="anywhere">Welcome, {displayName(query.data ?? user)}</chakra.span>
      </PageHeading>
      <StudentStates query={query}>
        {(student) => (
          <>
            <KeyFigures student={student} />
            <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '4', md: '6' }}>
              <AcademicInfo student={student} />
              <FeeDetails student={student} />
            </SimpleGrid>
            <Placement student={student} />
          </>
        )}
      </StudentStates>
    </Page>
  );
}

const unknown = 'Not recorded yet';
const numberOr = (value: number | null | undefined, text: string) => (typeof value === 'number' ? text : unknown);
const tenth = (cgpa: number | null | undefined) => (typeof cgpa === 'number' ? cgpa * 10 : undefined);

/** Section 2: the cards for current CGPA, attendance percentage, total credits and fee status. */
function KeyFigures({ student }: StudentProps) {
  const attendance = student?.attendance?.percentage;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
      <StatCard
        label="Current CGPA"
        value={withSkeleton(student, ({ currentCGPA }) => formatCgpa(currentCGPA), '4ch')}
        hint={withSkeleton(student, ({ currentCGPA }) => numberOr(currentCGPA, 'of 10'))}
        chart={<Ring percent={tenth(student?.currentCGPA)} />}
      />
      <StatCard
        label="Attendance"
        value={withSkeleton(student, () => formatPercent(attendance), '5ch')}
        hint={withSkeleton(student, () => numberOr(attendance, 'of all classes'), '9ch')}
        chart={<Ring percent={attendance} />}
      />
      <StatCard
        label="Total Credits"
        value={withSkeleton(student, ({ totalCredits }) => orNA(totalCredits), '3ch')}
        hint={withSkeleton(student, ({ totalCredits }) => numberOr(totalCredits, 'earned so far'), '9ch')}
        chart={
          <IconTile boxSize="16">
            <BookIcon boxSize="7" />
          </IconTile>
        }
      />
      <StatCard
        label="Fee Status"
        value={withSkeleton(student, feeBadge, '4ch')}
        hint={withSkeleton(student, (one) => owed(pendingAmount(one)), '10ch')}
        chart={
          <IconTile boxSize="16">
            <WalletIcon boxSize="7" />
          </IconTile>
        }
      />
    </SimpleGrid>
  );
}

const owed = (pending: number | undefined) => {
  if (pending === undefined) return unknown;
  return pending > 0 ? `${formatRupees(pending)} to pay` : 'Nothing to pay';
};

/** Section 4's fee badge; a plain text where neither a status nor an amount is known. */
function feeBadge(fee: FeeRecord): ReactNode {
  const label = feeStatusLabel(fee);
  if (!fee.feeStatus && pendingAmount(fee) === undefined) return label;
  return (
    <ToneBadge tone={feeBadgeTone(fee)} size="md">
      {label}
    </ToneBadge>
  );
}

/** Section 2: roll number, department, year, semester, email, phone. */
function AcademicInfo({ student }: StudentProps) {
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

const feeStatus = (fee: FeeRecord) =>
  fee.feeStatus ? <ToneBadge tone={feeDetailsTone(fee)}>{feeStatusLabel(fee)}</ToneBadge> : feeStatusLabel(fee);

/** Section 2: fee details (total, paid, pending, status), with section 4's badge. */
function FeeDetails({ student }: StudentProps) {
  const { percent, paid = NA, due } = paidShare(student ?? {});
  return (
    <DescriptionCard
      title="Fee details"
      facts={{
        'Total fee': withSkeleton(student, ({ totalFee }) => formatRupees(totalFee)),
        Paid: withSkeleton(student, ({ paidAmount }) => formatRupees(paidAmount)),
        Pending: withSkeleton(student, (fee) => formatRupees(pendingAmount(fee))),
        Status: withSkeleton(student, feeStatus),
      }}
    >
      <PaidBar percent={percent} label={withSkeleton(student, () => paid)} due={due} />
    </DescriptionCard>
  );
}

const Offer = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
    gap: '4',
    '& dt': { color: 'fg.muted', textStyle: 'sm' },
    '& dd': { fontFamily: 'heading', fontWeight: 'semibold', textStyle: '2xl', overflowWrap: 'anywhere' },
  },
});

/** Section 2: a placement section when a placement status exists; section 9 appends LPA to the package. */
function Placement({ student }: StudentProps) {
  if (!student?.placementStatus?.trim()) return null;
  return (
    <Card.Root as="section">
      <Card.Body gap="4">
        <HStack justify="space-between" gap="3" wrap="wrap">
          <Heading as="h2" size="xl">
            Placement
          </Heading>
          <ToneBadge tone={placementTone(student)} size="md">
            {placementLabel(student)}
          </ToneBadge>
        </HStack>
        <Offer>
          <div>
            <dt>Company</dt>
            <dd>{orNA(student.company)}</dd>
          </div>
          <div>
            <dt>Package</dt>
            <dd>{formatPackage(student.packageAmount)}</dd>
          </div>
        </Offer>
      </Card.Body>
    </Card.Root>
  );
}
