import { createFileRoute } from '@tanstack/react-router';
import { pageTitle } from '../../../domain/university.ts';
import { StudentDetailScreen } from '../../../screens/admin/students/StudentDetailScreen.tsx';

export const Route = createFileRoute('/admin/students/$studentId')({
  head: () => ({ meta: [{ title: pageTitle('Student') }] }),
  component: StudentDetailScreen,
});
