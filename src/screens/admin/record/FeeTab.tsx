import { GridItem, Text } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { formatRupees, NA } from '../../../domain/format.ts';
import { feeBadgeTone, feeDetailsTone, feeStatusLabel, paidShare, pendingAmount } from '../../../domain/fees.ts';
import { updateFee } from '../../../api/admin-students.ts';
import { TextField } from '../../../forms/TextField.tsx';
import { PaidBar } from '../../../ui/charts/PaidBar.tsx';
import { DescriptionCard } from '../../../ui/DescriptionCard.tsx';
import { ToneBadge } from '../../../ui/ToneBadge.tsx';
import { fee, type FeeValues } from './part-forms.ts';
import { PartForm } from './PartForm.tsx';
import type { RecordProps } from './RecordForm.tsx';

/** Total and paid, by PUT /students/{id}/fee; what is pending follows from them. */
export function FeeTab(record: RecordProps) {
  const { student } = record;
  const pending = pendingAmount(student);
  const { percent, paid = NA, due } = paidShare(student);
  return (
    <PartForm
      {...fee}
      record={record}
      tab="fee"
      title="Update fees"
      subject="Fees"
      call={updateFee}
      facts={
        <DescriptionCard
          title="Fees"
          badge={student.feeStatus && <ToneBadge tone={feeDetailsTone(student)}>{feeStatusLabel(student)}</ToneBadge>}
          facts={{
            'Total fee': formatRupees(student.totalFee),
            Paid: formatRupees(student.paidAmount),
            Pending:
              pending === undefined ? (
                formatRupees(pending)
              ) : (
                <ToneBadge tone={feeBadgeTone(student)}>{formatRupees(pending)}</ToneBadge>
              ),
            'Fee status': feeStatusLabel(student),
          }}
        >
          <PaidBar percent={percent} label={paid} rest={due} />
        </DescriptionCard>
      }
    >
      <TextField name="totalFee" label="Total fee (₹)" required inputMode="decimal" />
      <TextField name="paidAmount" label="Paid (₹)" required inputMode="decimal" help="All payments so far" />
      <GridItem colSpan={{ sm: 2 }}>
        <Outlook />
      </GridItem>
    </PartForm>
  );
}

/** What the amounts in the form come to, before they are saved. */
function Outlook() {
  const { values } = useFormikContext<FeeValues>();
  const [total, paid] = [values.totalFee, values.paidAmount].map((text) => (text.trim() ? Number(text) : Number.NaN));
  const known = total !== undefined && paid !== undefined && total >= paid && paid >= 0;
  return (
    <Text role="status" color="fg.muted" minH="1lh">
      {known && `Pending after saving: ${formatRupees(pendingAmount({ totalFee: total, paidAmount: paid }))}`}
    </Text>
  );
}
