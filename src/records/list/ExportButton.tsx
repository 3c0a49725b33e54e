import { Button } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '#src/platform/text/format.ts';
import { throttle } from '#src/platform/scheduling.ts';
import { useEventCallback } from '#src/ui/use-event-callback.ts';
import type { Identified, RecordType } from '../record-type.ts';
import { offerExport } from './offered-export.ts';
import { saveCsv } from './save-csv.ts';
import type { ListState } from './use-list.ts';

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
    async function* counted(): AsyncGenerator<readonly Row[]> {
      for await (const rows of walk(signal)) {
        count += rows.length;
        yield rows;
        tell(count);
      }
    }
    await saveCsv(type, counted(), () => count);
    setWritten(undefined);
  });
  useEffect(() => (isEmpty ? undefined : offerExport({ plural: type.plural, save })), [isEmpty, type.plural, save]);
  return (
    <Button
      size="sm"
      variant="surface"
      disabled={isEmpty || isExporting}
      aria-busy={isExporting}
      title={isEmpty ? 'There is nothing in the list' : 'Everything in the list below, in its order'}
      onClick={() => void save()}
    >
      {isExporting ? `Exporting${written > 0 ? ` ${formatNumber(written)}` : ''}...` : 'Export CSV'}
    </Button>
  );
}
