import { linkOptions } from '@tanstack/react-router';
import type { Wing } from '#src/records/slots.tsx';

export const officeWing: Wing = {
  commands: [
    {
      extension: 'activity',
      group: 'Screens',
      list: () => [
        {
          key: 'screen:Activity',
          title: 'Activity',
          hint: 'Who did what',
          target: linkOptions({ to: '/admin/activity' }),
        },
      ],
    },
  ],
};
