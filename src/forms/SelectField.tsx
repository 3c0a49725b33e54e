import { memo } from 'react';
import type { Choice } from '../ui/choice.ts';
import { Select } from '../ui/Select.tsx';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

interface Props extends FieldProps {
  readonly options: readonly Choice[];
  /** The text of the empty choice; without one there is no empty choice. */
  readonly placeholder?: string | undefined;
}

/** A native select in a form. It cannot be read-only, and is disabled instead. */
export const SelectField = memo(function SelectField({ options, placeholder, readOnly, disabled, ...frame }: Props) {
  return (
    <FieldFrame {...frame} disabled={disabled === true || readOnly === true}>
      {(control) => <Select {...control} choices={options} placeholder={placeholder} />}
    </FieldFrame>
  );
});
