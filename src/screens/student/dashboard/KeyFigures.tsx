import { Center, SimpleGrid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatCgpa, formatPercent, formatRupees, orNA } from '../../../domain/format.ts';
import { feeBadgeTone, type FeeRecord, feeStatusLabel, pendingAmount } from '../../../domain/fees.ts';
import { WalletIcon } from '../../../ui/icons.tsx';
import { StatCard } from '../../../ui/StatCard.tsx';
import { BookIcon } from '../../../ui/subject-icons.tsx';
import { ToneBadge } from '../../../ui/ToneBadge.tsx';
import { withSkeleton, type AwaitsStudent } from '../with-skeleton.tsx';
import { Ring } from '../../../ui/charts/Ring.tsx';

const unknown = 'Not recorded yet';
const numberOr = (value: number | null | undefined, text: string) => (typeof value === 'number' ? text : unknown);
const tenth = (cgpa: number | null | undefined) => (typeof cgpa === 'number' ? cgpa * 10 : undefined);

/** Section 2: the cards for current CGPA, attendance percentage, total credits and fee status. */
export function KeyFigures({ student }: AwaitsStudent) {
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
        chart={<Sign icon={<BookIcon boxSize="7" />} />}
      />
      <StatCard
        label="Fee Status"
        value={withSkeleton(student, feeBadge, '4ch')}
        hint={withSkeleton(student, (one) => owed(pendingAmount(one)), '10ch')}
        chart={<Sign icon={<WalletIcon boxSize="7" />} />}
      />
    </SimpleGrid>
  );
}

/** As large as a ring, for a figure that is no share of anything. */
function Sign({ icon }: { readonly icon: ReactNode }) {
  return (
    <Center boxSize="16" flexShrink="0" borderRadius="full" bg="brand.muted" color="brand.fg">
      {icon}
    </Center>
  );
}

const owed = (pending: number | undefined) => {
  if (pending === undefined) return unknown;
  return pending > 0 ? `${formatRupees(pending)} to pay` : 'Nothing to pay';
};

/** Section 4's fee badge. Where neither a status nor an amount is known, no colour claims that all is well. */
function feeBadge(fee: FeeRecord): ReactNode {
  const label = feeStatusLabel(fee);
  if (!fee.feeStatus && pendingAmount(fee) === undefined) return label;
  return (
    <ToneBadge tone={feeBadgeTone(fee)} size="md">
      {label}
    </ToneBadge>
  );
}
