import { Box, chakra, Container, Heading, HStack, Text } from '@chakra-ui/react';
import { university } from '../../domain/university.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { CampusScene } from '../../ui/scenes/CampusScene.tsx';

/** Section 1, the home page: the first slide and its two buttons. */
export function HomeScreen() {
  return (
    <chakra.section
      position="relative"
      bg="bg.inverted"
      color="fg.inverted"
      flex="1"
      display="flex"
      alignItems="center"
    >
      <Box position="absolute" insetBlock="0" insetEnd="0" width="1/2" overflow="hidden" hideBelow="lg">
        <CampusScene />
      </Box>
      <Container py={{ base: '16', md: '24' }}>
        <Box maxW={{ lg: '34rem' }}>
          <Text textStyle="overline" color="accent.solid" mb="4">
            {university.name}, since {university.founded}
          </Text>
          <Heading as="h1" tabIndex={-1} outline="0" color="inherit" size={{ base: '4xl', md: '6xl' }}>
            Excellence in Higher Education
          </Heading>
          <Text textStyle={{ base: 'lg', md: 'xl' }} mt="5">
            Eight departments, one lakeside campus, and teachers who know your name.
          </Text>
          <HStack gap="4" mt="8" wrap="wrap">
            <LinkButton to="/admissions" size="lg" colorPalette="accent">
              Apply Now
            </LinkButton>
            <LinkButton
              to="/about"
              size="lg"
              variant="outline"
              color="inherit"
              borderColor="currentColor"
              _hover={{ bg: 'white/10' }}
            >
              Learn More
            </LinkButton>
          </HStack>
        </Box>
      </Container>
    </chakra.section>
  );
}
