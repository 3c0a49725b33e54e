import { Alert } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { WarningIcon } from '../ui/icons.tsx';
import { isFormStatus } from './field-errors.ts';

/** A failure that belongs to no field of the form. */
export function FormError() {
  const { status } = useFormikContext();
  const failure = isFormStatus(status) ? status.failure : undefined;
  if (!failure) return null;
  return (
    <Alert.Root status="error" role="alert" tabIndex={-1} outline="0" data-form-error="">
      <Alert.Indicator>
        <WarningIcon />
      </Alert.Indicator>
      <Alert.Content>{failure}</Alert.Content>
    </Alert.Root>
  );
}
