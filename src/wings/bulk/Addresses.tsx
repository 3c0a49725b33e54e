import { Link, Stack, Text } from '@chakra-ui/react';
import { formatNumber } from '#src/platform/text/format.ts';
import { counted } from '#src/records/record-type.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { messageHref } from '#src/ui/links.tsx';
import { SmallText } from '#src/ui/Notice.tsx';
import { distinctAddresses, mailPortions } from './mail-portions.ts';

interface Props {
  readonly emails: readonly (string | null | undefined)[];
}

export function Addresses({ emails }: Props) {
  const addresses = distinctAddresses(emails);
  const without = emails.filter((email) => !email?.trim()).length;
  if (addresses.length === 0) return <Text>None of the selected has an email address.</Text>;
  return (
    <Stack gap="4" align="start">
      <Text>
        {`${counted(addresses.length, 'address', 'addresses')}.${without > 0 ? ` ${formatNumber(without)} of the selected have none.` : ''} They go into Bcc, so that nobody sees the others.`}
      </Text>
      <CopyButton text={addresses.join(', ')}>Copy Addresses</CopyButton>
      <Stack as="ul" gap="1" maxH="50vh" overflowY="auto" width="full">
        {mailPortions(addresses).map(({ start, addresses: portion }) => {
          const end = start + portion.length - 1;
          const range = start === end ? formatNumber(start) : `${formatNumber(start)} to ${formatNumber(end)}`;
          return (
            <li key={start}>
              <Link href={messageHref(portion)} colorPalette="brand">
                {addresses.length === portion.length ? 'New message' : `New message to ${range}`}
              </Link>
            </li>
          );
        })}
      </Stack>
      <SmallText>The portal sends nothing: the messages open in your mail program.</SmallText>
    </Stack>
  );
}
