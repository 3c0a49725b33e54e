import { Text } from '@chakra-ui/react';
import { useExtension } from '#src/platform/server/extensions.ts';

/** What the office does for whoever has forgotten the password. */
export function ResetHint() {
  return useExtension('password-reset') && <Text>The office then gives you a temporary password.</Text>;
}
