import { Link, Stack, Text } from '@chakra-ui/react';
import { formatNumber } from '#src/platform/text/format.ts';
import { plural, t } from '#src/languages/texts.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { messageHref } from '#src/ui/links.tsx';
import { SmallText } from '#src/ui/Notice.tsx';
import { distinctAddresses, mailPortions } from './mail-portions.ts';

interface Props {
  readonly emails: readonly (string | null | undefined)[];
}

const messageTo = (start: number, end: number): string =>
  start === end
    ? t`New message to ${formatNumber(start)}`
    : t`New message to ${formatNumber(start)} to ${formatNumber(end)}`;

export function Addresses({ emails }: Props) {
  const addresses = distinctAddresses(emails);
  const without = emails.filter((email) => !email?.trim()).length;
  if (addresses.length === 0) return <Text>{t`None of the selected has an email address.`}</Text>;
  const sentences = [
    plural(addresses.length)`${formatNumber(addresses.length)} address. | ${formatNumber(addresses.length)} addresses.`,
    without > 0 && t`${formatNumber(without)} of the selected have none.`,
    t`They go into Bcc, so that nobody sees the others.`,
  ];
  return (
    <Stack gap="4" align="start">
      <Text>{sentences.filter(Boolean).join(' ')}</Text>
      <CopyButton text={addresses.join(', ')}>{t`Copy Addresses`}</CopyButton>
      <Stack as="ul" gap="1" maxH="50vh" overflowY="auto" width="full">
        {mailPortions(addresses).map(({ start, addresses: portion }) => {
          const end = start + portion.length - 1;
          return (
            <li key={start}>
              <Link href={messageHref(portion)} colorPalette="brand">
                {addresses.length === portion.length ? t`New message` : messageTo(start, end)}
              </Link>
            </li>
          );
        })}
      </Stack>
      <SmallText>{t`The portal sends nothing: the messages open in your mail program.`}</SmallText>
    </Stack>
  );
}
