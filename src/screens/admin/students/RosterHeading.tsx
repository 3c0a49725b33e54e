import { Button } from '@chakra-ui/react';
import { memo, useState } from 'react';
import type { components } from '../../../../openapi/schema.gen.ts';
import { studentFields } from '../../../domain/records/student.ts';
import { downloadFile } from '../../../ui/download.ts';
import { PageHeading } from '../../../ui/PageHeading.tsx';

interface Props {
  /** There is nobody in the list, or no list yet. */
  readonly nobody: boolean;
  /** The students that are listed, in the order in which they are. */
  readonly getListed: () => readonly components['schemas']['Student'][];
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  readonly onImport: () => void;
}

/** The roster's heading, and what concerns the whole list: a file of exactly what is listed, an import, a refresh. */
export const RosterHeading = memo(function RosterHeading(props: Props) {
  const { nobody, getListed, refreshing, onRefresh, onImport } = props;
  const [exporting, setExporting] = useState(false);

  async function save(): Promise<void> {
    const shown = getListed();
    setExporting(true);
    await downloadFile(async () => {
      const { exportCsv, exportName } = await import('../../../resource/import/csv-columns.ts');
      return [exportName('students', shown.length), await exportCsv(studentFields, shown)];
    });
    setExporting(false);
  }

  return (
    <PageHeading
      overline="Administration"
      actions={
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
      }
    >
      Students
    </PageHeading>
  );
});
