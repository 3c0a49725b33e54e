import { type Student, studentFields } from '../../../../../domain/records/student.ts';

/** A sheet of paper, or a card of the size ISO 7810 ID-1. */
export type PaperSize = 'A4' | 'card';
export type DocumentName = 'transcript' | 'receipt' | 'card';

interface PrintedDocument {
  readonly label: string;
  readonly paper: PaperSize;
  /** Why it cannot be printed of this record, if it cannot. */
  readonly obstacle: (student: Student) => string | undefined;
}

const none = () => undefined;

/** What can be printed of a record, in the order of the menu. */
export const documents: Readonly<Record<DocumentName, PrintedDocument>> = {
  transcript: { label: 'Transcript', paper: 'A4', obstacle: none },
  receipt: {
    label: 'Fee receipt',
    paper: 'A4',
    obstacle: ({ paidAmount }) => ((paidAmount ?? 0) > 0 ? undefined : 'no payment is recorded'),
  },
  card: { label: 'ID card', paper: 'card', obstacle: none },
};
export const documentNames: readonly DocumentName[] = ['transcript', 'receipt', 'card'];

/** Some of a record's fields as a document states them, each under its label; N/A where the record says nothing. */
export function factsOf(student: Student, names: readonly (keyof typeof studentFields)[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const { label, get, format } = studentFields[name];
      return [label, format(get(student))];
    }),
  );
}
