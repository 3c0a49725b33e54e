import { Container, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A screen's column: as wide as the header, or narrow for reading and forms. */
export function Page({ narrow = false, children }: { readonly narrow?: boolean; readonly children: ReactNode }) {
  return (
    <Container maxW={narrow ? '4xl' : '7xl'} py={{ base: '8', md: '12' }}>
      <Stack gap={{ base: '6', md: '8' }}>{children}</Stack>
    </Container>
  );
}
