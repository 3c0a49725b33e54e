import { Box, HStack, Text } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { passwordStrength } from './password-strength.ts';

interface Props {
  /** The field with the password. */
  readonly of: string;
  /** Fields with personal data, which a password should not contain. */
  readonly personal: readonly string[];
}

const colours = ['red', 'red', 'orange', 'blue', 'green'] as const;
const parts = [1, 2, 3, 4];

/** The strength of a password while it is typed, as a bar and in words. */
export function PasswordStrength({ of, personal }: Props) {
  const { values } = useFormikContext<Readonly<Record<string, string>>>();
  const password = values[of] ?? '';
  const { score, label, hint } = passwordStrength(
    password,
    personal.map((name) => values[name] ?? ''),
  );
  return (
    <Box>
      <HStack gap="1.5" aria-hidden="true" colorPalette={colours[score]}>
        {parts.map((part) => (
          <Box
            key={part}
            flex="1"
            h="1.5"
            borderRadius="full"
            transition="background-color 150ms"
            bg={password !== '' && part <= Math.max(score, 1) ? 'colorPalette.solid' : 'bg.emphasized'}
          />
        ))}
      </HStack>
      <Text role="status" textStyle="sm" color="fg.muted" mt="1.5" minH="1.375rem">
        {password === ''
          ? 'The longer, the better: three or four words are fine.'
          : `Strength: ${label}. ${hint}`.trim()}
      </Text>
    </Box>
  );
}
