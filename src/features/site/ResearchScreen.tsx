import { Box, Button, Card, chakra, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { facultyMember } from './faculty-members.ts';
import { university } from '#src/university/university.ts';
import { CallToAction, Section, TitledText } from '#src/ui/public-page.tsx';
import { Masthead, MastheadLink } from '#src/ui/Masthead.tsx';
import { contactHref, LinkButton, TextLink } from '#src/ui/links.tsx';
import { IconTile } from '#src/ui/icons.tsx';
import { researchScene } from '#src/university/scenes.ts';
import { centres, publications, researchTexts, themes } from '#src/university/research.ts';

export const projects = themes.flatMap(({ title: theme, projects }) =>
  projects.map((project) => ({ ...project, theme })),
);

/** Section 2, /research: themes, centres, projects, publications, and contact. */
export function ResearchScreen() {
  return (
    <>
      <Masthead title="Research" overline="Research at the university" lead={researchTexts.lead} scene={researchScene}>
        <MastheadLink to="/faculty">Meet the faculty</MastheadLink>
      </Masthead>
      <Section overline="Themes" title={researchTexts.themesTitle} lead={researchTexts.themes}>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
          {themes.map(({ title, Icon, question, text }) => (
            <Card.Root as="article" key={title} variant="elevated" size={{ base: 'md', lg: 'lg' }}>
              <Card.Body gap="3">
                <IconTile colorPalette="accent">
                  <Icon boxSize="6" />
                </IconTile>
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
      <Section tone="muted" overline="Centres" title="Research centres">
        <SimpleGrid as="ul" aria-label="Research centres" columns={{ base: 1, sm: 2, lg: 3 }} gap="8">
          {centres.map(({ name, director, text }) => (
            <Box
              as="li"
              key={name}
              display="flex"
              flexDirection="column"
              gap="2"
              borderTopWidth="3px"
              borderColor="accent.solid"
              pt="4"
            >
              <TitledText title={name}>{text}</TitledText>
              <Text mt="auto">
                Director: <Person id={director} />
              </Text>
            </Box>
          ))}
        </SimpleGrid>
      </Section>
      <Section
        overline="Projects"
        title="Current projects"
        lead="A selection. Students of every year can join as assistants: ask the lead of the project."
      >
        <SimpleGrid as="ul" aria-label="Research projects" columns={{ base: 1, md: 2, xl: 3 }} gap="6">
          {projects.map(({ title, theme, lead, funder, years, text }) => (
            <Card.Root as="li" key={title}>
              <Card.Body gap="2">
                <Text textStyle="overline" color="accent.fg">
                  {theme}
                </Text>
                <TitledText title={title} mb="2">
                  {text}
                </TitledText>
                <Facts>
                  <dt>Lead</dt>
                  <dd>
                    <Person id={lead} />
                    {`, ${facultyMember(lead)?.department}`}
                  </dd>
                  <dt>Funder</dt>
                  <dd>{funder}</dd>
                  <dt>Years</dt>
                  <dd>{years}</dd>
                </Facts>
              </Card.Body>
            </Card.Root>
          ))}
        </SimpleGrid>
      </Section>
      <Section
        tone="muted"
        split
        overline="Publications"
        title="Recent publications"
        lead="Everything we publish can be read free of charge in the library’s archive."
      >
        <ul aria-label="Publications">
          {publications.map(({ title, authors, venue, year }) => (
            <Box as="li" key={title} py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
              <Text fontWeight="semibold">{title}</Text>
              <Text color="fg.muted">
                {`${authors.map((id) => facultyMember(id)?.name).join(', ')}. `}
                <chakra.cite>{venue}</chakra.cite>
                {`, ${year}`}
              </Text>
            </Box>
          ))}
        </ul>
      </Section>
      <CallToAction
        title="Work with us"
        lead={`${researchTexts.partners}: write to the research office at ${researchTexts.email}, or call ${university.phone}.`}
      >
        <Button asChild size="lg">
          <a href={contactHref('mailto', researchTexts.email)}>Write to the research office</a>
        </Button>
        <LinkButton to="/courses" search={{ program: 'Doctorate' }} size="lg" variant="surface">
          Doctoral programs
        </LinkButton>
      </CallToAction>
    </>
  );
}

function Person({ id }: { readonly id: string }) {
  const member = facultyMember(id);
  if (!member) return null;
  return (
    <TextLink to="/faculty" search={{ q: member.name }}>
      {member.name}
    </TextLink>
  );
}

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
    '& dt': { color: 'fg.muted' },
  },
});
