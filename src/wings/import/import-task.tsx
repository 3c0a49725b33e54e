import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import type { Identified } from '#src/records/record-type.ts';
import type { ImportPanelProps } from './ImportPanel.tsx';
import type { ImportTarget } from './plan.ts';
import { Alert, Button, HStack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { formatDateTime } from '#src/platform/text/format.ts';
import type { JournaledImport } from '#src/session/import-journal.ts';
import { Notice } from '#src/ui/Notice.tsx';

/** The panel that imports such records. Its code, and what an import needs to know of them, is loaded when it opens. */
export function lazyImportPanel<Row extends Identified>(load: () => Promise<ImportTarget<Row>>) {
  return lazyPanel<Omit<ImportPanelProps<Row>, 'target'>>(async () => {
    const [{ ImportPanel }, target] = await Promise.all([import('./ImportPanel.tsx'), load()]);
    return function LoadedImportPanel(props) {
      return <ImportPanel target={target} {...props} />;
    };
  });
}

interface Props {
  readonly noun: string;
  readonly onResume: (begunAt: number) => void;
}

/** Says of each import that was cut short, perhaps with the browser, and offers to look which of its rows are in. */
export function InterruptedNotices({ noun, onResume }: Props) {
  const [imports, setImports] = useState<readonly JournaledImport[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const watch = async () => {
      const { watchInterruptedImports } = await import('#src/session/import-journal.ts');
      await watchInterruptedImports(noun, setImports, leaving.signal);
    };
    // Without the code, or without a storage, nothing is known of an import.
    watch().catch(() => undefined);
    return () => leaving.abort();
  }, [noun]);

  const discard = async (begunAt: number) => {
    const { removeJournaledImport } = await import('#src/session/import-journal.ts');
    await removeJournaledImport(begunAt);
    setImports((now) => now.filter((begun) => begun.begunAt !== begunAt));
  };
  return imports.map(({ begunAt, fileName }) => (
    <Notice key={begunAt} status="info" title="An import was interrupted">
      <Alert.Description overflowWrap="anywhere">
        {`${fileName}, started on ${formatDateTime(new Date(begunAt).toISOString())}. Some of its rows may have been imported.`}
      </Alert.Description>
      <HStack mt="2" gap="3" wrap="wrap">
        <Button size="sm" onClick={() => onResume(begunAt)}>
          See Which Rows Were Imported
        </Button>
        <Button size="sm" variant="surface" onClick={() => void discard(begunAt)}>
          Discard
        </Button>
      </HStack>
    </Notice>
  ));
}
