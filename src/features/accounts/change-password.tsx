import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { msg } from '#src/languages/texts.ts';
import { withTexts } from '#src/platform/load-texts.ts';

export const ChangePassword = lazyComponent(
  withTexts('password', () =>
    import('./ChangePasswordDialog.tsx').then(({ ChangePasswordDialog }) => ChangePasswordDialog),
  ),
  {
    failureText: msg`This form could not be loaded. Check your connection and try again.`,
    onFailure: ({ onClose }) => onClose(),
  },
);
