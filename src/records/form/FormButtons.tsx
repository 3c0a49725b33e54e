import { Button } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { FormActions } from './FormActions.tsx';
import { SubmitButton } from '#src/forms/SubmitButton.tsx';

interface Props {
  readonly isConflicted: boolean;
  readonly onCancel: () => void;
}

/** The buttons of a record's form that stands beside what is stored: Cancel puts back what it began with. */
export function FormButtons({ isConflicted, onCancel }: Props) {
  const { dirty, isSubmitting, resetForm } = useFormikContext();
  const isEdited = dirty || isConflicted;
  return (
    <FormActions>
      <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
      <Button
        variant="surface"
        disabled={!isEdited || isSubmitting}
        title={isEdited ? undefined : 'Nothing has been changed'}
        onClick={() => {
          onCancel();
          resetForm();
        }}
      >
        Cancel
      </Button>
    </FormActions>
  );
}
