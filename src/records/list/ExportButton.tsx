import { createAtom, useSelector } from '@tanstack/react-store';
import { useEffect, useRef, useState } from 'react';
import { msg, t, translate } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { throttle } from '#src/platform/scheduling.ts';
import { downloadFile } from '#src/ui/download.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { MenuButton } from '#src/ui/MenuButton.tsx';
import { useEventCallback } from '#src/ui/use-event-callback.ts';
import type { Fields } from '../fields/field.ts';
import type { Identified } from '../record-type.ts';
import { describeFilters } from './printed-list.ts';
import type { ListState } from './use-list.ts';
import { withTexts } from '#src/platform/load-texts.ts';

export type ExportFormat = 'csv' | 'xlsx';

/** What is offered where a list can be exported. Excel shows names right in a workbook alone. */
const labels: Readonly<Record<ExportFormat, string>> = {
  xlsx: msg`Excel workbook`,
  csv: msg`CSV, for other programs`,
};

/** Records that can be exported. Files are the same in every language. */
export interface ExportedType<Row> {
  readonly fields: Fields<Row>;
  /** In the names of files: `students`. */
  readonly plural: string;
  /** The name of a workbook's sheet: `Students`. */
  readonly title: string;
}

interface Exported<Row extends Identified> {
  readonly type: ExportedType<Row>;
  /** The records, in their order; of a long list they come one page after the other. */
  readonly pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
  /** How many there are, once all have come. */
  readonly count: () => number;
  /** By what they were chosen, in words. */
  readonly conditions: readonly string[];
}

const loadWorkbook = withTexts('workbook', () => import('./workbook.ts'));

/** Saves records as a file, whose name says how many they are. A failure is told by a toast. */
export async function saveRecords<Row extends Identified>(
  format: ExportFormat,
  { type: { fields, plural, title }, pages, count, conditions }: Exported<Row>,
): Promise<void> {
  await downloadFile(async () => {
    const [{ exportCsv, exportName }, workbook] = await Promise.all([
      import('./csv-columns.ts'),
      format === 'xlsx' ? loadWorkbook() : undefined,
    ]);
    const file = workbook
      ? await workbook.exportWorkbook(fields, pages, { name: title, conditions })
      : await exportCsv(fields, pages);
    return [exportName(plural, count(), format), file];
  });
}

interface OfferedExport {
  /** What the palette calls it, by the format. */
  readonly words: Readonly<Record<ExportFormat, string>>;
  readonly save: (format: ExportFormat) => Promise<void>;
}

const offered = createAtom<OfferedExport | undefined>(undefined);

/** Offers an export to whoever asks. Returns how to take the offer back. */
function offerExport(offer: OfferedExport): () => void {
  offered.set(offer);
  return () => {
    if (offered.get() === offer) offered.set(() => undefined);
  };
}

/** The export that is offered now; undefined where the screen has no list, or an empty one. */
export const useOfferedExport = (): OfferedExport | undefined => useSelector(offered);

const exporting = (written: number) => (written > 0 ? t`Exporting ${formatNumber(written)}...` : t`Exporting...`);

const Menu = lazyComponent(() => import('../batch/BulkMenu.tsx').then(({ BulkMenu }) => BulkMenu));

interface Props<Row extends Identified> {
  readonly type: ExportedType<Row>;
  readonly list: ListState<Row>;
}

/**
 * Saves a file of exactly what a list shows. While it can, the command palette offers it too. Of a list that is read by
 * pages, the pages come one after the other; leaving the screen ends that.
 */
export function ExportButton<Row extends Identified>({ type, list }: Props<Row>) {
  const { shown, walk } = list;
  const [written, setWritten] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const isEmpty = !shown || shown.length === 0;
  const isExporting = written !== undefined;

  const save = useEventCallback(async (format: ExportFormat) => {
    const { signal } = (running.current = new AbortController());
    // The last call may come when the file has been made.
    const tell = throttle((rows: number) => setWritten((before) => (before === undefined ? before : rows)));
    let count = 0;
    setWritten(0);
    async function* pages(): AsyncGenerator<readonly Row[]> {
      for await (const rows of walk(signal)) {
        count += rows.length;
        yield rows;
        tell(count);
      }
    }
    await saveRecords(format, { type, pages: pages(), count: () => count, conditions: describeFilters(list) });
    setWritten(undefined);
  });
  const words = list.config.words.exports;
  useEffect(() => (isEmpty || !words ? undefined : offerExport({ words, save })), [isEmpty, words, save]);
  return (
    <MenuButton
      size="sm"
      variant="plain"
      disabled={isEmpty || isExporting}
      aria-busy={isExporting}
      title={isEmpty ? t`The list is empty` : t`Everything in the list below, in its order`}
      renderMenu={(menu) => (
        <Menu
          {...menu}
          labels={Object.values(labels).map(translate)}
          onChoose={(chosen) => void save(chosen === translate(labels.csv) ? 'csv' : 'xlsx')}
        />
      )}
    >
      <span>{isExporting ? exporting(written) : t`Export`}</span>
    </MenuButton>
  );
}
