import { Card, Center, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { Section } from '../../ui/Section.tsx';
import { highlights } from './highlights.ts';

/** Section 2, /about: three highlight cards. */
export function Highlights() {
  return (
    <Section overline="What is different here" title="Small groups, real work, open doors">
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="6">
        {highlights.map(({ title, Icon, text }) => (
          <Card.Root as="article" key={title} variant="elevated">
            <Card.Body gap="3">
              <Center boxSize="12" borderRadius="full" bg="accent.muted" color="accent.fg">
                <Icon boxSize="6" />
              </Center>
              <Heading as="h3" size="xl">
                {title}
              </Heading>
              <Text color="fg.muted">{text}</Text>
            </Card.Body>
          </Card.Root>
        ))}
      </SimpleGrid>
    </Section>
  );
}
