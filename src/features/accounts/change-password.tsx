import { lazyComponent } from '#src/ui/lazy-component.tsx';

export const ChangePassword = lazyComponent(
  () => import('./ChangePasswordDialog.tsx').then(({ ChangePasswordDialog }) => ChangePasswordDialog),
  {
    failureText: 'This form could not be loaded. Check your connection and try again.',
    onFailure: ({ onClose }) => onClose(),
  },
);
