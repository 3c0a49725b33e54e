import { Button, chakra, HStack, Menu, Stack, Text } from '@chakra-ui/react';
import type { ComponentType, ReactNode } from 'react';
import { amountInWords } from '#src/platform/text/amount-in-words.ts';
import { formatCgpa, formatDateTime, formatToday, NA, orNA } from '#src/platform/text/format.ts';
import { university } from '#src/university/university.ts';
import { Crest } from '#src/university/Crest.tsx';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import type { MenuState } from '#src/ui/MenuButton.tsx';
import { MenuPanel } from '#src/ui/MenuPanel.tsx';
import { Portrait } from '#src/ui/Portrait.tsx';
import { printPage } from '#src/ui/print/print-page.ts';
import { PrintOnly } from '#src/ui/print/PrintOnly.tsx';
import { type Student, studentFields } from '#src/features/students/student.ts';

export interface PrintedDocument {
  readonly label: string;
  /** A sheet of paper, or a card of the size ISO 7810 ID-1. */
  readonly pageSize: 'A4' | 'card';
  /** Why it cannot be printed of this record, if it cannot. */
  readonly obstacle?: (student: Student) => string | undefined;
  readonly Content: ComponentType<{ readonly student: Student }>;
}

/** What can be printed of a record, in the order of the menu. */
const documents: readonly PrintedDocument[] = [
  { label: 'Record summary', pageSize: 'A4', Content: RecordSummary },
  {
    label: 'Fee receipt',
    pageSize: 'A4',
    obstacle: ({ paidAmount }) => ((paidAmount ?? 0) > 0 ? undefined : 'no payment is recorded'),
    Content: FeeReceipt,
  },
  { label: 'ID card', pageSize: 'card', Content: IdCard },
];

interface MenuProps extends MenuState {
  readonly student: Student;
  readonly onChoose: (chosen: PrintedDocument) => void;
}

/** The documents. One that has nothing to say is not offered, and says why. */
export function PrintMenuPanel({ student, onChoose, ...menu }: MenuProps) {
  return (
    <MenuPanel {...menu}>
      {(onceClosed) =>
        documents.map((one) => {
          const reason = one.obstacle?.(student);
          const choose = () => onceClosed(() => onChoose(one));
          return (
            // The keyboard triggers onSelect; a screen reader's click, without pointer events before it, only onClick.
            <Menu.Item
              key={one.label}
              value={one.label}
              disabled={reason !== undefined}
              onSelect={choose}
              onClick={reason ? undefined : choose}
            >
              {reason ? `${one.label} (${reason})` : one.label}
            </Menu.Item>
          );
        })
      }
    </MenuPanel>
  );
}

interface PreviewProps {
  readonly open: boolean;
  readonly printed: PrintedDocument;
  readonly student: Student;
  readonly onClose: () => void;
}

const PreviewFrame = chakra('div', {
  base: { bg: 'white', borderWidth: '1px', borderColor: 'border.emphasized', boxShadow: 'sm', overflow: 'hidden' },
});

/** What `@page` says of each. */
const pageRules = {
  A4: '@page { size: A4; margin: 18mm; }',
  card: '@page { size: 85.6mm 54mm; margin: 0; }',
} as const;

/** What will be printed, before it is. Only while it is open does the page print this instead of itself. */
export function PrintPreview({ open, printed: { label, pageSize, Content }, student, onClose }: PreviewProps) {
  return (
    <Modal open={open} onClose={onClose} title={label} size="lg">
      <Stack gap="5">
        <Text color="fg.muted">
          {`${pageSize === 'A4' ? 'One sheet of A4.' : 'The size of a bank card, 85.6 by 54 mm.'} It shows the saved record, without changes that are not saved yet.`}
        </Text>
        <PreviewFrame
          className="light"
          {...(pageSize === 'A4' ? { p: { base: '4', md: '10' } } : { mx: 'auto', w: 'full', maxW: '86mm' })}
        >
          <Content student={student} />
        </PreviewFrame>
        <HStack justify="flex-end" gap="3" wrap="wrap">
          <Button variant="surface" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => printPage(`${label} ${student.rollNo} ${student.name}`)}>Print</Button>
        </HStack>
      </Stack>
      <PrintOnly sheets={pageRules[pageSize]}>
        <Content student={student} />
      </PrintOnly>
    </Modal>
  );
}

/** Some of a record's fields as texts, each under its label; N/A where the record says nothing. */
const labelledTexts = (
  student: Student,
  names: readonly (keyof typeof studentFields)[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.map((name) => {
      const { label, get, format } = studentFields[name];
      return [label, format(get(student))];
    }),
  );

const LetterPage = chakra('article', {
  base: {
    color: '#000',
    bg: '#fff',
    textStyle: 'sm',
    '& *': { borderColor: 'rgb(0 0 0 / 0.3)' },
    '& header': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4',
      alignItems: 'center',
      pb: '4',
      borderBottomWidth: '2px',
    },
    '& h3': { fontFamily: 'heading', fontWeight: 'semibold', textStyle: 'xl', mt: '6', mb: '4' },
    '& table': { width: 'full', mb: '6', borderCollapse: 'collapse' },
    '& caption': { textAlign: 'start', fontWeight: 'semibold', pb: '1' },
    '& tr': { breakInside: 'avoid' },
    '& th, & td': { textAlign: 'start', py: '1.5', pe: '3', borderTopWidth: '1px', verticalAlign: 'top' },
    '& th': { width: '40%', fontWeight: 'normal' },
    '& td': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& footer': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8',
      justifyContent: 'space-between',
      alignItems: 'flex-end',
      mt: '12',
    },
  },
});

