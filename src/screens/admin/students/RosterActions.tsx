import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import type { components } from '../../../../openapi/schema.gen.ts';
import { downloadFile } from '../../../ui/download.ts';
import { toast } from '../../../ui/toast/toast.ts';

interface Props {
  /** The students that are listed, in the order in which they are. */
  readonly shown: readonly components['schemas']['Student'][] | undefined;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  readonly onImport: () => void;
}

/** What concerns the whole list: a file of exactly what is listed, an import, a refresh. */
export function RosterActions({ shown, refreshing, onRefresh, onImport }: Props) {
  const [exporting, setExporting] = useState(false);
  const nobody = !shown || shown.length === 0;

  async function save(): Promise<void> {
    if (!shown) return;
    setExporting(true);
    try {
      const { exportCsv, exportName } = await import('./csv-files.ts');
      downloadFile(exportName(shown.length), await exportCsv(shown));
    } catch {
      toast.error('The file could not be made. Please try again.');
    } finally {
      setExporting(false);
    }
  }

  return (
    <>
      <Button
        variant="surface"
        disabled={nobody || exporting}
        aria-busy={exporting}
        title={nobody ? 'There is nobody in the list' : 'Every student of the list below, in its order'}
        onClick={() => void save()}
      >
        {exporting ? 'Exporting...' : 'Export CSV'}
      </Button>
      <Button variant="surface" onClick={onImport}>
        Import CSV
      </Button>
      <Button variant="surface" disabled={refreshing} aria-busy={refreshing} onClick={onRefresh}>
        {refreshing ? 'Refreshing...' : 'Refresh'}
      </Button>
    </>
  );
}
