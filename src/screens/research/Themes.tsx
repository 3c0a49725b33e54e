import { Card, Center, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { Section } from '../../ui/Section.tsx';
import { themes } from './themes.ts';

/** What is asked here. */
export function Themes() {
  return (
    <Section
      overline="Themes"
      title="Four questions"
      lead="Eight departments work on four questions. None of them could be answered by one department alone."
    >
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
        {themes.map(({ id, title, Icon, question, text }) => (
          <Card.Root as="article" key={id} variant="elevated" size={{ base: 'md', lg: 'lg' }}>
            <Card.Body gap="3">
              <Center boxSize="12" borderRadius="full" bg="accent.muted" color="accent.fg">
                <Icon boxSize="6" />
              </Center>
              <Heading as="h3" size="xl">
                {title}
              </Heading>
              <Text fontFamily="heading" fontWeight="semibold" textStyle="lg" color="accent.fg">
                {question}
              </Text>
              <Text color="fg.muted">{text}</Text>
            </Card.Body>
          </Card.Root>
        ))}
      </SimpleGrid>
    </Section>
  );
}
