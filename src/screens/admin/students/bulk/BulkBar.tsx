import { Button, Flex, Text } from '@chakra-ui/react';
import { memo, useState } from 'react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import { Modal } from '../../../../ui/dialog/Modal.tsx';
import { lazyPanel } from '../../../../ui/lazy-panel.tsx';
import { deleteStudents, type Deed } from './bulk-calls.ts';
import { DeleteMany } from './DeleteMany.tsx';
import { formatNumber } from '../../../../domain/format.ts';

type Student = components['schemas']['Student'];

const Academic = lazyPanel(() => import('./AcademicForm.tsx').then(({ AcademicForm }) => AcademicForm));
const Placement = lazyPanel(() => import('./PlacementForm.tsx').then(({ PlacementForm }) => PlacementForm));

interface Props {
  readonly chosen: readonly Student[];
  /** How many of them the filters hide. */
  readonly hidden: number;
  /** A bulk action is under way. */
  readonly busy: boolean;
  readonly onDeed: (deed: Deed) => void;
  readonly onClear: () => void;
}

/** What can be done with the students that are selected. It is always there, so that a first tick moves no row. */
export const BulkBar = memo(function BulkBar({ chosen, hidden, busy, onDeed, onClear }: Props) {
  const [asking, setAsking] = useState<'academic' | 'placement' | 'delete'>();
  const close = () => setAsking(undefined);
  const act = (deed: Deed) => {
    close();
    onDeed(deed);
  };
  const count = chosen.length === 1 ? '1 Student' : `${formatNumber(chosen.length)} Students`;
  const why = busy
    ? 'Wait until the work under way is done'
    : chosen.length === 0
      ? 'Select students first'
      : undefined;
  const action = (label: string, ask: NonNullable<typeof asking>) => (
    <Button
      size="sm"
      variant="surface"
      colorPalette={ask === 'delete' ? 'red' : undefined}
      disabled={why !== undefined}
      title={why}
      onClick={() => setAsking(ask)}
    >
      {label}
    </Button>
  );

  return (
    <Flex role="group" aria-label="Selected students" gap="2" align="center" wrap="wrap" minH="9">
      <Text role="status" textStyle="sm" fontWeight="semibold" me="1">
        {formatNumber(chosen.length)} selected
        {hidden > 0 && (
          <Text as="span" fontWeight="normal" color="fg.muted">
            {`, ${formatNumber(hidden)} of them hidden by the filters`}
          </Text>
        )}
      </Text>
      {action('Set Placement', 'placement')}
      {action('Academic Update', 'academic')}
      {action('Delete', 'delete')}
      <Button size="sm" variant="ghost" disabled={why !== undefined} title={why} onClick={onClear}>
        Clear Selection
      </Button>
      <Modal open={asking === 'placement'} title={`Placement of ${count}`} onClose={close}>
        <Placement count={count} onDeed={act} onCancel={close} />
      </Modal>
      <Modal open={asking === 'academic'} title={`Academic Update of ${count}`} onClose={close}>
        <Academic count={count} onDeed={act} onCancel={close} />
      </Modal>
      {asking === 'delete' && (
        <DeleteMany
          students={chosen}
          count={count.toLowerCase()}
          onConfirm={() => act(deleteStudents)}
          onClose={close}
        />
      )}
    </Flex>
  );
});
