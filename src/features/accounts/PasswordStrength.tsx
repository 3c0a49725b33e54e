import { Box, HStack, Text } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { textLength } from '#openapi/text-length.ts';
import { msg, t, translate } from '#src/languages/texts.ts';

const common =
  /^(?:password|passw0rd|p@ssw0rd|qwerty|abc123|iloveyou|welcome|admin|letmein|monkey|dragon|india|student)\W*\d*\W*$/i;
const runs = 'abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm';

const kinds = [
  { pattern: /[a-z]/, size: 26 },
  { pattern: /[A-Z]/, size: 26 },
  { pattern: /[0-9]/, size: 10 },
  { pattern: /[^a-zA-Z0-9]/, size: 33 },
];

function unpredictableLength(password: string): number {
  const text = password.toLowerCase();
  return [...text].filter((char, i) => {
    const three = text.slice(i - 2, i) + char;
    return i < 2 || !(runs.includes(three) || three === char.repeat(3));
  }).length;
}

const containsPersonal = (password: string, personal: readonly string[]) =>
  personal
    .flatMap((text) => text.toLowerCase().split(/[\s@.]+/))
    .some((word) => word.length >= 4 && password.toLowerCase().includes(word));

const labels = [msg`Too short`, msg`Weak`, msg`Fair`, msg`Good`, msg`Strong`] as const;
const strength = (score: 0 | 1 | 2 | 3 | 4, hint = '') => ({ score, label: labels[score], hint });

/**
 * How hard a password is to guess, and how to make it harder. It is advice: section 5 only asks for a minimum length.
 * @param personal its owner's data: name, e-mail address, roll number
 */
export function passwordStrength(password: string, personal: readonly string[] = []) {
  if (textLength(password) < 6) return strength(0, msg`Use at least 6 characters.`);
  if (common.test(password)) return strength(1, msg`This is one of the most common passwords.`);
  if (containsPersonal(password, personal))
    return strength(1, msg`Do not use your name, address or roll number in it.`);
  const pool = kinds.reduce((sum, { pattern, size }) => sum + (pattern.test(password) ? size : 0), 0);
  const bits = unpredictableLength(password) * Math.log2(pool);
  if (bits < 36) return strength(1, msg`Make it longer, or mix letters, digits and signs.`);
  if (bits < 52) return strength(2, msg`A few more characters would make it good.`);
  return strength(bits < 72 ? 3 : 4);
}

interface Props {
  readonly of: string;
  readonly personal: readonly string[];
}

const colours = ['red', 'red', 'orange', 'blue', 'green'] as const;
const parts = [1, 2, 3, 4];

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
          ? t`The longer, the better: three or four words are fine.`
          : `${t`Strength: ${translate(label)}.`} ${translate(hint)}`.trim()}
      </Text>
    </Box>
  );
}
