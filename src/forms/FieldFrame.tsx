import { Field } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

export interface FieldFrameProps {
  readonly label: ReactNode;
  readonly required?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** What to write, shown before there is an error. */
  readonly help?: ReactNode;
}

interface Props extends FieldFrameProps {
  readonly error: string | undefined;
  /** Renders the control, which aria-describedby connects with the help and the error. */
  readonly children: (control: { readonly 'aria-describedby': string | undefined }) => ReactNode;
}

/**
 * Label, control, help and error of a field. Chakra connects the error with its control by aria-errormessage, which most
 * screen readers do not read: hence the aria-describedby.
 */
export function FieldFrame({
  label,
  required = false,
  readOnly = false,
  disabled = false,
  help,
  error,
  children,
}: Props) {
  const id = useId();
  const ids = { errorText: `${id}error`, helperText: `${id}help` };
  const describedBy = [error && ids.errorText, help && ids.helperText].filter(Boolean).join(' ') || undefined;
  return (
    <Field.Root ids={ids} invalid={error !== undefined} required={required} readOnly={readOnly} disabled={disabled}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children({ 'aria-describedby': describedBy })}
      {help && <Field.HelperText>{help}</Field.HelperText>}
      {error && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}
