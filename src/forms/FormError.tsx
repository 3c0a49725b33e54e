import { useFormikContext } from 'formik';
import { Notice } from '../ui/Notice.tsx';
import { isFormStatus } from './field-errors.ts';

/** A failure that belongs to no field of the form. */
export function FormError() {
  const { status } = useFormikContext();
  const failure = isFormStatus(status) ? status.failure : undefined;
  if (!failure) return null;
  return (
    <Notice status="error" role="alert" tabIndex={-1} outline="0" data-form-error="">
      {failure}
    </Notice>
  );
}
