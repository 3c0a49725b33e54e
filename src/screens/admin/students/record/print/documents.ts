import type { components } from '../../../../../../openapi/schema.gen.ts';
import type { PaperSize } from '../../../../../ui/print/PrintOnly.tsx';

type Student = components['schemas']['Student'];

interface PrintedDocument {
  readonly label: string;
  readonly paper: PaperSize;
  /** Why it cannot be printed of this record, if it cannot. */
  readonly obstacle?: (student: Student) => string | undefined;
}

/** What can be printed of a record. */
export const documents = {
  transcript: { label: 'Transcript', paper: 'A4' },
  receipt: {
    label: 'Fee receipt',
    paper: 'A4',
    obstacle: ({ paidAmount }) => ((paidAmount ?? 0) > 0 ? undefined : 'no payment is recorded'),
  },
  card: { label: 'ID card', paper: 'card' },
} as const satisfies Record<string, PrintedDocument>;

export type DocumentName = keyof typeof documents;

/** All of them, in the order of the menu, with what stands in the way of each. */
export function printable(student: Student) {
  return Object.entries(documents satisfies Record<DocumentName, PrintedDocument>).map(([name, document]) => ({
    name: name as DocumentName,
    label: document.label,
    obstacle: 'obstacle' in document ? document.obstacle(student) : undefined,
  }));
}
