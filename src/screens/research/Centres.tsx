import { chakra, Heading, Text } from '@chakra-ui/react';
import { Section } from '../../ui/Section.tsx';
import { centres } from './centres.ts';
import { Person } from './Person.tsx';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
  },
});

const Centre = chakra('li', {
  base: {
    borderTopWidth: '3px',
    borderColor: 'accent.solid',
    pt: '4',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
  },
});

/** Where research is done together. */
export function Centres() {
  return (
    <Section tone="muted" overline="Centres" title="Where it is done">
      <Grid aria-label="Research centres">
        {centres.map(({ name, director, text }) => (
          <Centre key={name}>
            <Heading as="h3" size="lg">
              {name}
            </Heading>
            <Text color="fg.muted">{text}</Text>
            <Text mt="auto">
              Director: <Person id={director} />
            </Text>
          </Centre>
        ))}
      </Grid>
    </Section>
  );
}
