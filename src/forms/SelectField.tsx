import { NativeSelect } from '@chakra-ui/react';
import { memo } from 'react';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';

interface Props extends FieldProps {
  readonly options: readonly (string | { readonly value: string | number; readonly label: string })[];
  /** The text of the empty choice; without one there is no empty choice. */
  readonly placeholder?: string;
}

/** A native select in a form. It cannot be read-only, and is disabled instead. */
export const SelectField = memo(function SelectField({ options, placeholder, readOnly, disabled, ...frame }: Props) {
  return (
    <FieldFrame {...frame} disabled={disabled === true || readOnly === true}>
      {(control) => (
        <NativeSelect.Root>
          <NativeSelect.Field {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => {
              const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
              return (
                <option key={value} value={value}>
                  {label}
                </option>
              );
            })}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </FieldFrame>
  );
});
