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
  const { mutateAsync, isPending } = useMutation(changePassword);
  return (
    <ModalPanel open={open} title="Change password" size="sm" onClose={() => !isPending && onClose()}>
      <ChangePasswordForm send={mutateAsync} busy={isPending} onClose={onClose} />
    </ModalPanel>
  );
}
