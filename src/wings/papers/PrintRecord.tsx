import { Button, type ButtonProps, Span } from '@chakra-ui/react';
import { type ComponentType, useState } from 'react';
import { t } from '#src/languages/texts.ts';
import type { Student } from '#src/features/students/student.ts';
import { PrinterIcon } from '#src/ui/icons.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { withTexts } from '#src/platform/load-texts.ts';

interface DialogProps {
  readonly open: boolean;
  readonly student: Student;
  readonly onClose: () => void;
}

type Props = Pick<ButtonProps, 'size' | 'disabled' | 'title'> & { readonly student: Student | undefined };

/** The button that opens a preview of what can be printed of a student. */
const printButton = (Preview: ComponentType<DialogProps>) =>
  function PrintButton({ student, ...button }: Props) {
    const [open, setOpen] = useState<boolean>();
    return (
      <>
        <Button variant="ghost" {...button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <PrinterIcon />
          <Span srOnly={{ base: true, sm: false }}>{t`Print`}</Span>
        </Button>
        {student && open !== undefined && <Preview open={open} student={student} onClose={() => setOpen(false)} />}
      </>
    );
  };

/** On a student's own pages. */
export const PrintSummary = printButton(
  lazyComponent(withTexts('papers', () => import('./PaperPreview.tsx').then(({ SummaryDialog }) => SummaryDialog))),
);

/** In the office, where letters are printed too. */
export const PrintPapers = printButton(
  lazyComponent(withTexts('papers', () => import('./StudentPapers.tsx').then(({ StudentPapers }) => StudentPapers))),
);
