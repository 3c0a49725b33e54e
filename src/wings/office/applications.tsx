import type { Application } from '#src/features/applications/application.ts';
import type { ApplicationsTool } from '#src/features/slots.ts';
import { msg, plural, t } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import type { Wing } from '#src/records/slots.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { isHoldable, MOST_AT_ONCE } from './casework-limits.ts';
import { withTexts } from '#src/platform/load-texts.ts';

interface Selected {
  readonly rows: readonly Application[];
  readonly onClose: () => void;
}

const CaseworkTool = lazyPanel(
  withTexts('casework', () => import('./CaseworkTools.tsx').then((file) => file.CaseworkTool)),
);

const loadCasework = withTexts('casework', () => import('./casework.ts'));

/** What the office keeps on applications for itself. */
export const caseworkWing: Wing = {
  recordNotices: [
    {
      extension: 'casework',
      of: 'application',
      title: msg`In the office`,
      Part: lazyPanel(withTexts('casework', () => import('./OfficeWork.tsx').then((file) => file.OfficeWork))),
    },
  ],
  recordActions: [
    {
      extension: 'casework',
      of: 'decision',
      canHold: (status, count) => isHoldable(status) && count <= MOST_AT_ONCE,
      hold: async (client, decision) => (await loadCasework()).hold(client, decision),
    },
  ],
};

export const caseworkTools: readonly ApplicationsTool[] = [
  {
    extension: 'casework',
    label: msg`Add a note`,
    titleOf: (count) =>
      plural(count)`Note on ${formatNumber(count)} Application | Note on ${formatNumber(count)} Applications`,
    Part: (selected: Selected) => <CaseworkTool tool="note" {...selected} />,
  },
  {
    extension: 'casework',
    label: msg`Assign to`,
    titleOf: (count) =>
      plural(count)`Assign ${formatNumber(count)} Application | Assign ${formatNumber(count)} Applications`,
    Part: (selected: Selected) => <CaseworkTool tool="assign" {...selected} />,
  },
  {
    extension: 'casework',
    label: msg`Release held decisions`,
    titleOf: () => t`Release held decisions`,
    Part: (selected: Selected) => <CaseworkTool tool="release" {...selected} />,
  },
];
