import { Button, Flex } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { Texts } from '../fields/field.ts';
import { isEdited, useOpenForm } from './open-form.ts';
import { SubmitButton } from '#src/forms/fields.tsx';
import { coveredBottom } from '#src/ui/theme/tokens.ts';

interface Props {
  /** They stand at the end of the line, as in a dialog. */
  readonly atEnd?: boolean;
  readonly bg?: 'bg' | 'bg.panel';
  readonly children: ReactNode;
}

/**
 * The buttons of a form, which stay in view at the window's end however long the form is; a field that takes the focus stops
 * above them. They have to be a child of what is as long as the form. On a very low window they stand at the form's end alone.
 */
export function FormActions({ atEnd = false, bg = 'bg.panel', children }: Props) {
  return (
    <Flex
      className="form-actions"
      gap="3"
      wrap="wrap"
      justify={atEnd ? 'flex-end' : undefined}
      py="3"
      borderTopWidth="1px"
      bg={bg}
      css={stickyAtEnd}
    >
      {children}
    </Flex>
  );
}

const stickyAtEnd = {
  '@media (min-height: 22rem)': {
    position: 'sticky',
    bottom: `calc${coveredBottom}`,
    zIndex: '1',
    // A dialog ends above what covers the window's end, and what scrolls it has a padding.
    '[role=dialog] &': { bottom: { base: '-3', md: '-6' } },
  },
};

interface ButtonsProps extends Pick<Props, 'bg'> {
  /** Closes the form. Without it, the form stays, and shows what is stored. */
  readonly onClose?: () => void;
}

/** The buttons of a record's form. Cancel gives the edits up. */
export function FormButtons({ bg, onClose }: ButtonsProps) {
  const { values, isSubmitting, resetForm } = useFormikContext<Texts>();
  const { stored, isConflicted, abandon } = useOpenForm();
  const isNeeded = onClose !== undefined || isConflicted || isEdited(stored, values);
  return (
    <FormActions {...(bg && { bg })}>
      <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
      <Button
        variant="surface"
        disabled={!isNeeded || (!onClose && isSubmitting)}
        title={isNeeded ? undefined : 'Nothing has been changed'}
        onClick={() => {
          abandon();
          resetForm({ values: stored });
          onClose?.();
        }}
      >
        Cancel
      </Button>
    </FormActions>
  );
}
