import { useEffect, useEffectEvent, useRef } from 'react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import type { Decision } from '../../../../domain/application-transitions.ts';
import { Modal } from '../../../../ui/dialog/Modal.tsx';
import type { ReviewValues } from '../ReviewFields.tsx';
import { BulkForm } from './BulkForm.tsx';

interface Props {
  readonly open: boolean;
  readonly rows: readonly components['schemas']['Application'][];
  readonly onClose: () => void;
  readonly onDecide: (decision: Decision, values: ReviewValues) => void;
}

/** Asks for one decision for all that are chosen, and hands it on once it has left the screen. */
export function BulkDialog({ open, rows, onClose, onDecide }: Props) {
  const decided = useRef<Parameters<Props['onDecide']>>(undefined);
  const title = rows.length === 1 ? 'Decide 1 Application' : `Decide ${rows.length} Applications`;

  function gone(): void {
    if (decided.current) onDecide(...decided.current);
    decided.current = undefined;
  }
  return (
    <Modal open={open} title={title} size="lg" onClose={onClose}>
      <BulkForm
        rows={rows}
        onCancel={onClose}
        onDecide={(...decision) => {
          decided.current = decision;
          onClose();
        }}
      />
      <Leaving onGone={gone} />
    </Modal>
  );
}

/** Tells when the dialog is gone: until then it holds the focus, which what follows wants to move. */
function Leaving({ onGone }: { readonly onGone: () => void }) {
  const tell = useEffectEvent(onGone);
  useEffect(() => () => tell(), []);
  return null;
}
