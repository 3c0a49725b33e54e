import { Button } from '@chakra-ui/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { rosterSearch } from './student-lists.tsx';

const AddStudent = lazyPanel(() => import('./AddStudentPanel.tsx').then(({ AddStudentPanel }) => AddStudentPanel));

/** Opens and closes the Add New Student modal of a list of students: the URL says whether it is open. */
function useAdding() {
  const navigate = useNavigate();
  const isOpen = useSearch({ strict: false, select: (search) => rosterSearch.readParams(search).add === true });
  const show = (add: true | undefined) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, add }),
      replace: true,
      resetScroll: false,
    });
  return { isOpen, open: () => show(true), close: () => show(undefined) };
}

/** The button of section 1's Add New Student modal, which AddNewStudentModal shows. */
export function AddNewStudent() {
  const { open } = useAdding();
  return (
    <Button size="sm" onClick={open}>
      Add New Student
    </Button>
  );
}

/** Section 1, the Add New Student modal. What was typed is still there when it was closed by mistake. */
export function AddNewStudentModal() {
  const { isOpen, close } = useAdding();
  return (
    <Modal open={isOpen} title="Add New Student" size="lg" onClose={close}>
      <AddStudent onClose={close} />
    </Modal>
  );
}
