import { Button, Spinner, type ButtonProps } from '@chakra-ui/react';
import { useFormikContext } from 'formik';

interface Props extends Pick<ButtonProps, 'size' | 'width' | 'variant' | 'colorPalette'> {
  readonly children: string;
  /** Its text while the form is being sent. */
  readonly busyLabel: string;
}

/** Submits the form; while it is being sent, the button is disabled and says so. */
export function SubmitButton({ children, busyLabel, ...button }: Props) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button {...button} type="submit" disabled={isSubmitting}>
      {isSubmitting && <Spinner size="inherit" aria-hidden="true" />}
      <span>{isSubmitting ? busyLabel : children}</span>
    </Button>
  );
}
