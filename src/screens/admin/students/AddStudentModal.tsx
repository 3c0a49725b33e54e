import { Modal } from '../../../ui/dialog/Modal.tsx';
import { lazyPanel } from '../../../ui/lazy-panel.tsx';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

const Panel = lazyPanel(() => import('./AddStudentPanel.tsx').then(({ AddStudentPanel }) => AddStudentPanel));

/** Section 1, the Add New Student modal. What was typed is still there when it was closed by mistake. */
export function AddStudentModal({ open, onClose }: Props) {
  return (
    <Modal open={open} title="Add New Student" size="lg" onClose={onClose}>
      <Panel onClose={onClose} />
    </Modal>
  );
}
