import { Box, Heading, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** The small line above the title. */
  readonly overline?: string;
  /** The sentence below the title. */
  readonly lead?: ReactNode;
  /** Buttons for the whole screen. */
  readonly actions?: ReactNode;
}

/** A screen's h1. It takes the focus after a navigation, so that a screen reader starts there. */
export function PageHeading({ children, overline, lead, actions }: Props) {
  return (
    <HStack justify="space-between" align="flex-end" gap="4" wrap="wrap">
      <Box minW="0" flex="1 1 20rem">
        {overline && (
          <Text textStyle="overline" color="accent.fg" mb="2">
            {overline}
          </Text>
        )}
        <Heading as="h1" tabIndex={-1} size={{ base: '3xl', md: '4xl' }} outline="0">
          {children}
        </Heading>
        {lead && (
          <Text textStyle="lg" color="fg.muted" mt="2" maxW="prose">
            {lead}
          </Text>
        )}
      </Box>
      {actions && (
        <HStack gap="3" wrap="wrap">
          {actions}
        </HStack>
      )}
    </HStack>
  );
}
