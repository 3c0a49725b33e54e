import { Alert, Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { components } from '#openapi/schema.gen.ts';
import { api, read } from '#src/platform/api/client.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { withId } from '#src/records/calls/resource.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { ConfirmAction, type Question } from '#src/features/accounts/ConfirmAction.tsx';
import { t } from '#src/languages/texts.ts';

/** The password that was made, and the address that it belongs to; empty where the server does not repeat it. */
type PasswordReset = components['schemas']['PasswordResetResult'];

function parseReset(answer: unknown): PasswordReset {
  const { email, temporaryPassword } = isRecord(answer) ? answer : {};
  if (typeof temporaryPassword !== 'string' || temporaryPassword === '') throw ApiError.unanswered('empty');
  return { email: typeof email === 'string' ? email : '', temporaryPassword };
}

// Plain calls, and no mutations: a password must not be kept in any cache.

/** POST /admin/students/{id}/password-reset, by any administrator; 409 where the student has no account that is active. */
export const resetStudentPassword = async (id: string) =>
  parseReset(await read(api.POST('/admin/students/{id}/password-reset', withId(id))));

/** POST /admin/administrators/{id}/password-reset, by a super administrator; 409 for the own and for a disabled account. */
export const resetAdministratorPassword = async (id: string) =>
  parseReset(await read(api.POST('/admin/administrators/{id}/password-reset', withId(id))));

export interface AccountOwner {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly owner: AccountOwner | undefined;
  readonly reset: (id: string) => Promise<PasswordReset>;
  readonly onClose: () => void;
}

interface Shown extends PasswordReset {
  readonly name: string;
  readonly open: boolean;
}

export function ResetPassword({ owner, reset, onClose }: Props) {
  const [shown, setShown] = useState<Shown>();
  const question = useMemo(
    (): Question | undefined =>
      owner && {
        title: t`Reset password`,
        message: t`Reset the password of ${owner.name}? The old password stops working at once, and every session of this account ends. You get a temporary password to pass on.`,
        confirmLabel: t`Reset password`,
        busyLabel: t`Resetting...`,
        words: { failed: t`Failed to reset password`, unanswered: t`Error resetting password` },
        run: async () => setShown({ ...(await reset(owner.id)), name: owner.name, open: false }),
      },
    [owner, reset],
  );
  // Between the two dialogs the focus may be nowhere, so that the second one does not know where to give it back to.
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (owner) opener.current = document.activeElement;
  }, [owner]);
  const finish = () => {
    setShown(undefined);
    requestAnimationFrame(() => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    });
  };
  const show = (open: boolean) => setShown((now) => now && { ...now, open });
  return (
    <>
      {/* One dialog after the other: by the next frame the first one has given the focus back. */}
      <ConfirmAction question={question} onClose={onClose} onClosed={() => requestAnimationFrame(() => show(true))} />
      {shown && <TemporaryPassword {...shown} onClose={() => show(false)} onClosed={finish} />}
    </>
  );
}

function TemporaryPassword(props: Shown & { readonly onClose: () => void; readonly onClosed: () => void }) {
  const { name, email, temporaryPassword, open, onClose, onClosed } = props;
  return (
    <Modal
      open={open}
      title={t`Temporary password of ${name}`}
      size="sm"
      closeOnInteractOutside={false}
      onClose={onClose}
      onClosed={onClosed}
    >
      <Stack gap="4">
        <Notice status="warning" title={t`This password is shown only now`}>
          <Alert.Description>
            {t`Copy it or write it down before you close this. Nobody can look it up later; it can only be reset again.`}
          </Alert.Description>
        </Notice>
        <HStack gap="3" wrap="wrap" justify="space-between">
          <chakra.output aria-label={t`Temporary password`} textStyle="2xl" fontFamily="mono" overflowWrap="anywhere">
            {temporaryPassword}
          </chakra.output>
          <CopyButton text={temporaryPassword} />
        </HStack>
        <Text overflowWrap="anywhere">
          {email
            ? t`${name} signs in with it as ${email}, and chooses a new one under “Change password”.`
            : t`${name} signs in with it, and chooses a new one under “Change password”.`}
        </Text>
        <HStack justify="flex-end">
          <Button onClick={onClose}>{t`Done`}</Button>
        </HStack>
      </Stack>
    </Modal>
  );
}
