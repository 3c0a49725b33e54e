import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changePassword, currentUserQuery } from './auth.ts';
import { changePasswordSchema } from './change-password-schema.ts';
import { Form, FormError } from '#src/forms/Form.tsx';
import { PasswordField, SubmitButton } from '#src/forms/fields.tsx';
import { useSession } from '#src/session/session.ts';
import { ModalPanel } from '#src/ui/dialog/DialogPanels.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { msg, t } from '#src/languages/texts.ts';

const BLANK_CHANGE = { oldPassword: '', newPassword: '', confirmation: '' };
const failure = { failed: msg`Failed to change password`, unanswered: msg`Error changing password` };

/** The own password. The dialog stays open until the answer: only then it is known which password is valid. */
export function ChangePasswordDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { user } = useSession();
  const client = useQueryClient();
  const { mutateAsync, isPending, reset } = useMutation(changePassword);
  const leave = () => {
    // The mutation would otherwise keep the passwords in memory.
    reset();
    onClose();
  };
  const send = async ({ oldPassword, newPassword }: typeof BLANK_CHANGE) => {
    await mutateAsync({ oldPassword, newPassword });
    // A student's own page may have said that the password is a temporary one.
    void client.invalidateQueries({ queryKey: currentUserQuery().queryKey });
    toast.success(t`Password changed successfully`);
    leave();
  };
  return (
    <ModalPanel open={open} title={t`Change password`} size="sm" onClose={() => !isPending && leave()}>
      <Form
        label={t`Change password`}
        initialValues={BLANK_CHANGE}
        schema={changePasswordSchema}
        failure={failure}
        onSubmit={send}
      >
        <Stack gap="5">
          <Text color="fg.muted">{t`You stay signed in here. Everywhere else you will have to sign in again.`}</Text>
          {/* For password managers, which store a password under an account. */}
          <input
            hidden
            readOnly
            tabIndex={-1}
            type="text"
            autoComplete="username"
            value={typeof user?.email === 'string' ? user.email : ''}
          />
          <PasswordField name="oldPassword" label={t`Current password`} autoComplete="current-password" />
          <PasswordField
            name="newPassword"
            label={t`New password`}
            autoComplete="new-password"
            help={t`At least 6 characters`}
          />
          <PasswordField name="confirmation" label={t`Repeat the new password`} autoComplete="new-password" />
          <FormError />
          <HStack justify="flex-end" gap="3" wrap="wrap">
            <Button variant="surface" disabled={isPending} onClick={leave}>
              {t`Cancel`}
            </Button>
            <SubmitButton busyLabel={t`Changing...`}>{t`Change Password`}</SubmitButton>
          </HStack>
        </Stack>
      </Form>
    </ModalPanel>
  );
}
