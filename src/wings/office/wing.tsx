import { linkOptions } from '@tanstack/react-router';
import { t } from '#src/languages/texts.ts';
import type { Wing } from '#src/records/slots.tsx';

export const officeWing: Wing = {
  commands: [
    {
      extension: 'activity',
      group: 'Screens',
      list: () => [
        {
          key: 'screen:Activity',
          title: t`Activity`,
          hint: t`Who did what`,
          target: linkOptions({ to: '/admin/activity' }),
        },
      ],
    },
  ],
};
