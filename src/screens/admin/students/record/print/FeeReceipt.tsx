import { chakra } from '@chakra-ui/react';
import type { components } from '../../../../../../openapi/schema.gen.ts';
import { formatDateTime, formatOrdinal, formatRupees, orNA } from '../../../../../domain/format.ts';
import { amountInWords } from '../../../../../domain/amount-in-words.ts';
import { feeStatusLabel, pendingAmount } from '../../../../../domain/fees.ts';
import { university } from '../../../../../domain/university.ts';
import { Entries } from './Entries.tsx';
import { Letter } from './Letter.tsx';

/** What a student has paid so far, in figures and in words, and what is still to be paid. */
export function FeeReceipt({ student }: { readonly student: components['schemas']['Student'] }) {
  const { paidAmount } = student;
  return (
    <Letter
      title="Fee receipt"
      office="Accounts office"
      note={`This receipt states all payments recorded up to ${formatDateTime(student.updatedAt)}. Questions about it: ${university.phone}.`}
    >
      <Entries
        caption="Received from"
        entries={{
          Name: orNA(student.name),
          'Roll number': orNA(student.rollNo),
          Department: orNA(student.department),
          Year: formatOrdinal(student.year),
          Semester: formatOrdinal(student.semester),
        }}
      />
      <Entries
        caption="Fees"
        entries={{
          'Total fee': formatRupees(student.totalFee),
          Paid: formatRupees(paidAmount),
          Pending: formatRupees(pendingAmount(student)),
          'Fee status': feeStatusLabel(student),
        }}
      />
      {typeof paidAmount === 'number' && (
        <p>
          Amount received: <chakra.strong>{amountInWords(paidAmount)}</chakra.strong>
        </p>
      )}
    </Letter>
  );
}
