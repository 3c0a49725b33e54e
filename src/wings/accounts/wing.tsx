import { session } from '#src/session/session.ts';
import type { Wing } from '#src/records/slots.tsx';
import { PersonIcon } from '#src/ui/icons.tsx';
import { isForAdministrators, openAdministrators } from './administrators-panel.ts';
import { ResetStudentButton } from './ResetStudentButton.tsx';
import { t } from '#src/languages/texts.ts';

export const accountsWing: Wing = {
  commands: [
    {
      extension: 'administrators',
      group: 'Actions',
      Icon: PersonIcon,
      list: () =>
        isForAdministrators(session.state())
          ? [
              {
                key: 'action:Administrators',
                title: t`Administrators`,
                hint: t`Add, disable and enable them`,
                run: openAdministrators,
              },
            ]
          : [],
    },
  ],
  recordActions: [{ extension: 'password-reset', of: 'student', Action: ResetStudentButton }],
};
