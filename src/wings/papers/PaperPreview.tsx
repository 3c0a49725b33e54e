import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { msg, t, translate } from '#src/languages/texts.ts';
import type { Student } from '#src/features/students/student.ts';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { printPage } from '#src/ui/print/print-page.ts';
import { PrintOnly } from '#src/ui/print/PrintOnly.tsx';
import { A4, Sheets } from './Letterhead.tsx';
import { RecordSummary } from './RecordSummary.tsx';
import type { useNumbering } from './use-numbering.ts';

type Numbering = ReturnType<typeof useNumbering>;

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
  /** Gives the paper its number before it is printed. @returns whether it can be printed */
  readonly prepare?: () => Promise<boolean>;
  readonly isPreparing?: boolean;
  /** What is to be said of the paper above it. */
  readonly notes?: ReactNode;
  /** Beside the buttons. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** What will be printed, before it is. Only while it is there does the page print this instead of itself. */
export function PaperPreview({ fileName, onClose, prepare, isPreparing = false, notes, tools, children }: PaperProps) {
  const print = async () => {
    if (!prepare || (await prepare())) printPage(fileName);
  };
  return (
    <Stack gap="4" pt="3">
      {notes}
      <PreviewFrame className="light">
        <Sheets>{children}</Sheets>
      </PreviewFrame>
      <HStack justify="flex-end" gap="3" wrap="wrap">
        {tools}
        <Button variant="surface" onClick={onClose}>
          {t`Cancel`}
        </Button>
        <Button aria-busy={isPreparing} onClick={() => !isPreparing && void print()}>
          {t`Print`}
        </Button>
      </HStack>
      <PrintOnly sheets={A4}>
        <Sheets>{children}</Sheets>
      </PrintOnly>
    </Stack>
  );
}

export const SUMMARY: string = msg`Record summary`;

interface SummaryProps {
  readonly student: Student;
  readonly onClose: () => void;
}

/** @param numbering absent where papers of students themselves are printed, which have no number */
export function SummaryPreview({ student, onClose, numbering }: SummaryProps & { readonly numbering?: Numbering }) {
  return (
    <PaperPreview
      fileName={`${translate(SUMMARY)} ${student.rollNo} ${student.name}`}
      notes={
        <Text color="fg.muted">
          {t`One sheet of A4. It shows the saved record, without changes that are not saved yet.`}
        </Text>
      }
      onClose={onClose}
      {...(numbering && { prepare: () => numbering.number([student]), isPreparing: numbering.isIssuing })}
    >
      <RecordSummary student={student} stamp={numbering?.stampOf(student)} />
    </PaperPreview>
  );
}

/** The only paper that students print of themselves. */
export const SummaryDialog = ({ open, ...summary }: SummaryProps & { readonly open: boolean }) => (
  <Modal open={open} onClose={summary.onClose} title={translate(SUMMARY)} size="lg">
    <SummaryPreview {...summary} />
  </Modal>
);
