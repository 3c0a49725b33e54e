import { Button } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { useExtension } from '#src/platform/server/extensions.ts';
import type { ListFrame, ListFrameProps } from '#src/records/list/ListFrames.tsx';
import type { Identified } from '#src/records/record-type.ts';
import { deletedTitle, type RestorableType } from '#src/records/restore.ts';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';

/** The list of the deleted records of a kind, loaded when it opens, with what is known of them. */
export function lazyDeletedRecords<Row extends Identified>(load: () => Promise<RestorableType<Row>>) {
  return lazyPanel<{ readonly onFind: (text: string) => void }>(async () => {
    const [{ DeletedRecords }, type] = await Promise.all([import('./DeletedRecords.tsx'), load()]);
    return function LoadedRecords(props) {
      return <DeletedRecords type={type} {...props} />;
    };
  });
}

/** Adds a button to a list that opens what was deleted of it; there is none where the server cannot restore. */
export function deletedFrame<Row extends Identified>(
  Panel: ComponentType<{ readonly onFind: (text: string) => void }>,
): ListFrame<Row> {
  return function DeletedFrame({ list, parts, children }: ListFrameProps<Row>) {
    const [open, setOpen] = useState(false);
    const navigate = useNavigate();
    // Not the slot asks: what this frame is around would be drawn anew, and a selection lost.
    const isOffered = useExtension('restore');
    const title = deletedTitle(list.config.type);
    const find = (q: string) => {
      setOpen(false);
      void navigate({ to: list.config.path, search: { q } });
    };
    const button = isOffered && (
      <>
        <Button size="sm" variant="surface" onClick={() => setOpen(true)}>
          {title}
        </Button>
        <Modal open={open} title={title} size="lg" onClose={() => setOpen(false)}>
          <Panel onFind={find} />
        </Modal>
      </>
    );
    return children({
      ...parts,
      actions: (
        <>
          {parts.actions}
          {button}
        </>
      ),
    });
  };
}
