import { linkOptions } from '@tanstack/react-router';
import type { Wing } from '#src/records/slots.tsx';
import { ChartIcon, ListIcon } from '#src/ui/icons.tsx';

export const reportsWing: Wing = {
  commands: [
    {
      group: 'Screens',
      Icon: ChartIcon,
      list: () => [
        {
          key: 'screen:Intake report',
          title: 'Intake report',
          hint: 'Admitted by department, gender and status, this year beside last',
          target: linkOptions({ to: '/admin/intake' }),
        },
      ],
    },
    {
      group: 'Screens',
      Icon: ListIcon,
      list: () => [
        {
          key: 'screen:Exam list',
          title: 'Exam list',
          hint: 'Who may sit the examinations, by attendance',
          target: linkOptions({ to: '/admin/exam-list' }),
        },
      ],
    },
  ],
};
