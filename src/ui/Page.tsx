import {
  Box,
  Center,
  Container,
  Flex,
  Heading,
  type HeadingProps,
  HStack,
  Spinner,
  Stack,
  Text,
} from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../languages/texts.ts';
import { coveredBottom, headerHeight } from './theme/tokens.ts';

interface Props {
  readonly narrow?: boolean;
  /** In the frame of the administrators, where room is worth more than air. */
  readonly isAdminPage?: boolean;
  /** Its first card lies over the lower edge of the band above it. */
  readonly isUnderBand?: boolean;
  readonly children: ReactNode;
}

export function Page({ narrow = false, isAdminPage = false, isUnderBand = false, children }: Props) {
  return (
    <Container
      maxW={narrow ? '4xl' : isAdminPage ? '8xl' : '7xl'}
      pt={isAdminPage ? '2.5' : isUnderBand ? '0' : { base: '6', md: '10' }}
      pb={isAdminPage ? '2.5' : { base: '6', md: '10' }}
      mt={isUnderBand ? { base: '-6', md: '-9' } : undefined}
    >
      <Stack gap={isAdminPage ? '4' : { base: '4', md: '8' }}>{children}</Stack>
    </Container>
  );
}

/** What is inside grows to the height that is there, and scrolls within it; on narrow screens the page is as long as it is. */
export const fill = { md: { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minH: '0' } } as const;

interface AdminPageProps {
  readonly children: ReactNode;
  readonly below?: ReactNode;
  /** How low the part that fills the window may get in rem, before the page scrolls; more where more stands above the list. */
  readonly minHeight?: number;
}

/** A screen of the administrators' that is one long list: the list fills the window, and scrolls in itself. */
export function AdminPage({ children, below, minHeight = 30 }: AdminPageProps) {
  return (
    <Container maxW="8xl" pt="2.5" pb="2.5">
      <Stack
        gap="2"
        // On a low window the list keeps room for some rows, and the page scrolls.
        minH={{ md: `${minHeight}rem` }}
        h={{ md: `calc(100dvh - ${headerHeight} - ${coveredBottom} - 1.25rem)` }}
      >
        {children}
      </Stack>
      {below && (
        <Stack gap="8" mt="8" pb="8">
          {below}
        </Stack>
      )}
    </Container>
  );
}

interface PageHeadingProps {
  readonly children: ReactNode;
  readonly overline?: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
}

interface AdminHeadingProps extends Pick<PageHeadingProps, 'children' | 'actions'> {
  readonly detail?: ReactNode;
}

/** What a toast covers at the right end of the title's line, where it stands there. */
const toastRoom = '23.5rem';

/** On a phone what can be done with the selected rows takes the title's place, so that the rows stay where they are. */
const whileSelected = { '&:has([data-selection])': { mdDown: { columnGap: '2', '& h1': { srOnly: true } } } } as const;

/** The h1 of an administrators' screen, in one line with its actions. The right end of the line is left to toasts. */
export function AdminHeading({ children, detail, actions }: AdminHeadingProps) {
  return (
    <Flex
      flexShrink="0"
      rowGap="2"
      columnGap={{ base: '4', md: '5' }}
      wrap="wrap"
      align="center"
      minH="9"
      pe={{ xl: toastRoom }}
      css={whileSelected}
    >
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
        // On a phone each of them goes where there is room, the first beside the title.
        <Flex display={{ base: 'contents', md: 'flex' }} flex="1" gap="2" wrap="wrap" align="center" minW="0">
          {actions}
        </Flex>
      )}
    </Flex>
  );
}

export function PageHeading({ children, overline, lead, actions }: PageHeadingProps) {
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

/** Gives the focus to the screen's heading, where what had it goes: it would fall to the page's start. */
export const focusHeading = ({ preventScroll = true } = {}) =>
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll });

/** The heading of a new step. It takes the focus when it appears, so that a screen reader goes on from it. */
export function FocusedHeading({ size = '2xl', ...own }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return <Heading ref={heading} as="h2" size={size} tabIndex={-1} outline="0" {...own} />;
}

/** Section 6: a spinner with 'Loading...'. It is as high as a short screen, so that the footer does not move. */
export function LoadingState({ label = t`Loading...` }: { readonly label?: string }) {
  return (
    <Center role="status" flexDirection="column" gap="4" flex="1" minH="24rem" color="brand.fg">
      <Spinner />
      <Text color="fg.muted">{label}</Text>
    </Center>
  );
}
