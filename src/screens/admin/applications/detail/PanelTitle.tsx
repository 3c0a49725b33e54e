import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import { formatDate, orNA } from '../../../../domain/format.ts';
import { applicationStatusLabel, applicationStatusTone } from '../../../../domain/application-status.ts';
import { ToneBadge } from '../../../../ui/ToneBadge.tsx';

interface Props {
  readonly id: string;
  /** Where a reader starts. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly name: string;
  readonly application: components['schemas']['Application'] | undefined;
}

/** Whose application it is, and how it stands. It takes the focus, unless somebody is stepping on with the buttons. */
export function PanelTitle({ id, heading, name, application }: Props) {
  const router = useRouter();
  useEffect(() => {
    const stepping = document.activeElement?.matches('nav button:not(:disabled)') ?? false;
    if (!stepping) heading.current?.focus();
    // Whoever comes from another page for this application is at it, and not at the head of the page.
    return router.subscribe('onRendered', ({ pathChanged }) => {
      if (pathChanged) heading.current?.focus();
    });
  }, [heading, router]);
  return (
    <Box>
      <Heading as="h2" id={id} ref={heading} tabIndex={-1} size="2xl" outline="0" overflowWrap="anywhere">
        {name}
      </Heading>
      {application && (
        <Flex gap="2" rowGap="1" align="center" wrap="wrap" mt="1">
          <ToneBadge tone={applicationStatusTone(application.status)}>
            {applicationStatusLabel(application.status)}
          </ToneBadge>
          <Text textStyle="sm" color="fg.muted">
            {`${orNA(application.referenceNumber)}, submitted ${formatDate(application.submittedAt)}`}
          </Text>
        </Flex>
      )}
    </Box>
  );
}
