import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useExtension } from '#src/platform/server/extensions.ts';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import type { Identified } from '#src/records/record-type.ts';
import type { DeletedRecords } from './DeletedRecords.tsx';
import { deletedTitle, type RestorableType } from '#src/records/restore.ts';

const Panel = lazyPanel(() =>
  import('./DeletedRecords.tsx').then((file) => file.DeletedRecords),
) as typeof DeletedRecords;

interface Props<Row extends Identified> {
  readonly type: RestorableType<Row>;
  readonly onFind: (text: string) => void;
}

/** The button that opens the list of the deleted records of a kind; there is none where the server cannot restore. */
export function DeletedButton<Row extends Identified>({ type, onFind }: Props<Row>) {
  const [open, setOpen] = useState(false);
  // Not the slot: what a frame is around would be drawn anew, and a selection lost.
  if (!useExtension('restore')) return null;
  const title = deletedTitle(type);
  const find = (text: string) => {
    setOpen(false);
    onFind(text);
  };
  return (
    <>
      <Button size="sm" variant="surface" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Modal open={open} title={title} size="lg" onClose={() => setOpen(false)}>
        <Panel type={type} onFind={find} />
      </Modal>
    </>
  );
}
