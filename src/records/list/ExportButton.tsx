import { Button } from '@chakra-ui/react';
import { createAtom, useSelector } from '@tanstack/react-store';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#src/platform/text/format.ts';
import { throttle } from '#src/platform/scheduling.ts';
import { downloadFile } from '#src/ui/download.ts';
import { useEventCallback } from '#src/ui/use-event-callback.ts';
import type { Identified, RecordType } from '../record-type.ts';
import type { ListState } from './use-list.ts';

/**
 * Saves records as a CSV file, whose name says how many they are. A failure is told by a toast.
 * @param pages the records, in their order; of a long list they come one page after the other
 * @param count how many there are, once all have come
 */
export async function saveCsv<Row extends Identified>(
  { fields, plural }: Pick<RecordType<Row>, 'fields' | 'plural'>,
  pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  count: () => number,
): Promise<void> {
  await downloadFile(async () => {
    const { exportCsv, exportName } = await import('./csv-columns.ts');
    const file = await exportCsv(fields, pages);
    return [exportName(plural, count()), file];
  });
}

interface OfferedExport {
  readonly plural: string;
  readonly save: () => Promise<void>;
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

interface Props<Row extends Identified> {
  readonly type: Pick<RecordType<Row>, 'fields' | 'plural'>;
  readonly list: Pick<ListState<Row>, 'shown' | 'walk'>;
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

  const save = useEventCallback(async () => {
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
    await saveCsv(type, pages(), () => count);
    setWritten(undefined);
  });
  useEffect(() => (isEmpty ? undefined : offerExport({ plural: type.plural, save })), [isEmpty, type.plural, save]);
  return (
    <Button
      size="sm"
      variant="ghost"
      disabled={isEmpty || isExporting}
      aria-busy={isExporting}
      title={isEmpty ? 'The list is empty' : 'Everything in the list below, in its order'}
      onClick={() => void save()}
    >
      {isExporting ? `Exporting${written > 0 ? ` ${formatNumber(written)}` : ''}...` : 'Export CSV'}
    </Button>
  );
}
