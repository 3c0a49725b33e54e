import { Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Administrator, administratorsQuery, setAdministratorStatus } from './administrators.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { plural } from '#src/languages/texts.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { roleLabel, roleTone } from '#src/session/roles.ts';
import { ConfirmAction, type Question } from '#src/features/accounts/ConfirmAction.tsx';
import { type AccountOwner, resetAdministratorPassword, ResetPassword } from './ResetPassword.tsx';
import { isLoadFailure, LoadError, UnreadableRows } from '#src/records/failures.tsx';
import { outcomeWords } from '#src/records/record-type.ts';
import { useSession } from '#src/session/session.ts';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LoadingState } from '#src/ui/Page.tsx';
import { ToneBadge } from '#src/ui/ToneBadge.tsx';
import { NewAdministratorForm } from './NewAdministratorForm.tsx';

const words = outcomeWords('administrators', 'load');
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
    const verb = isActive ? 'Disable' : 'Enable';
    const noun = `to ${verb.toLowerCase()} ${name}`;
    setQuestion({
      title: `${verb} administrator`,
      message: isActive
        ? `Disable ${name}? Every session of this account ends at once, and ${name} cannot sign in until the account is enabled again. What ${name} has done stays in the records.`
        : `Enable ${name}? ${name} can then sign in again, with the same password as before.`,
      confirmLabel: verb,
      busyLabel: isActive ? 'Disabling...' : 'Enabling...',
      words: { failed: `Failed ${noun}`, unanswered: `No answer to the request ${noun}` },
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
        words={words}
        meanwhile={data && 'What you see below was loaded earlier.'}
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
        The server sent something that cannot be read.
      </UnreadableRows>
      {(data !== undefined || !isLoadFailure(error)) && (
        <HStack justify="space-between" gap="3" wrap="wrap">
          <Text role="status" textStyle="sm" color="fg.muted">
            {countText(data ?? [])}
          </Text>
          <Button size="sm" onClick={() => setIsAdding(true)}>
            Add administrator
          </Button>
        </HStack>
      )}
      {data?.length === 0 && <EmptyState title="No administrators">The server has sent an empty list.</EmptyState>}
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
                  {!one.isActive && <ToneBadge tone="danger">Disabled</ToneBadge>}
                </Flex>
                <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                  {[one.email, one.username, one.department].filter(Boolean).join(' · ')}
                </Text>
              </Box>
              {isSameAddress(user?.email, one.email) ? (
                <Text textStyle="sm" color="fg.muted">
                  Your own account
                </Text>
              ) : (
                <HStack gap="2" wrap="wrap">
                  {resets && (
                    <Button
                      size="sm"
                      variant="surface"
                      aria-label={`Reset password of ${one.name}`}
                      onClick={() => setOwner(one)}
                    >
                      Reset password
                    </Button>
                  )}
                  <Button
                    size="sm"
                    variant="surface"
                    aria-label={`${one.isActive ? 'Disable' : 'Enable'} ${one.name}`}
                    onClick={() => askToSwitch(one)}
                  >
                    {one.isActive ? 'Disable' : 'Enable'}
                  </Button>
                </HStack>
              )}
            </Flex>
          ))}
        </Box>
      )}
      <Modal open={isAdding} title="Add administrator" onClose={() => setIsAdding(false)}>
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
  const count = list.length === 1 ? '1 administrator' : `${list.length} administrators`;
  return disabled > 0 ? `${count}, ${disabled} of them disabled` : count;
}
