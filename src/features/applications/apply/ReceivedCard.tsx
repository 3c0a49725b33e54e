import { Alert, Box, Button, Heading, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@tanstack/react-store';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '#src/languages/texts.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { university } from '#src/university/university.ts';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { LinkButton } from '#src/ui/links.tsx';
import { printPage } from '#src/ui/print/print-page.ts';
import { PrintOnly } from '#src/ui/print/PrintOnly.tsx';
import { storeReceipt, type ApplicationReceipt, RECEIPT_KEY } from '#src/session/application-receipt.ts';
import { formerVisitorKeys } from '#src/session/former-visitor.ts';

/** The reference number of an application that has just been received, until its applicant closes it. */
export function ReceivedCard({ received }: { readonly received: ApplicationReceipt }) {
  const { reference, course } = received;
  const hasStatus = useExtension('application-status');
  const { print, sheet } = usePrintedSheet(received);
  // The admissions page asks first whether it is theirs.
  const isLeft = useSelector(formerVisitorKeys, (keys) => keys.includes(RECEIPT_KEY));
  if (isLeft) return null;
  return (
    <Alert.Root status="success" role="status" pointerEvents="auto" alignItems="start">
      <Alert.Content>
        <Alert.Title>{t`Your application for ${course} has been received.`}</Alert.Title>
        <Alert.Description>{t`Your reference number is ${reference}.`}</Alert.Description>
        <HStack gap="2" wrap="wrap" mt="3">
          <CopyButton size="xs" text={reference}>
            {t`Copy Number`}
          </CopyButton>
          <Button size="xs" variant="surface" onClick={print}>
            {t`Print`}
          </Button>
          {hasStatus && (
            <LinkButton size="xs" variant="surface" to="/admissions" hash="own-application">
              {t`See Its Status`}
            </LinkButton>
          )}
        </HStack>
      </Alert.Content>
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={t`Dismiss`}
        onClick={() => storeReceipt({ ...received, isClosed: true })}
      >
        <CloseIcon />
      </IconButton>
      {sheet}
    </Alert.Root>
  );
}

const page = '@page { size: A4; margin: 20mm }';

function usePrintedSheet({ reference, course }: ApplicationReceipt) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isDrawn) return undefined;
    // Browsers of phones say that they have printed while they still read the sheet.
    const clear = () => setDrawn(false);
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) globalThis.addEventListener(event, clear, { once: true });
    return () => {
      for (const event of events) globalThis.removeEventListener(event, clear);
    };
  }, [isDrawn]);

  function print(): void {
    flushSync(() => setDrawn(true));
    printPage(t`Application ${reference}`);
  }

  const sheet = isDrawn && (
    <PrintOnly sheets={page}>
      <Stack gap="6">
        <Text>{university.address.join(', ')}</Text>
        <Heading as="h1">{t`Your application has been received`}</Heading>
        <Box>
          <Text>{t`Course: ${course}`}</Text>
          <Text fontSize="xl">{t`Reference number: ${reference}`}</Text>
        </Box>
        <Text>
          {t`With this number and your email address you can see the status of your application on the admissions page. The admissions office answers questions: ${university.email}, ${university.phone}.`}
        </Text>
      </Stack>
    </PrintOnly>
  );
  return { print, sheet };
}
