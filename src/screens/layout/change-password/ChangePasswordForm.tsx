import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { components } from '../../../../openapi/schema.gen.ts';
import { messageOf } from '../../../api/errors.ts';
import { applyFieldErrors } from '../../../forms/field-errors.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormError } from '../../../forms/FormError.tsx';
import { PasswordField } from '../../../forms/PasswordField.tsx';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { useSession } from '../../../session/session.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { blankChange, changePasswordSchema, type PasswordChangeValues } from './change-password-schema.ts';

interface Props {
  readonly send: (body: components['schemas']['PasswordChange']) => Promise<void>;
  readonly busy: boolean;
  readonly onClose: () => void;
}

/** The own password, for students and administrators. A wrong current one is refused on its field (contract, 5). */
export function ChangePasswordForm({ send, busy, onClose }: Props) {
  return (
    <Form<PasswordChangeValues>
      label="Change password"
      initialValues={blankChange}
      schema={changePasswordSchema}
      onSubmit={async (values, helpers) => {
        try {
          await send({ oldPassword: values.oldPassword, newPassword: values.newPassword });
          toast.success('Password changed successfully');
          onClose();
        } catch (error) {
          const message = messageOf(error, 'Failed to change password', 'Error changing password');
          applyFieldErrors(helpers, values, error, message);
        }
      }}
    >
      <Stack gap="5">
        <Text color="fg.muted">You stay signed in here. Everywhere else you will have to sign in again.</Text>
        <Account />
        <PasswordField name="oldPassword" label="Current password" autoComplete="current-password" />
        <PasswordField
          name="newPassword"
          label="New password"
          autoComplete="new-password"
          help="At least 6 characters"
        />
        <PasswordField name="confirmation" label="Repeat the new password" autoComplete="new-password" />
        <FormError />
        <HStack justify="flex-end" gap="3" wrap="wrap">
          <Button variant="surface" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyLabel="Changing...">Change Password</SubmitButton>
        </HStack>
      </Stack>
    </Form>
  );
}

/** Nobody sees it but a password manager, which files a password under an account. */
function Account() {
  const { user } = useSession();
  const email = typeof user?.email === 'string' ? user.email : '';
  return <input hidden readOnly tabIndex={-1} type="text" autoComplete="username" value={email} />;
}
