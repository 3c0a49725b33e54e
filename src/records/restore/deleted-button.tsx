import { Button } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import { useExtension } from '#src/platform/server/extensions.ts';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import type { Identified } from '../record-type.ts';
import type { DeletedRecords } from './DeletedRecords.tsx';
import { deletedTitle, type Restorable } from './restorable.ts';

interface Props {
  /** Shows the list, searched for this text. */
  readonly onFind: (text: string) => void;
}

/** The button that opens the list of the deleted records of a kind; there is none where the server cannot restore. */
export function defineDeletedButton<Row extends Identified>(restorable: Restorable<Row>) {
  const Panel = lazyPanel<ComponentProps<typeof DeletedRecords<Row>>>(() =>
    import('./DeletedRecords.tsx').then((file) => file.DeletedRecords<Row>),
  );
  const title = deletedTitle(restorable.type);
  return function DeletedButton({ onFind }: Props) {
    const [open, setOpen] = useState(false);
    if (!useExtension('restore')) return null;
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
          <Panel restorable={restorable} onFind={find} />
        </Modal>
      </>
    );
  };
}
