import { linkOptions } from '@tanstack/react-router';
import { t } from '#src/languages/texts.ts';
import type { Wing } from '#src/records/slots.tsx';
import { PrinterIcon } from '#src/ui/icons.tsx';
import { PrintPapers, PrintSummary } from './PrintRecord.tsx';

/** On a student's own pages. */
export const ownPapers: Wing = { recordActions: [{ of: 'student', ownToo: true, Action: PrintSummary }] };

/** On the administrators' pages. */
export const papersWing: Wing = {
  recordActions: [{ of: 'student', Action: PrintPapers }],
  commands: [
    {
      group: 'Screens',
      Icon: PrinterIcon,
      list: () => [
        {
          key: 'screen:Letters',
          title: t`Letters`,
          hint: t`Texts of certificates and fee letters`,
          target: linkOptions({ to: '/admin/letters' }),
        },
      ],
    },
  ],
};
