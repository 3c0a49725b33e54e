import { t } from '#src/languages/texts.ts';
import { Alert, Button, HStack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { formatDateTime } from '#src/platform/text/format.ts';
import type { RosterTask } from '#src/features/students/RosterScreen.tsx';
import type { JournaledImport } from '#src/session/import-journal.ts';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { withTexts } from '#src/platform/load-texts.ts';

const interrupted = (fileName: string, begun: string): string =>
  t`${fileName}, started on ${begun}. Some of its rows may have been imported.`;

/** Says of each import that was cut short, perhaps with the browser, and offers to look which of its rows are in. */
const InterruptedImports: RosterTask['Notice'] = ({ onResume }) => {
  const [imports, setImports] = useState<readonly JournaledImport[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const watch = async () => {
      const { watchInterruptedImports } = await import('#src/session/import-journal.ts');
      await watchInterruptedImports('student', setImports, leaving.signal);
    };
    // Without the code, or without a storage, nothing is known of an import.
    watch().catch(() => undefined);
    return () => leaving.abort();
  }, []);

  const discard = async (begunAt: number) => {
    const { removeJournaledImport } = await import('#src/session/import-journal.ts');
    await removeJournaledImport(begunAt);
    setImports((now) => now.filter((begun) => begun.begunAt !== begunAt));
  };
  return imports.map(({ begunAt, fileName }) => (
    <Notice key={begunAt} status="info" title={t`An import was interrupted`}>
      <Alert.Description overflowWrap="anywhere">
        {interrupted(fileName, formatDateTime(new Date(begunAt).toISOString()))}
      </Alert.Description>
      <HStack mt="2" gap="3" wrap="wrap">
        <Button size="sm" onClick={() => onResume(begunAt)}>
          {t`See Which Rows Were Imported`}
        </Button>
        <Button size="sm" variant="surface" onClick={() => void discard(begunAt)}>
          {t`Discard`}
        </Button>
      </HStack>
    </Notice>
  ));
};

const ImportButton: RosterTask['Action'] = ({ onOpen }) => (
  <Button size="sm" variant="plain" onClick={onOpen}>
    {t`Import`}
  </Button>
);

export const imports: RosterTask = {
  Screen: lazyPanel(withTexts('import', () => import('./ImportPanel.tsx').then(({ ImportPanel }) => ImportPanel))),
  Action: ImportButton,
  Notice: InterruptedImports,
};
