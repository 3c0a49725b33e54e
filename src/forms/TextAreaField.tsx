import { Textarea } from '@chakra-ui/react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import { useFormField } from './use-form-field.ts';

interface Props extends FieldFrameProps {
  readonly name: string;
  readonly rows?: number;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly autoComplete?: string;
}

/** Several lines of text in a form. */
export function TextAreaField({ name, label, required, readOnly, disabled, help, ...textarea }: Props) {
  const { field, error } = useFormField(name);
  return (
    <FieldFrame label={label} required={required} readOnly={readOnly} disabled={disabled} help={help} error={error}>
      {(control) => <Textarea {...field} {...textarea} {...control} />}
    </FieldFrame>
  );
}
