import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Student } from '#src/features/students/student.ts';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { printPage } from '#src/ui/print/print-page.ts';
import { PrintOnly } from '#src/ui/print/PrintOnly.tsx';
import { A4, Sheets } from './Letterhead.tsx';
import { RecordSummary } from './RecordSummary.tsx';

/** Paper on the screen: white in dark mode too. */
export const PreviewFrame = chakra('div', {
  base: {
    bg: 'white',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    boxShadow: 'sm',
    overflow: 'hidden',
    p: { base: '4', md: '10' },
  },
});

interface PaperProps {
  readonly fileName: string;
  readonly onClose: () => void;
  /** What is to be said of the paper above it. */
  readonly notes?: ReactNode;
  /** Beside the buttons. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** What will be printed, before it is. Only while it is there does the page print this instead of itself. */
export function PaperPreview({ fileName, onClose, notes, tools, children }: PaperProps) {
  return (
    <Stack gap="4" pt="3">
      {notes}
      <PreviewFrame className="light">
        <Sheets>{children}</Sheets>
      </PreviewFrame>
      <HStack justify="flex-end" gap="3" wrap="wrap">
        {tools}
        <Button variant="surface" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={() => printPage(fileName)}>Print</Button>
      </HStack>
      <PrintOnly sheets={A4}>
        <Sheets>{children}</Sheets>
      </PrintOnly>
    </Stack>
  );
}

export const SUMMARY = 'Record summary';

interface SummaryProps {
  readonly student: Student;
  readonly onClose: () => void;
}

export const SummaryPreview = ({ student, onClose }: SummaryProps) => (
  <PaperPreview
    fileName={`${SUMMARY} ${student.rollNo} ${student.name}`}
    notes={
      <Text color="fg.muted">One sheet of A4. It shows the saved record, without changes that are not saved yet.</Text>
    }
    onClose={onClose}
  >
    <RecordSummary student={student} />
  </PaperPreview>
);

/** The only paper that students print of themselves. */
export const SummaryDialog = ({ open, ...summary }: SummaryProps & { readonly open: boolean }) => (
  <Modal open={open} onClose={summary.onClose} title={SUMMARY} size="lg">
    <SummaryPreview {...summary} />
  </Modal>
);
