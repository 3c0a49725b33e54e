import { Card, chakra, Heading, Text } from '@chakra-ui/react';
import { facultyMember } from '../../domain/faculty/faculty.ts';
import { Section } from '../../ui/Section.tsx';
import { Person } from './Person.tsx';
import { projects } from './projects.ts';
import { themes } from './themes.ts';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
  },
});
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1',
    mt: 'auto',
    pt: '4',
    borderTopWidth: '1px',
    textStyle: 'sm',
  },
});
const Term = chakra('dt', { base: { color: 'fg.muted' } });

const titles: ReadonlyMap<string, string> = new Map(themes.map(({ id, title }) => [id, title]));

/** Projects with their lead, funder and years. */
export function Projects() {
  return (
    <Section
      overline="Projects"
      title="What we are working on"
      lead="A selection. Students of every year join as assistants: ask whoever leads."
    >
      <Grid aria-label="Research projects">
        {projects.map(({ title, theme, lead, funder, from, to, text }) => (
          <Card.Root as="li" key={title}>
            <Card.Body gap="2">
              <Text textStyle="overline" color="accent.fg">
                {titles.get(theme)}
              </Text>
              <Heading as="h3" size="lg">
                {title}
              </Heading>
              <Text color="fg.muted" mb="2">
                {text}
              </Text>
              <Facts>
                <Term>Lead</Term>
                <dd>
                  <Person id={lead} />, {facultyMember(lead)?.department}
                </dd>
                <Term>Funder</Term>
                <dd>{funder}</dd>
                <Term>Years</Term>
                <dd>
                  {from} to {to}
                </dd>
              </Facts>
            </Card.Body>
          </Card.Root>
        ))}
      </Grid>
    </Section>
  );
}
