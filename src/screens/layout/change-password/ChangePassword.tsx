import { useEffect, useEffectEvent, useState } from 'react';
import type { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The dialog behind "Change password" in the menus. It is fetched when it is first asked for; where it cannot be, the page stays. */
export function ChangePassword({ open, onClose }: Props) {
  const [Dialog, setDialog] = useState<typeof ChangePasswordDialog>();
  const fail = useEffectEvent(() => {
    toast.error('This form could not be loaded. Check your connection and try again.');
    onClose();
  });
  useEffect(() => {
    if (!open) return;
    let wanted = true;
    import('./ChangePasswordDialog.tsx').then(
      (loaded) => wanted && setDialog(() => loaded.ChangePasswordDialog),
      () => wanted && fail(),
    );
    return () => {
      wanted = false;
    };
  }, [open]);
  return Dialog ? <Dialog open={open} onClose={onClose} /> : null;
}
