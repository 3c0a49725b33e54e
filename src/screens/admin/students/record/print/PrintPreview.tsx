import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { amountInWords } from '../../../../../domain/amount-in-words.ts';
import { formatCgpa, formatDateTime, formatToday, NA } from '../../../../../domain/format.ts';
import type { Student } from '../../../../../domain/records/student.ts';
import { university } from '../../../../../domain/university.ts';
import { Crest } from '../../../../../ui/Crest.tsx';
import { Modal } from '../../../../../ui/dialog/Modal.tsx';
import { type DocumentName, documents, factsOf, type PaperSize } from './documents.ts';
import { IdCard } from './IdCard.tsx';

interface PreviewProps {
  readonly open: boolean;
  readonly name: DocumentName;
  readonly student: Student;
  readonly onClose: () => void;
}

const Paper = chakra('div', {
  base: { bg: 'white', borderWidth: '1px', borderColor: 'border.emphasized', boxShadow: 'sm', overflow: 'hidden' },
});

/** What will be printed, before it is. Only while it is open does the page print this instead of itself. */
export function PrintPreview({ open, name, student, onClose }: PreviewProps) {
  const { label, paper } = documents[name];
  const Content = contents[name];
  return (
    <Modal open={open} onClose={onClose} title={label} size="lg">
      <Stack gap="5">
        <Text color="fg.muted">
          {paper === 'A4' ? 'One sheet of A4.' : 'The size of a bank card, 85.6 by 54 mm.'} It states what is stored,
          and not what is being edited.
        </Text>
        <Paper
          className="light"
          {...(paper === 'A4' ? { p: { base: '4', md: '10' } } : { mx: 'auto', w: 'full', maxW: '86mm' })}
        >
          <Content student={student} />
        </Paper>
        <HStack justify="flex-end" gap="3" wrap="wrap">
          <Button variant="surface" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => printAs(`${label} ${student.rollNo} ${student.name}`)}>Print</Button>
        </HStack>
      </Stack>
      <PrintOnly size={paper}>
        <Content student={student} />
      </PrintOnly>
    </Modal>
  );
}

/** Opens the browser's print dialog. The title of the page is what it calls a file that it prints to. */
function printAs(title: string): void {
  const before = document.title;
  const restore = () => {
    document.title = before;
  };
  globalThis.addEventListener('afterprint', restore, { once: true });
  document.title = title.trim();
  globalThis.print();
}

const pages = {
  A4: { size: 'A4', margin: '18mm' },
  card: { size: '85.6mm 54mm', margin: '0' },
} as const satisfies Record<PaperSize, object>;

const rules = (size: PaperSize) => ({
  '@page': pages[size],
  '@media screen': { '[data-print-only]': { display: 'none' } },
  '@media print': {
    // Paper is white in dark mode too.
    'html, body': {
      background: '#fff !important',
      color: '#000',
      colorScheme: 'light !important',
      minHeight: '0 !important',
    },
    'body > :not([data-print-only])': { display: 'none !important' },
  },
});

/** While it is mounted, only its content is printed, and nothing else of the page. The screen does not show it. */
function PrintOnly({ size, children }: { readonly size: PaperSize; readonly children: ReactNode }) {
  const paper = useRef<HTMLDivElement>(null);
  // An open dialog hides this from assistive technology, and a printed PDF would then have no structure.
  useEffect(() => {
    const reveal = () => paper.current?.removeAttribute('aria-hidden');
    globalThis.addEventListener('beforeprint', reveal);
    return () => globalThis.removeEventListener('beforeprint', reveal);
  }, []);
  return createPortal(
    <div ref={paper} data-print-only="" className="light">
      <Global styles={rules(size)} />
      {children}
    </div>,
    document.body,
  );
}

interface LetterProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Who signs it. */
  readonly office: string;
  /** What stands at the foot. */
  readonly note: string;
}

