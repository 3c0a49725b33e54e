import { Button } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { translate } from '#src/languages/texts.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import type { ListFrame, ListFrameProps } from '#src/records/list/ListPage.tsx';
import type { Identified } from '#src/records/record-type.ts';
import type { RestorableType } from '#src/records/restore.ts';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import type { DeletedRecords } from './DeletedRecords.tsx';
import { withTexts } from '#src/platform/load-texts.ts';

const Panel = lazyPanel(
  withTexts('history', () => import('./DeletedRecords.tsx').then((file) => file.DeletedRecords)),
) as typeof DeletedRecords;

/** Adds a button to a list that opens what was deleted of it; there is none where the server cannot restore. */
export function deletedFrame<Row extends Identified>(type: RestorableType<Row>): ListFrame<Row> {
  return function DeletedFrame({ list, parts, children }: ListFrameProps<Row>) {
    const [open, setOpen] = useState(false);
    const navigate = useNavigate();
    // Not the slot asks: what this frame is around would be drawn anew, and a selection lost.
    const isOffered = useExtension('restore');
    const find = (q: string) => {
      setOpen(false);
      void navigate({ to: list.config.path, search: { q } });
    };
    const title = translate(type.restoration.title);
    const actions = (
      <>
        {parts.actions}
        {isOffered && (
          <>
            <Button size="sm" variant="plain" onClick={() => setOpen(true)}>
              {title}
            </Button>
            <Modal open={open} title={title} size="lg" onClose={() => setOpen(false)}>
              <Panel type={type} onFind={find} />
            </Modal>
          </>
        )}
      </>
    );
    return children({ ...parts, actions });
  };
}
