import { Field } from '@chakra-ui/react';
import { type FieldInputProps, useField, useFormikContext } from 'formik';
import { memo, type ReactNode, useId } from 'react';
import { Message } from '../ui/Message.tsx';
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

type Control = FieldInputProps<string>;

interface Props extends FieldProps {
  readonly children: (control: Control & { 'aria-describedby': string | undefined }) => ReactNode;
}

/** Label, control, help and error of a field; the form's own rules come before what the server said. */
export function FieldFrame(props: Props) {
  const [control, meta] = useField<string>(props.name);
  const { status } = useFormikContext();
  const serverError = isFormStatus(status) ? status.serverErrors[props.name] : undefined;
  const serverMessage = serverError?.value === control.value ? serverError?.message : undefined;
  const error = (meta.touched ? meta.error : undefined) ?? serverMessage;
  return <FieldView {...props} {...control} error={error} />;
}

/**
 * Formik tells every field of every letter that is typed in any; only the field that it is typed in is drawn again.
 * Chakra connects an error with its control by aria-errormessage, which most screen readers do not read: hence the
 * aria-describedby.
 */
const FieldView = memo(function FieldView(props: Props & Control & { readonly error: string | undefined }) {
  const { label, required = false, readOnly = false, disabled = false, help, error, children, ...control } = props;
  const id = useId();
  const ids = { errorText: `${id}error`, helperText: `${id}help` };
  const describedBy = [error && ids.errorText, help && ids.helperText].filter(Boolean).join(' ') || undefined;
  return (
    <Field.Root ids={ids} invalid={error !== undefined} required={required} readOnly={readOnly} disabled={disabled}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children({ ...control, 'aria-describedby': describedBy })}
      {help && <Field.HelperText>{help}</Field.HelperText>}
      {error && (
        <Field.ErrorText>
          <Message text={error} />
        </Field.ErrorText>
      )}
    </Field.Root>
  );
});