const Sheet = chakra('article', {
  base: { color: '#000', bg: '#fff', textStyle: 'sm', '& *': { borderColor: 'black/30' } },
});
const Head = chakra('header', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center', pb: '4', borderBottomWidth: '2px' },
});
const Foot = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    mt: '12',
  },
});
const Signature = chakra('p', { base: { minW: '14rem', pt: '1', borderTopWidth: '1px', textAlign: 'center' } });

/** A letter of the university's: its head, what is stated, and a line to sign on. */
function Letter({ title, children, office, note }: LetterProps) {
  const [, ...address] = university.address;
  return (
    <Sheet>
      <Head>
        <Crest boxSize="16" />
        <chakra.div flex="1 1 12rem">
          <chakra.p fontFamily="heading" fontWeight="semibold" textStyle="2xl" lineHeight="short">
            {university.name}
          </chakra.p>
          <p>{`${address.join(', ')} · Founded ${university.founded}`}</p>
          <p>{`${university.phone} · ${university.email}`}</p>
        </chakra.div>
      </Head>
      <chakra.h3 fontFamily="heading" fontWeight="semibold" textStyle="xl" mt="6" mb="4">
        {title}
      </chakra.h3>
      {children}
      <Foot>
        <p>{`Issued on ${formatToday()}`}</p>
        <Signature>{office}</Signature>
      </Foot>
      <chakra.p mt="8" pt="2" borderTopWidth="1px" textStyle="xs">
        {note}
      </chakra.p>
    </Sheet>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    mb: '6',
    borderCollapse: 'collapse',
    '& caption': { textAlign: 'start', fontWeight: 'semibold', pb: '1' },
    '& tr': { breakInside: 'avoid' },
    '& th, & td': { textAlign: 'start', py: '1.5', pe: '3', borderTopWidth: '1px', verticalAlign: 'top' },
    '& th': { width: '40%', fontWeight: 'normal' },
    '& td': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
  },
});

/** What a document states, entry by entry. */
function Entries({
  caption,
  entries,
}: {
  readonly caption: string;
  readonly entries: Readonly<Record<string, string>>;
}) {
  return (
    <Table>
      <caption>{caption}</caption>
      <tbody>
        {Object.entries(entries).map(([term, value]) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The standing of a student, on paper. What is not on record is N/A. */
function Transcript({ student }: { readonly student: Student }) {
  const points = formatCgpa(student.currentCGPA);
  return (
    <Letter
      title="Academic transcript"
      office="Registrar"
      note={`This transcript states the record as it was last changed, ${formatDateTime(student.updatedAt)}. It is valid with the seal of ${university.name}.`}
    >
      <Entries
        caption="Student"
        entries={factsOf(student, ['name', 'rollNo', 'dateOfBirth', 'department', 'admissionDate', 'status'])}
      />
      <Entries
        caption="Academic record"
        entries={{
          ...factsOf(student, ['year', 'semester']),
          'Cumulative grade point average': points === NA ? points : `${points} of 10`,
          ...factsOf(student, ['totalCredits', 'attendance']),
        }}
      />
    </Letter>
  );
}

/** What a student has paid so far, in figures and in words, and what is still to be paid. */
function FeeReceipt({ student }: { readonly student: Student }) {
  const { paidAmount } = student;
  return (
    <Letter
      title="Fee receipt"
      office="Accounts office"
      note={`This receipt states all payments recorded up to ${formatDateTime(student.updatedAt)}. Questions about it: ${university.phone}.`}
    >
      <Entries
        caption="Received from"
        entries={factsOf(student, ['name', 'rollNo', 'department', 'year', 'semester'])}
      />
      <Entries caption="Fees" entries={factsOf(student, ['totalFee', 'paidAmount', 'pendingAmount', 'feeStatus'])} />
      {typeof paidAmount === 'number' && (
        <p>
          Amount received: <chakra.strong>{amountInWords(paidAmount)}</chakra.strong>
        </p>
      )}
    </Letter>
  );
}

const contents = { transcript: Transcript, receipt: FeeReceipt, card: IdCard } as const;
