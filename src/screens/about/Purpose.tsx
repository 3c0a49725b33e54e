import { Box, Container, Heading, SimpleGrid, Text } from '@chakra-ui/react';

const statements = [
  {
    title: 'Our mission',
    text: 'To teach those who will build, heal and govern the Deccan, whatever their means; to find out what is not yet known about the land and the people we live among; and to put what we find into their hands.',
  },
  {
    title: 'Our vision',
    text: 'A university as open as its gates: where a farmer’s daughter and a founder’s son learn at one bench, where a question counts for more than its asker, and where no good idea is lost for want of a workshop.',
  },
] as const;

/** Section 2, /about: mission and vision. */
export function Purpose() {
  return (
    <Box bg="bg.panel" borderBottomWidth="1px">
      <Container py={{ base: '12', md: '20' }}>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '10', md: '16' }}>
          {statements.map(({ title, text }) => (
            <Box as="section" key={title} borderTopWidth="3px" borderColor="accent.solid" pt="5">
              <Heading as="h2" size="2xl">
                {title}
              </Heading>
              <Text mt="3" textStyle="xl" color="fg.muted">
                {text}
              </Text>
            </Box>
          ))}
        </SimpleGrid>
      </Container>
    </Box>
  );
}
