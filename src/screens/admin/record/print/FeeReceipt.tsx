import { chakra } from '@chakra-ui/react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import { shown } from '../../../../domain/absent.ts';
import { amountInWords } from '../../../../domain/amount-in-words.ts';
import { moment } from '../../../../domain/dates.ts';
import { feeStatusLabel, pendingAmount } from '../../../../domain/fees.ts';
import { rupees } from '../../../../domain/money.ts';
import { studyOrdinal } from '../../../../domain/ordinals.ts';
import { university } from '../../../../domain/university.ts';
import { Entries } from './Entries.tsx';
import { Letter } from './Letter.tsx';

/** What a student has paid so far, in figures and in words, and what is still to be paid. */
export function FeeReceipt({ student }: { readonly student: components['schemas']['Student'] }) {
  const { paidAmount } = student;
  return (
    <Letter
      title="Fee receipt"
      office="Accounts office"
      note={`This receipt states all payments recorded up to ${moment(student.updatedAt)}. Questions about it: ${university.phone}.`}
    >
      <Entries
        caption="Received from"
        entries={{
          Name: shown(student.name),
          'Roll number': shown(student.rollNo),
          Department: shown(student.department),
          Year: studyOrdinal(student.year),
          Semester: studyOrdinal(student.semester),
        }}
      />
      <Entries
        caption="Fees"
        entries={{
          'Total fee': rupees(student.totalFee),
          Paid: rupees(paidAmount),
          Pending: rupees(pendingAmount(student)),
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
