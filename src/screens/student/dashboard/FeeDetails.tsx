import type { components } from '../../../../openapi/schema.gen.ts';
import { feeDetailsTone, feeStatusLabel, pendingAmount } from '../../../domain/fees.ts';
import { rupees } from '../../../domain/money.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { ToneBadge } from '../../../ui/ToneBadge.tsx';
import { awaited, type AwaitsStudent } from '../awaited.tsx';
import { FeeBar } from './FeeBar.tsx';

type Student = components['schemas']['Student'];

const status = (fee: Student) =>
  fee.feeStatus ? <ToneBadge tone={feeDetailsTone(fee)}>{feeStatusLabel(fee)}</ToneBadge> : feeStatusLabel(fee);

/** Section 2: fee details (total, paid, pending, status), with section 4's badge. */
export function FeeDetails({ student }: AwaitsStudent) {
  return (
    <Facts
      title="Fee details"
      facts={{
        'Total fee': awaited(student, ({ totalFee }) => rupees(totalFee)),
        Paid: awaited(student, ({ paidAmount }) => rupees(paidAmount)),
        Pending: awaited(student, (fee) => rupees(pendingAmount(fee))),
        Status: awaited(student, status),
      }}
    >
      <FeeBar student={student} />
    </Facts>
  );
}