interface LetterProps {
  readonly title: string;
  /** What is stated, term by term, in tables under their captions. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly children?: ReactNode;
  readonly office: string;
  readonly note: string;
}

/** A letter of the university's: its head, what is stated, and a line to sign on. */
function Letter({ title, tables, children, office, note }: LetterProps) {
  const [, ...address] = university.address;
  return (
    <LetterPage>
      <header>
        <Crest boxSize="16" />
        <chakra.div flex="1 1 12rem">
          <chakra.p fontFamily="heading" fontWeight="semibold" textStyle="2xl" lineHeight="short">
            {university.name}
          </chakra.p>
          <p>{`${address.join(', ')} · Founded ${university.founded}`}</p>
          <p>{`${university.phone} · ${university.email}`}</p>
        </chakra.div>
      </header>
      <h3>{title}</h3>
      {Object.entries(tables).map(([caption, entries]) => (
        <table key={caption}>
          <caption>{caption}</caption>
          <tbody>
            {Object.entries(entries).map(([term, value]) => (
              <tr key={term}>
                <th scope="row">{term}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      {children}
      <footer>
        <p>{`Issued on ${formatToday()}`}</p>
        <chakra.p minW="14rem" pt="1" borderTopWidth="1px" textAlign="center">
          {office}
        </chakra.p>
      </footer>
      <chakra.p mt="8" pt="2" borderTopWidth="1px" textStyle="xs">
        {note}
      </chakra.p>
    </LetterPage>
  );
}

/** The academic record of a student in a few lines. What is not on record is N/A. */
function RecordSummary({ student }: { readonly student: Student }) {
  const points = formatCgpa(student.currentCGPA);
  return (
    <Letter
      title="Academic record summary"
      office="Registrar"
      note={`This summary states the record as it was last changed, ${formatDateTime(student.updatedAt)}. It is valid with the seal of ${university.name}.`}
      tables={{
        Student: labelledTexts(student, ['name', 'rollNo', 'dateOfBirth', 'department', 'admissionDate', 'status']),
        'Academic record': {
          ...labelledTexts(student, ['year', 'semester']),
          'Cumulative grade point average': points === NA ? points : `${points} of 10`,
          ...labelledTexts(student, ['totalCredits', 'attendance']),
        },
      }}
    />
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
      tables={{
        'Received from': labelledTexts(student, ['name', 'rollNo', 'department', 'year', 'semester']),
        Fees: labelledTexts(student, ['totalFee', 'paidAmount', 'pendingAmount', 'feeStatus']),
      }}
    >
      {typeof paidAmount === 'number' && (
        <p>
          Amount received: <chakra.strong>{amountInWords(paidAmount)}</chakra.strong>
        </p>
      )}
    </Letter>
  );
}

/** Everything is measured in hundredths of the card's width, so that it fits a screen of 320 px as it fits the wallet. */
const Frame = chakra('div', { base: { containerType: 'inline-size', width: 'full', maxWidth: '85.6mm', mx: 'auto' } });
const heading = { fontFamily: 'heading', fontWeight: 'semibold' } as const;
const Card = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: '21cqw minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    columnGap: '4cqw',
    // A little lower than the sheet: older browsers round that down, and would begin a second one.
    aspectRatio: '856 / 537',
    p: '4cqw',
    overflow: 'hidden',
    color: '#000',
    bg: '#fff',
    fontSize: '3.3cqw',
    lineHeight: '1.2',
    '& *': { borderColor: 'rgb(0 0 0 / 0.4)' },
    '& header': {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'center',
      gap: '2.5cqw',
      pb: '1.6cqw',
      mb: '2cqw',
      borderBottomWidth: '0.6cqw',
    },
    '& [data-name]': { ...heading, fontSize: '5cqw', lineHeight: '1.15', mb: '1.2cqw', lineClamp: '2' },
    '& [data-name=long]': { fontSize: '2.9cqw', lineClamp: '4' },
    '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '2.5cqw', rowGap: '0.3cqw' },
    '& dd': { fontWeight: 'semibold', lineClamp: '2' },
    '& dd, & [data-name]': { overflowWrap: 'anywhere' },
    '& footer': { gridColumn: '1 / -1', fontSize: '2.6cqw', pt: '1.2cqw', borderTopWidth: '1px' },
  },
});

/** More letters than two lines of the large size hold. */
const LONG_NAME = 40;

/** A card for the wallet, 85.6 by 54 mm. */
function IdCard({ student }: { readonly student: Student }) {
  const facts = labelledTexts(student, ['rollNo', 'department', 'dateOfBirth', 'bloodGroup', 'admissionDate']);
  return (
    <Frame>
      <Card>
        <header>
          <Crest width="7.6cqw" height="8.7cqw" />
          <div>
            <chakra.p {...heading} fontSize="4.8cqw" lineHeight="1.1">
              {university.name}
            </chakra.p>
            <chakra.p fontSize="2.6cqw" textTransform="uppercase" letterSpacing="widest">
              Student identity card
            </chakra.p>
          </div>
        </header>
        <Portrait name={student.name} seed={student.id} width="20cqw" />
        <div>
          <p data-name={student.name.length > LONG_NAME ? 'long' : ''}>{orNA(student.name)}</p>
          <dl>
            {Object.entries(facts).map(([term, value]) => (
              <div key={term} style={{ display: 'contents' }}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <footer>
          <p>{`If found, please call ${university.phone} or write to ${university.email}.`}</p>
        </footer>
      </Card>
    </Frame>
  );
}
