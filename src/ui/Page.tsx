import { Container, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The column of a screen: as wide as the header, or narrow for texts and forms. */
export function Page({ narrow = false, children }: { readonly narrow?: boolean; readonly children: ReactNode }) {
  return (
    <Container maxW={narrow ? '4xl' : '7xl'} py={{ base: '8', md: '12' }}>
      <Stack gap={{ base: '6', md: '8' }}>{children}</Stack>
    </Container>
  );
}
