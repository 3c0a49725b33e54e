import { Button, type ButtonProps } from '@chakra-ui/react';
import { useState } from 'react';
import type { Student } from '#src/features/students/student.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { t } from '#src/languages/texts.ts';
import { withTexts } from '#src/platform/load-texts.ts';

// The button itself comes with the record, and moves no other one under the pointer.
const ResetStudent = lazyComponent(
  withTexts('accounts', () => import('./ResetStudent.tsx').then((file) => file.ResetStudent)),
);

interface Props extends Pick<ButtonProps, 'size' | 'disabled' | 'title'> {
  readonly student: Student | undefined;
}

export function ResetStudentButton({ student, ...button }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" {...button} onClick={() => setOpen(true)}>
        {t`Reset password`}
      </Button>
      <ResetStudent open={open} student={student} onClose={() => setOpen(false)} />
    </>
  );
}
