import { Button } from '@chakra-ui/react';
import type { RosterTask } from '#src/features/students/RosterScreen.tsx';
import { InterruptedNotices, lazyImportPanel } from './import-task.tsx';

export const imports: RosterTask = {
  Screen: lazyImportPanel(() => import('./student-import.ts').then((file) => file.studentImport)),
  Action: function ImportButton({ onOpen }) {
    return (
      <Button size="sm" variant="surface" onClick={onOpen}>
        Import CSV
      </Button>
    );
  },
  Notice: function InterruptedImports({ onResume }) {
    return <InterruptedNotices noun="student" onResume={onResume} />;
  },
};
