import { t } from '#src/languages/texts.ts';
import { linkOptions } from '@tanstack/react-router';
import type { Wing } from '#src/records/slots.tsx';

export const importCommand: Wing = {
  commands: [
    {
      group: 'Actions',
      list: () => [
        {
          key: 'action:Import students',
          title: t`Import students`,
          hint: t`From a workbook or a CSV file`,
          target: linkOptions({ to: '/admin/students', search: { task: 'import' } }),
        },
      ],
    },
  ],
};
