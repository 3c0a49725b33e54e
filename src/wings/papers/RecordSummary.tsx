import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { formatCgpa, formatDateTime, formatToday, NA } from '#src/platform/text/format.ts';
import { university } from '#src/university/university.ts';
import { Crest } from '#src/university/Crest.tsx';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { printPage } from '#src/ui/print/print-page.ts';
import { PrintOnly } from '#src/ui/print/PrintOnly.tsx';
import { type Student, studentFields } from '#src/features/students/student.ts';

interface PreviewProps {
  readonly open: boolean;
  readonly student: Student;
  readonly onClose: () => void;
}

const TITLE = 'Record summary';

/** What will be printed, before it is. Only while it is open does the page print this instead of itself. */
export function RecordSummaryPreview({ open, student, onClose }: PreviewProps) {
  return (
    <Modal open={open} onClose={onClose} title={TITLE} size="lg">
      <Stack gap="5">
        <Text color="fg.muted">
          One sheet of A4. It shows the saved record, without changes that are not saved yet.
        </Text>
        <PreviewFrame className="light">
          <RecordSummary student={student} />
        </PreviewFrame>
        <HStack justify="flex-end" gap="3" wrap="wrap">
          <Button variant="surface" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => printPage(`${TITLE} ${student.rollNo} ${student.name}`)}>Print</Button>
        </HStack>
      </Stack>
      <PrintOnly sheets="@page { size: A4; margin: 18mm; }">
        <RecordSummary student={student} />
      </PrintOnly>
    </Modal>
  );
}

const PreviewFrame = chakra('div', {
  base: {
    bg: 'white',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    boxShadow: 'sm',
    overflow: 'hidden',
    p: { base: '4', md: '10' },
  },
});

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

/** The academic record of a student in a few lines, under the university's head, with a line to sign on. */
function RecordSummary({ student }: { readonly student: Student }) {
  const points = formatCgpa(student.currentCGPA);
  const tables = {
    Student: labelledTexts(student, ['name', 'rollNo', 'dateOfBirth', 'department', 'admissionDate', 'status']),
    'Academic record': {
      ...labelledTexts(student, ['year', 'semester']),
      'Cumulative grade point average': points === NA ? points : `${points} of 10`,
      ...labelledTexts(student, ['totalCredits', 'attendance']),
    },
  };
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
      <h3>Academic record summary</h3>
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
      <footer>
        <p>{`Issued on ${formatToday()}`}</p>
        <chakra.p minW="14rem" pt="1" borderTopWidth="1px" textAlign="center">
          Registrar
        </chakra.p>
      </footer>
      <chakra.p mt="8" pt="2" borderTopWidth="1px" textStyle="xs">
        {`This summary states the record as it was last changed, ${formatDateTime(student.updatedAt)}. It is valid with the seal of ${university.name}.`}
      </chakra.p>
    </LetterPage>
  );
}
