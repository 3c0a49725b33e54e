import { lazyComponent } from '#src/ui/lazy-component.tsx';

/** The dialog in which people change their own password, loaded when it is first opened. */
export const ChangePassword = lazyComponent(
  () => import('./ChangePasswordDialog.tsx').then(({ ChangePasswordDialog }) => ChangePasswordDialog),
  {
    failureText: 'This form could not be loaded. Check your connection and try again.',
    onFailure: ({ onClose }) => onClose(),
  },
);
