import { Box, Button, Center, Text } from '@chakra-ui/react';
import { Hero } from './hero/Hero.tsx';
import { QuickActions } from './QuickActions.tsx';
import { useSections } from './use-sections.ts';

/** About as high as what is coming: the footer stays below the window, and a way back finds its place. */
const room = { base: '370rem', md: '258rem', xl: '184rem' };

/** Section 1, the home page. */
export function HomeScreen() {
  const { Sections, failed, retry } = useSections();
  return (
    <>
      <Hero />
      <QuickActions />
      {Sections && <Sections />}
      {!Sections && !failed && <Box minH={room} />}
      {failed && (
        <Center role="alert" flexDirection="column" gap="4" py="20" px="4" textAlign="center">
          <Text>The rest of this page could not be loaded.</Text>
          <Button variant="surface" onClick={retry}>
            Try Again
          </Button>
        </Center>
      )}
    </>
  );
}
