import { Field } from '@chakra-ui/react';
import { type FieldInputProps, useField, useFormikContext } from 'formik';
import { type ReactNode, useId } from 'react';
import { isFormStatus } from './field-errors.ts';

/** What every field of a form has. */
export interface FieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly required?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** What to write, shown before there is an error. */
  readonly help?: ReactNode;
}

interface Props extends FieldProps {
  readonly children: (control: FieldInputProps<string> & { 'aria-describedby': string | undefined }) => ReactNode;
}

/**
 * Label, control, help and error of a field; the form's own rules come before what the server said. Chakra connects the
 * error with its control by aria-errormessage, which most screen readers do not read: hence the aria-describedby.
 */
export function FieldFrame(props: Props) {
  const { name, label, required = false, readOnly = false, disabled = false, help, children } = props;
  const [field, meta] = useField<string>(name);
  const { status } = useFormikContext();
  const serverError = isFormStatus(status) ? status.serverErrors[name] : undefined;
  const serverMessage = serverError?.value === field.value ? serverError?.message : undefined;
  const error = (meta.touched ? meta.error : undefined) ?? serverMessage;

  const id = useId();
  const ids = { errorText: `${id}error`, helperText: `${id}help` };
  const describedBy = [error && ids.errorText, help && ids.helperText].filter(Boolean).join(' ') || undefined;
  return (
    <Field.Root ids={ids} invalid={error !== undefined} required={required} readOnly={readOnly} disabled={disabled}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children({ ...field, 'aria-describedby': describedBy })}
      {help && <Field.HelperText>{help}</Field.HelperText>}
      {error && <Field.ErrorText>{error}</Field.ErrorText>}
    </Field.Root>
  );
}
