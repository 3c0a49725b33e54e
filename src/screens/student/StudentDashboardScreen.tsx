import { chakra, SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { feeBadgeTone, type FeeRecord, feeStatusLabel, paidShare, pendingAmount } from '../../domain/fees.ts';
import { formatRupees, NA } from '../../domain/format.ts';
import { placementLabel, placementTone } from '../../domain/placement.ts';
import { studentFields } from '../../domain/records/student.ts';
import { recordValue } from '../../resource/form/RecordView.tsx';
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
import { TitledCard } from '../../ui/TitledCard.tsx';
import { ToneBadge } from '../../ui/ToneBadge.tsx';
import {
  fieldFacts,
  fieldValue,
  type StudentProps,
  StudentStates,
  useCurrentStudent,
  withSkeleton,
} from './current-student.tsx';

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
const tenth = (cgpa: number | null | undefined) => (typeof cgpa === 'number' ? cgpa * 10 : undefined);
const owed = (pending: number | undefined) => {
  if (pending === undefined) return unknown;
  return pending > 0 ? `${formatRupees(pending)} to pay` : 'Nothing to pay';
};
const tile = (Icon: typeof BookIcon) => (
  <IconTile boxSize="16">
    <Icon boxSize="7" />
  </IconTile>
);

/** Section 2: the cards for current CGPA, attendance percentage, total credits and fee status. */
function KeyFigures({ student }: StudentProps) {
  const figure = (name: 'currentCGPA' | 'attendance' | 'totalCredits', hint: string) => ({
    value: fieldValue(student, name),
    hint: withSkeleton(student, (row) => (typeof studentFields[name].get(row) === 'number' ? hint : unknown)),
  });
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="4">
      <StatCard
        label="Current CGPA"
        {...figure('currentCGPA', 'of 10')}
        chart={<Ring percent={tenth(student?.currentCGPA)} />}
      />
      <StatCard
        label="Attendance"
        {...figure('attendance', 'of all classes')}
        chart={<Ring percent={student?.attendance?.percentage} />}
      />
      <StatCard label="Total Credits" {...figure('totalCredits', 'earned so far')} chart={tile(BookIcon)} />
      <StatCard
        label="Fee Status"
        value={withSkeleton(student, feeBadge)}
        hint={withSkeleton(student, (fee) => owed(pendingAmount(fee)))}
        chart={tile(WalletIcon)}
      />
    </SimpleGrid>
  );
}

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
  const facts = fieldFacts(student, 'rollNo', 'department', 'year', 'semester', 'email', 'phone');
  return <DescriptionCard title="Academic information" facts={facts} />;
}

/** Section 2: fee details (total, paid, pending, status), with section 4's badge. */
function FeeDetails({ student }: StudentProps) {
  const { percent, paid = NA, due } = paidShare(student ?? {});
  return (
    <DescriptionCard
      title="Fee details"
      facts={{
        ...fieldFacts(student, 'totalFee', 'paidAmount', 'pendingAmount'),
        Status: withSkeleton(student, (row) => recordValue(studentFields.feeStatus, row)),
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
  const badge = (
    <ToneBadge tone={placementTone(student)} size="md">
      {placementLabel(student)}
    </ToneBadge>
  );
  return (
    <TitledCard title="Placement" badge={badge}>
      <Offer>
        {Object.entries(fieldFacts(student, 'company', 'packageAmount')).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Offer>
    </TitledCard>
  );
}
