import { linkOptions } from '@tanstack/react-router';
import { t } from '#src/languages/texts.ts';
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
          title: t`Intake report`,
          hint: t`Admitted by department, gender and status, this year beside last`,
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
          title: t`Exam list`,
          hint: t`Who may sit the examinations, by attendance`,
          target: linkOptions({ to: '/admin/exam-list' }),
        },
      ],
    },
  ],
};
