import { useField, useFormikContext } from 'formik';
import { isFormStatus } from './field-errors.ts';

/** A field's value, its handlers and its error: the form's own rules come first, then what the server said. */
export function useFormField(name: string) {
  const [field, meta] = useField<string>(name);
  const { status } = useFormikContext();
  const serverError = isFormStatus(status) ? status.serverErrors[name] : undefined;
  const serverMessage = serverError?.value === field.value ? serverError?.message : undefined;
  return { field, error: (meta.touched ? meta.error : undefined) ?? serverMessage };
}
