import { Box, Flex, Heading, HStack, Text } from '@chakra-ui/react';
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

interface DeskProps extends Pick<Props, 'children'> {
  /** A line of small text under the title. */
  readonly detail?: ReactNode;
  /** Buttons for the whole screen; they stand beside the title. */
  readonly actions?: ReactNode;
}

/** The h1 of an administrators' screen, in one line with its actions. The right end of the line is left to toasts. */
export function AdminHeading({ children, detail, actions }: DeskProps) {
  return (
    <Flex flexShrink="0" gap="2" columnGap="5" wrap="wrap" align="center" minH="9" pe={{ xl: '23.5rem' }}>
      <Box minW="0">
        <Heading as="h1" tabIndex={-1} size="2xl" outline="0" overflowWrap="anywhere">
          {children}
        </Heading>
        {detail && (
          <Text textStyle="sm" color="fg.muted">
            {detail}
          </Text>
        )}
      </Box>
      {actions && (
        <Flex gap="2" wrap="wrap" align="center" minW="0">
          {actions}
        </Flex>
      )}
    </Flex>
  );
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
