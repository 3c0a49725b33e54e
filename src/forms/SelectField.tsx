import { NativeSelect } from '@chakra-ui/react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import { useFormField } from './use-form-field.ts';

export type Option = string | { readonly value: string | number; readonly label: string };

interface Props extends FieldFrameProps {
  readonly name: string;
  readonly options: readonly Option[];
  /** The text of the empty choice; without one there is no empty choice. */
  readonly placeholder?: string;
  readonly autoComplete?: string;
}

/** A native select in a form. */
export function SelectField({
  name,
  label,
  required,
  readOnly,
  disabled,
  help,
  options,
  placeholder,
  autoComplete,
}: Props) {
  const { field, error } = useFormField(name);
  // A select cannot be read-only, and is disabled instead.
  const fixed = disabled === true || readOnly === true;
  return (
    <FieldFrame label={label} required={required} disabled={fixed} help={help} error={error}>
      {(control) => (
        <NativeSelect.Root>
          <NativeSelect.Field {...field} {...control} autoComplete={autoComplete}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => {
              const { value, label: text } = typeof option === 'string' ? { value: option, label: option } : option;
              return (
                <option key={value} value={value}>
                  {text}
                </option>
              );
            })}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </FieldFrame>
  );
}
