import { useField, useFormikContext } from 'formik';
import { isFormStatus } from './field-errors.ts';

/** A field's value, its handlers, and the one thing that is wrong with it: by the rules first, then by the server. */
export function useFormField(name: string) {
  const [field, meta] = useField<string>(name);
  const { status } = useFormikContext();
  const verdict = isFormStatus(status) ? status.serverErrors[name] : undefined;
  const judged = verdict && verdict.value === field.value ? verdict.message : undefined;
  return { field, error: (meta.touched ? meta.error : undefined) ?? judged };
}
