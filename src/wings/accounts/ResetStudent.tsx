import { Button, type ButtonProps } from '@chakra-ui/react';
import { useState } from 'react';
import type { Student } from '#src/features/students/student.ts';
import { ResetPassword, resetStudentPassword } from './ResetPassword.tsx';
import { t } from '#src/languages/texts.ts';

interface Props extends Pick<ButtonProps, 'size' | 'disabled' | 'title'> {
  readonly student: Student | undefined;
}

export function ResetStudent({ student, ...button }: Props) {
  const [resetting, setResetting] = useState<Student>();
  return (
    <>
      <Button variant="ghost" {...button} onClick={() => setResetting(student)}>
        {t`Reset password`}
      </Button>
      <ResetPassword owner={resetting} reset={resetStudentPassword} onClose={() => setResetting(undefined)} />
    </>
  );
}
