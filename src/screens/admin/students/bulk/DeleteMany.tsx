import { Checkbox, List, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog.tsx';
import { formatNumber } from '../../../../domain/format.ts';

type Student = components['schemas']['Student'];

interface Props {
  readonly students: readonly Student[];
  /** `25 students`. */
  readonly count: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

const NAMED = 5;

/** Asks before many are deleted: says how many, names the first, and wants a tick before the button. */
export function DeleteMany({ students, count, onConfirm, onClose }: Props) {
  const [sure, setSure] = useState(false);
  const others = students.length - NAMED;
  return (
    <ConfirmDialog
      open
      title={`Delete ${count}?`}
      message={`Are you sure you want to delete ${count}, with the accounts they sign in with? This action cannot be undone.`}
      confirmLabel={`Delete ${count}`}
      blocked={sure ? undefined : 'Tick first that you are sure'}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <List.Root listStyleType="disc" ps="5" my="3" gap="1">
        {students.slice(0, NAMED).map(({ id, name, rollNo }) => (
          <List.Item key={id} overflowWrap="anywhere">{`${name} (${rollNo})`}</List.Item>
        ))}
      </List.Root>
      {others > 0 && <Text mb="3">and {formatNumber(others)} more.</Text>}
      <Checkbox.Root checked={sure} onCheckedChange={({ checked }) => setSure(checked === true)}>
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>I am sure that they are to be deleted</Checkbox.Label>
      </Checkbox.Root>
    </ConfirmDialog>
  );
}
