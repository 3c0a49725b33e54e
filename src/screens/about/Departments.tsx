import { Card, chakra, Heading, Text } from '@chakra-ui/react';
import { universityDepartments } from '../../domain/university-departments.ts';
import { DepartmentIcon } from '../../ui/DepartmentIcon.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
  },
});

/** Section 2, /about: the list of eight departments, each of which leads to its people. */
export function Departments() {
  return (
    <Section
      tone="muted"
      overline="Where you will study"
      title="Eight departments"
      lead="Students of all eight share the first-year halls, the workshop and the boats."
    >
      <Grid aria-label="Departments">
        {universityDepartments.map(({ name, since, about }) => (
          <Card.Root as="li" key={name}>
            <Card.Body gap="2">
              <DepartmentIcon name={name} boxSize="8" color="accent.fg" mb="1" />
              <Heading as="h3" size="lg">
                {name}
              </Heading>
              <Text color="fg.muted" flex="1">
                {about}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                Since {since}
              </Text>
              <TextLink to="/faculty" search={{ department: name }} textStyle="sm">
                Faculty of {name}
              </TextLink>
            </Card.Body>
          </Card.Root>
        ))}
      </Grid>
    </Section>
  );
}
