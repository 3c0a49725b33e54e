import { msg } from '#src/languages/texts.ts';
import { linkOptions } from '@tanstack/react-router';
import type { Wing } from '#src/records/slots.tsx';

export const importCommand: Wing = {
  commands: [
    {
      group: 'Actions',
      list: () => [
        {
          key: 'action:Import students',
          title: msg`Import students`,
          hint: msg`From a workbook or a CSV file`,
          target: linkOptions({ to: '/admin/students', search: { task: 'import' } }),
        },
      ],
    },
  ],
};
