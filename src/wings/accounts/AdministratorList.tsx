import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Administrator, administratorsQuery, setAdministratorStatus } from './administrators.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { plural, t } from '#src/languages/texts.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { roleLabel, roleTone } from '#src/session/roles.ts';
import { ConfirmAction, type Question } from '#src/features/accounts/ConfirmAction.tsx';
import { type AccountOwner, resetAdministratorPassword, ResetPassword } from './ResetPassword.tsx';
import { isLoadFailure, LoadError, UnreadableRows } from '#src/records/failures.tsx';
import { useSession } from '#src/session/session.ts';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LoadingState } from '#src/ui/Page.tsx';
import { ToneBadge } from '#src/ui/ToneBadge.tsx';
import { NewAdministratorForm } from './NewAdministratorForm.tsx';

const words = () => ({
  failed: t`Failed to load administrators`,
  unanswered: t`Error loading administrators`,
});
const isSameAddress = (one: unknown, other: string) => String(one).toLowerCase() === other.toLowerCase();

export function AdministratorList() {
  const { user } = useSession();
  const client = useQueryClient();
  const resets = useExtension('password-reset');
  const { data, error, refetch } = useQuery(administratorsQuery());
  const [isAdding, setIsAdding] = useState(false);
  const [question, setQuestion] = useState<Question>();
  const [owner, setOwner] = useState<AccountOwner>();

  const askToSwitch = ({ id, name, isActive }: Administrator) => {
    setQuestion({
      ...(isActive
        ? {
            title: t`Disable administrator`,
            message: t`Disable ${name}? Every session of this account ends at once, and ${name} cannot sign in until the account is enabled again. What ${name} has done stays in the records.`,
            confirmLabel: t`Disable`,
            busyLabel: t`Disabling...`,
            words: { failed: t`Failed to disable ${name}`, unanswered: t`No answer to the request to disable ${name}` },
          }
        : {
            title: t`Enable administrator`,
            message: t`Enable ${name}? ${name} can then sign in again, with the same password as before.`,
            confirmLabel: t`Enable`,
            busyLabel: t`Enabling...`,
            words: { failed: t`Failed to enable ${name}`, unanswered: t`No answer to the request to enable ${name}` },
          }),
      run: async () => {
        const variables = { id, isActive: !isActive };
        const answer = await setAdministratorStatus.call(variables);
        await setAdministratorStatus.updateCache(client, [{ variables, data: answer }]);
      },
    });
  };

  if (!data && !error) return <LoadingState />;
  return (
    <Stack gap="4">
      <LoadError
        error={error}
        words={words()}
        meanwhile={data && t`What you see below was loaded earlier.`}
        onRetry={() => void refetch()}
      />
      <UnreadableRows
        listKey={administratorsQuery().queryKey}
        rows={data}
        title={(some, all) =>
          plural(
            all,
          )`${formatNumber(some)} of ${formatNumber(all)} administrator could not be read | ${formatNumber(some)} of ${formatNumber(all)} administrators could not be read`
        }
      >
        {t`The server sent something that cannot be read.`}
      </UnreadableRows>
      {(data !== undefined || !isLoadFailure(error)) && (
        <HStack justify="space-between" gap="3" wrap="wrap">
          <Text role="status" textStyle="sm" color="fg.muted">
            {countText(data ?? [])}
          </Text>
          <Button size="sm" onClick={() => setIsAdding(true)}>
            {t`Add administrator`}
          </Button>
        </HStack>
      )}
      {data?.length === 0 && (
        <EmptyState title={t`No administrators`}>{t`The server has sent an empty list.`}</EmptyState>
      )}
      {data && data.length > 0 && (
        <Box as="ul" listStyleType="none" borderWidth="1px" borderRadius="l2">
          {data.map((one) => (
            <Flex
              as="li"
              key={one.id}
              wrap="wrap"
              align="center"
              gap="2"
              columnGap="4"
              p="3"
              borderBottomWidth="1px"
              _last={{ borderBottomWidth: '0' }}
            >
              <Box flex="1 1 16rem" minW="0">
                <Flex wrap="wrap" align="center" gap="2">
                  <Text as="span" fontWeight="semibold" overflowWrap="anywhere">
                    {one.name || one.email}
                  </Text>
                  <ToneBadge tone={roleTone(one.role)}>{roleLabel(one.role)}</ToneBadge>
                  {!one.isActive && <ToneBadge tone="danger">{t`Disabled`}</ToneBadge>}
                </Flex>
                <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                  <bdi>{[one.email, one.username, one.department].filter(Boolean).join(' · ')}</bdi>
                </Text>
              </Box>
              {isSameAddress(user?.email, one.email) ? (
                <Text textStyle="sm" color="fg.muted">
                  {t`Your own account`}
                </Text>
              ) : (
                <HStack gap="2" wrap="wrap">
                  {resets && (
                    <Button
                      size="sm"
                      variant="surface"
                      aria-label={t`Reset password of ${one.name}`}
                      onClick={() => setOwner(one)}
                    >
                      {t`Reset password`}
                    </Button>
                  )}
                  <Button
                    size="sm"
                    variant="surface"
                    aria-label={one.isActive ? t`Disable ${one.name}` : t`Enable ${one.name}`}
                    onClick={() => askToSwitch(one)}
                  >
                    {one.isActive ? t`Disable` : t`Enable`}
                  </Button>
                </HStack>
              )}
            </Flex>
          ))}
        </Box>
      )}
      <Modal open={isAdding} title={t`Add administrator`} onClose={() => setIsAdding(false)}>
        <NewAdministratorForm onClose={() => setIsAdding(false)} />
      </Modal>
      <ConfirmAction question={question} onClose={() => setQuestion(undefined)} />
      <ResetPassword owner={owner} reset={resetAdministratorPassword} onClose={() => setOwner(undefined)} />
    </Stack>
  );
}

/** `5 administrators, 1 of them disabled`. */
function countText(list: readonly Administrator[]): string {
  const disabled = list.filter(({ isActive }) => !isActive).length;
  const count = formatNumber(list.length);
  return disabled > 0
    ? plural(
        list.length,
      )`${count} administrator, ${disabled} of them disabled | ${count} administrators, ${disabled} of them disabled`
    : plural(list.length)`${count} administrator | ${count} administrators`;
}
