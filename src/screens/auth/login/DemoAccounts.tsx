import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type DemoAccount, useBackendStatus } from '../../../backend/status.ts';

/** The sign-ins that the backend in the page offers; against a real server there are none, and no box. */
export function DemoAccounts({ onChoose }: { readonly onChoose: (account: DemoAccount) => void }) {
  const { accounts } = useBackendStatus();
  if (accounts.length === 0) return null;
  return (
    <Box
      as="section"
      aria-labelledby="demo-accounts"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="accent.solid"
      bg="bg.panel"
      borderRadius="l2"
      p="4"
    >
      <Heading as="h2" id="demo-accounts" size="md">
        Demo accounts
      </Heading>
      <Text textStyle="sm" color="fg.muted" mb="3">
        Choose one to fill in the form.
      </Text>
      <Stack as="ul" listStyleType="none" gap="2">
        {accounts.map((account) => (
          <Flex as="li" key={account.label} wrap="wrap" align="center" columnGap="3" rowGap="1">
            <Button size="sm" variant="surface" onClick={() => onChoose(account)}>
              {account.label}
            </Button>
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {account.email} / {account.password}
            </Text>
          </Flex>
        ))}
      </Stack>
    </Box>
  );
}
