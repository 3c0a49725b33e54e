import { Box, chakra, Container, Heading, HStack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** The small line above the title. */
  readonly overline: string;
  /** The sentences below the title. */
  readonly lead: ReactNode;
  /** Links to the next steps. */
  readonly actions?: ReactNode;
  /** A decorative picture, beside the text where there is room. */
  readonly scene: string;
}

/** The top of a public page: its h1 on a dark background, with a picture that fades into it. */
export function Masthead({ children, overline, lead, actions, scene }: Props) {
  return (
    <Box position="relative" bg="bg.inverted" color="fg.inverted" overflow="hidden">
      <chakra.img
        src={scene}
        alt=""
        hideBelow="lg"
        position="absolute"
        insetBlock="0"
        insetEnd="0"
        width="54%"
        h="full"
        objectFit="cover"
        objectPosition="50% 60%"
        css={{ maskImage: 'linear-gradient(to right, transparent, black 42%)' }}
      />
      <Container position="relative" py={{ base: '10', md: '14', lg: '20' }}>
        <Box maxW={{ base: '3xl', lg: '35rem' }}>
          <Text textStyle="overline" color="accent.solid" mb="3">
            {overline}
          </Text>
          <Heading as="h1" tabIndex={-1} outline="0" color="inherit" size={{ base: '4xl', md: '5xl' }}>
            {children}
          </Heading>
          <Text textStyle={{ base: 'lg', md: 'xl' }} mt="4">
            {lead}
          </Text>
          {actions && (
            <HStack gap="3" mt="7" wrap="wrap">
              {actions}
            </HStack>
          )}
        </Box>
      </Container>
    </Box>
  );
}
