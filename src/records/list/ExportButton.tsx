import { Button } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { downloadFile } from '#src/ui/download.ts';
import { useEventCallback } from '#src/ui/use-event-callback.ts';
import type { Identified, RecordType } from '../record-type.ts';
import { offerExport } from './offered-export.ts';

interface Props<Row extends Identified> {
  readonly type: Pick<RecordType<Row>, 'fields' | 'plural'>;
  readonly getListed: () => readonly Row[];
  readonly isEmpty: boolean;
}

/** Saves a file of exactly what a list shows. While it can, the command palette offers it too. */
export function ExportButton<Row extends Identified>({ type, getListed, isEmpty }: Props<Row>) {
  const [exporting, setExporting] = useState(false);
  const save = useEventCallback(async () => {
    const shown = getListed();
    setExporting(true);
    await downloadFile(async () => {
      const { exportCsv, exportName } = await import('../import/csv-columns.ts');
      return [exportName(type.plural, shown.length), await exportCsv(type.fields, shown)];
    });
    setExporting(false);
  });
  useEffect(() => (isEmpty ? undefined : offerExport({ plural: type.plural, save })), [isEmpty, type.plural, save]);
  return (
    <Button
      size="sm"
      variant="surface"
      disabled={isEmpty || exporting}
      aria-busy={exporting}
      title={isEmpty ? 'There is nothing in the list' : 'Everything in the list below, in its order'}
      onClick={() => void save()}
    >
      {exporting ? 'Exporting...' : 'Export CSV'}
    </Button>
  );
}
