import { Container, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { coveredBottom, headerHeight } from './theme/tokens.ts';

interface Props {
  /** Narrow, for texts and forms. */
  readonly narrow?: boolean;
  /** In the frame of the administrators, where room is worth more than air. */
  readonly isAdminPage?: boolean;
  readonly children: ReactNode;
}

/** The column of a screen, as wide as the header unless it is narrow. */
export function Page({ narrow = false, isAdminPage = false, children }: Props) {
  return (
    <Container maxW={narrow ? '4xl' : isAdminPage ? '8xl' : '7xl'} py={isAdminPage ? '2.5' : { base: '8', md: '12' }}>
      <Stack gap={isAdminPage ? '4' : { base: '6', md: '8' }}>{children}</Stack>
    </Container>
  );
}

/** What is inside grows to the height that is there, and scrolls within it; on narrow screens the page is as long as it is. */
export const fill = { md: { display: 'flex', flexDirection: 'column', flex: '1 1 auto', minH: '0' } } as const;

interface DeskProps {
  /** The part that fills the window: a list with what belongs to it. */
  readonly children: ReactNode;
  /** What comes when one scrolls on. */
  readonly below?: ReactNode;
  /** How low the part that fills the window may get in rem, before the page scrolls; more where more stands above the list. */
  readonly minHeight?: number;
}

/** A screen of the administrators' that is one long list: the list fills the window, and scrolls in itself. */
export function AdminPage({ children, below, minHeight = 30 }: DeskProps) {
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
