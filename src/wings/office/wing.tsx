import { linkOptions } from '@tanstack/react-router';
import type { Wing } from '#src/records/slots.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

/** The day of an office: what waits, who has what, and who did what. */
export const office: Wing = {
  figures: [{ Part: lazyComponent(() => import('./Today.tsx').then((file) => file.Today)) }],
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
