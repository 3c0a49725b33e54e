import { msg, t, translate } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import type { RowsTool } from '#src/features/slots.ts';
import type { Extension } from '#src/platform/server/extensions.ts';
import type { Columns } from '#src/ui/data-table/columns.tsx';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { type ExportedType, saveRecords } from '#src/records/list/ExportButton.tsx';
import { printTable } from '#src/records/print/PrintButton.tsx';
import type { Identified } from '#src/records/record-type.ts';
import type { BulkChoice, BulkDialogProps } from './BulkFrame.tsx';
import { withTexts } from '#src/platform/load-texts.ts';

const Addresses = lazyPanel(withTexts('bulk', () => import('./Addresses.tsx').then((file) => file.Addresses)));

export const selectionTools = <Row extends Identified & { readonly email?: string | null }>(
  type: ExportedType<Row>,
  rows: readonly Row[],
  columns: Columns<Row>,
): readonly BulkChoice<never>[] => [
  ...(['csv', 'xlsx'] as const).map((format) => ({
    label: format === 'csv' ? msg`Export CSV` : msg`Export Excel workbook`,
    run: () =>
      void saveRecords(format, { type, pages: [rows], count: () => rows.length, conditions: [t`Selected rows`] }),
  })),
  {
    label: msg`Print`,
    run: () =>
      printTable({
        title: translate(type.title),
        count: t`${formatNumber(rows.length)} selected`,
        columns,
        rows,
        rowId: ({ id }) => id,
      }),
  },
  {
    label: msg`Write to them`,
    renderDialog: ({ open, onClose }) => (
      <Modal open={open} onClose={onClose} title={t`Write to ${formatNumber(rows.length)} selected`}>
        <Addresses emails={rows.map(({ email }) => email)} />
      </Modal>
    ),
  },
];

/** What other wings offer for the selected rows, each in a dialog of its own, where the server has what it needs. */
export const furtherChoices = <Row,>(
  tools: readonly RowsTool<Row>[],
  rows: readonly Row[],
  offered: ReadonlySet<Extension>,
): readonly BulkChoice<never>[] =>
  tools
    .filter(({ extension }) => extension === undefined || offered.has(extension))
    .map(({ label, titleOf, size, Part }) => ({
      label,
      renderDialog: ({ open, onClose }: Pick<BulkDialogProps<never>, 'open' | 'onClose'>) => (
        <Modal open={open} onClose={onClose} {...(size && { size })} title={titleOf(rows.length)}>
          <Part rows={rows} onClose={onClose} />
        </Modal>
      ),
    }));
