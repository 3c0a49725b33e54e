import { useMutation } from '@tanstack/react-query';
import { changePassword } from '../../../api/auth.ts';
import { ModalPanel } from '../../../ui/dialog/ModalPanel.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A dialog that waits for the server's answer: closed before, it could not say that the old password is still in force. */
export function ChangePasswordDialog({ open, onClose }: Props) {
  const { mutateAsync, isPending, reset } = useMutation(changePassword);
  const leave = () => {
    // What was sent is forgotten with what was typed.
    reset();
    onClose();
  };
  return (
    <ModalPanel open={open} title="Change password" size="sm" onClose={() => !isPending && leave()}>
      <ChangePasswordForm send={mutateAsync} busy={isPending} onClose={leave} />
    </ModalPanel>
  );
}
