import { Box, chakra, Container, Heading, HStack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly tone?: 'accent' | 'brand';
  /** The links, the most important one first. */
  readonly children: ReactNode;
}

/** The end of a public page: what to do next. */
export function CallToAction({ title, lead, tone = 'accent', children }: Props) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} py={{ base: '12', md: '16' }}>
      <Container>
        <Box
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="6"
          px={{ base: '6', md: '10' }}
          py={{ base: '8', md: '10' }}
          borderRadius="l3"
          bg={`${tone}.muted`}
          borderInlineStartWidth="6px"
          borderColor="accent.solid"
        >
          <Box flex="1 1 22rem">
            <Heading as="h2" id={id} size={{ base: '2xl', md: '3xl' }}>
              {title}
            </Heading>
            <Text textStyle="lg" mt="2" maxW="prose">
              {lead}
            </Text>
          </Box>
          <HStack gap="3" wrap="wrap">
            {children}
          </HStack>
        </Box>
      </Container>
    </chakra.section>
  );
}
