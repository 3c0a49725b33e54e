import { Button, type ButtonProps } from '@chakra-ui/react';
import { useState } from 'react';
import type { Student } from '#src/features/students/student.ts';
import { PrinterIcon } from '#src/ui/icons.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

const Preview = lazyComponent(() => import('./RecordSummary.tsx').then((module) => module.RecordSummaryPreview));

export function PrintRecord({
  student,
  ...button
}: Pick<ButtonProps, 'size' | 'disabled' | 'title'> & { readonly student: Student | undefined }) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button variant="surface" {...button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PrinterIcon />
        Print
      </Button>
      {student && open !== undefined && <Preview open={open} student={student} onClose={() => setOpen(false)} />}
    </>
  );
}
