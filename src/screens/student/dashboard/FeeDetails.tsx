import type { components } from '../../../../openapi/schema.gen.ts';
import { feeDetailsTone, feeStatusLabel, pendingAmount } from '../../../domain/fees.ts';
import { formatRupees } from '../../../domain/format.ts';
import { DescriptionCard } from '../../../ui/DescriptionCard.tsx';
import { ToneBadge } from '../../../ui/ToneBadge.tsx';
import { withSkeleton, type AwaitsStudent } from '../with-skeleton.tsx';
import { FeeBar } from './FeeBar.tsx';

type Student = components['schemas']['Student'];

const status = (fee: Student) =>
  fee.feeStatus ? <ToneBadge tone={feeDetailsTone(fee)}>{feeStatusLabel(fee)}</ToneBadge> : feeStatusLabel(fee);

/** Section 2: fee details (total, paid, pending, status), with section 4's badge. */
export function FeeDetails({ student }: AwaitsStudent) {
  return (
    <DescriptionCard
      title="Fee details"
      facts={{
        'Total fee': withSkeleton(student, ({ totalFee }) => formatRupees(totalFee)),
        Paid: withSkeleton(student, ({ paidAmount }) => formatRupees(paidAmount)),
        Pending: withSkeleton(student, (fee) => formatRupees(pendingAmount(fee))),
        Status: withSkeleton(student, status),
      }}
    >
      <FeeBar student={student} />
    </DescriptionCard>
  );
}
