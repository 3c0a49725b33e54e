import type { Student } from '#src/features/students/student.ts';
import { ResetPassword, resetStudentPassword } from './ResetPassword.tsx';

interface Props {
  readonly open: boolean;
  readonly student: Student | undefined;
  readonly onClose: () => void;
}

export const ResetStudent = ({ open, student, onClose }: Props) => (
  <ResetPassword owner={open ? student : undefined} reset={resetStudentPassword} onClose={onClose} />
);
