import { Box, Button, Card, chakra, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { rich } from '#src/languages/rich.tsx';
import { t, translate } from '#src/languages/texts.ts';
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
      <Masthead
        title={t`Research`}
        overline={t`Research at the university`}
        lead={translate(researchTexts.lead)}
        scene={researchScene}
      >
        <MastheadLink to="/faculty">{t`Meet the faculty`}</MastheadLink>
      </Masthead>
      <Section overline={t`Themes`} title={translate(researchTexts.themesTitle)} lead={translate(researchTexts.themes)}>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="6">
          {themes.map(({ title, Icon, question, text }) => (
            <Card.Root as="article" key={title} variant="elevated" size={{ base: 'md', lg: 'lg' }}>
              <Card.Body gap="3">
                <IconTile colorPalette="accent">
                  <Icon />
                </IconTile>
                <Heading as="h3" size="xl">
                  {translate(title)}
                </Heading>
                <Text fontFamily="heading" fontWeight="semibold" textStyle="lg" color="accent.fg">
                  {translate(question)}
                </Text>
                <Text color="fg.muted">{translate(text)}</Text>
              </Card.Body>
            </Card.Root>
          ))}
        </SimpleGrid>
      </Section>
      <Section tone="muted" overline={t`Centres`} title={t`Research centres`}>
        <SimpleGrid as="ul" aria-label={t`Research centres`} columns={{ base: 1, sm: 2, lg: 3 }} gap="8">
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
              <TitledText title={translate(name)}>{translate(text)}</TitledText>
              <Text mt="auto">{rich({})`Director: ${(<Person id={director} />)}`}</Text>
            </Box>
          ))}
        </SimpleGrid>
      </Section>
      <Section
        overline={t`Projects`}
        title={t`Current projects`}
        lead={t`A selection. Students of every year can join as assistants: ask the lead of the project.`}
      >
        <SimpleGrid as="ul" aria-label={t`Research projects`} columns={{ base: 1, md: 2, xl: 3 }} gap="6">
          {projects.map(({ title, theme, lead, funder, years: { from, until }, text }) => (
            <Card.Root as="li" key={title}>
              <Card.Body gap="2">
                <Text textStyle="overline" color="accent.fg">
                  {translate(theme)}
                </Text>
                <TitledText title={translate(title)} mb="2">
                  {translate(text)}
                </TitledText>
                <Facts>
                  <dt>{t`Lead`}</dt>
                  <dd>{rich(
                    {},
                  )`${(<Person id={lead} />)}, ${(<bdi>{translate(facultyMember(lead)!.department)}</bdi>)}`}</dd>
                  <dt>{t`Funder`}</dt>
                  <dd>
                    <bdi>{funder}</bdi>
                  </dd>
                  <dt>{t`Years`}</dt>
                  <dd>{t`${from} to ${until}`}</dd>
                </Facts>
              </Card.Body>
            </Card.Root>
          ))}
        </SimpleGrid>
      </Section>
      <Section
        tone="muted"
        split
        overline={t`Publications`}
        title={t`Recent publications`}
        lead={t`Everything we publish can be read free of charge in the library’s archive.`}
      >
        <ul aria-label={t`Publications`}>
          {publications.map(({ title, authors, venue, year }) => (
            <Box as="li" key={title} py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0', pt: '0' }}>
              <Text fontWeight="semibold">
                <bdi>{title}</bdi>
              </Text>
              <Text color="fg.muted">
                <bdi>
                  {`${authors.map((id) => facultyMember(id)?.name).join(', ')}. `}
                  <chakra.cite>{venue}</chakra.cite>
                  {`, ${year}`}
                </bdi>
              </Text>
            </Box>
          ))}
        </ul>
      </Section>
      <CallToAction
        title={t`Work with us`}
        lead={t`${translate(researchTexts.partners)}: write to the research office at ${researchTexts.email}, or call ${university.phone}.`}
      >
        <Button asChild size="lg">
          <a href={contactHref('mailto', researchTexts.email)}>{t`Write to the research office`}</a>
        </Button>
        <LinkButton to="/courses" search={{ program: 'Doctorate' }} size="lg" variant="surface">
          {t`Doctoral programs`}
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
