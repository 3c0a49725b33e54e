import { Box, Card, chakra, Container, SimpleGrid, Text } from '@chakra-ui/react';
import { t, translate } from '#src/languages/texts.ts';
import { universityDepartments } from '#src/university/departments.ts';
import { university } from '#src/university/university.ts';
import { CallToAction, Picture, Section, TitledText } from '#src/ui/public-page.tsx';
import { Masthead, MastheadLink } from '#src/ui/Masthead.tsx';
import { DepartmentIcon } from '#src/university/department-icons.ts';
import { IconTile } from '#src/ui/icons.tsx';
import { LinkButton, TextLink } from '#src/ui/links.tsx';
import { campusLife } from '#src/university/campus-life.ts';
import { aboutScene } from '#src/university/scenes.ts';
import { SmallText } from '#src/ui/Notice.tsx';
import { aboutTexts, facilities, highlights, history, statements } from '#src/university/about.ts';

/** Section 2, /about: mission, vision, history, highlights, campus life, departments and facilities. */
export function AboutScreen() {
  return (
    <>
      <Masthead
        title={t`About ${university.name}`}
        overline={t`Since ${university.founded}`}
        lead={translate(aboutTexts.lead)}
        scene={aboutScene}
      >
        <LinkButton to="/courses" size="lg" colorPalette="accent">
          {t`See the courses`}
        </LinkButton>
        <MastheadLink to="/contact">{t`Visit us`}</MastheadLink>
      </Masthead>
      <Box bg="bg.panel" borderBottomWidth="1px">
        <Container py={{ base: '12', md: '20' }}>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '10', md: '16' }}>
            {Object.entries(statements).map(([title, text]) => (
              <Box as="section" key={title} borderTopWidth="3px" borderColor="accent.solid" pt="5">
                <TitledText as="h2" title={translate(title)} titleSize="2xl" mt="3" textStyle="xl">
                  {translate(text)}
                </TitledText>
              </Box>
            ))}
          </SimpleGrid>
        </Container>
      </Box>
      <Section overline={t`Teaching`} title={t`How we teach`}>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="6">
          {highlights.map(({ title, Icon, text }) => (
            <Card.Root as="article" key={title} variant="elevated">
              <Card.Body gap="3">
                <IconTile colorPalette="accent">
                  <Icon />
                </IconTile>
                <TitledText title={translate(title)} titleSize="xl">
                  {translate(text)}
                </TitledText>
              </Card.Body>
            </Card.Root>
          ))}
        </SimpleGrid>
      </Section>
      <Section
        tone="muted"
        split
        overline={t`Since ${university.founded}`}
        title={t`History of the university`}
        lead={translate(aboutTexts.history)}
      >
        <ol>
          {history.map(({ year, title, text }) => (
            <HistoryEntry key={year}>
              <Text
                fontFamily="heading"
                fontWeight="semibold"
                textStyle="2xl"
                color="accent.fg"
                textAlign={{ md: 'end' }}
                lineHeight="1.875rem"
              >
                {year}
              </Text>
              <Box>
                <TitledText title={translate(title)} titleSize="xl" mt="1" maxW="prose">
                  {translate(text)}
                </TitledText>
              </Box>
            </HistoryEntry>
          ))}
        </ol>
      </Section>
      <Section overline={t`Campus life`} title={t`Life on the campus`} lead={translate(aboutTexts.life)}>
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gap={{ base: '6', lg: '8' }}>
          {campusLife.map(({ name, src, alt }) => (
            <figure key={name}>
              <Box overflow="hidden" borderRadius="l3" boxShadow="md">
                <Picture src={src} alt={translate(alt)} />
              </Box>
              <chakra.figcaption mt="3" fontWeight="semibold">
                {translate(name)}
              </chakra.figcaption>
            </figure>
          ))}
        </SimpleGrid>
      </Section>
      <Section
        tone="muted"
        overline={t`Where you will study`}
        title={translate(aboutTexts.departmentsTitle)}
        lead={translate(aboutTexts.departments)}
      >
        <SimpleGrid as="ul" aria-label={t`Departments`} columns={{ base: 1, sm: 2, lg: 4 }} gap="5">
          {universityDepartments.map(([name, since, about]) => (
            <Card.Root as="li" key={name}>
              <Card.Body gap="2" css={{ '& > svg': { boxSize: '8', color: 'accent.fg', mb: '1' } }}>
                <DepartmentIcon name={name} />
                <TitledText title={translate(name)} flex="1">
                  {translate(about)}
                </TitledText>
                <SmallText>{t`Since ${since}`}</SmallText>
                <TextLink to="/faculty" search={{ department: name }} textStyle="sm">
                  {t`Faculty of ${translate(name)}`}
                </TextLink>
              </Card.Body>
            </Card.Root>
          ))}
        </SimpleGrid>
      </Section>
      <Section overline={t`On the campus`} title={t`Facilities`}>
        <SimpleGrid as="ul" aria-label={t`Campus facilities`} columns={{ base: 1, md: 2 }} columnGap="12" rowGap="8">
          {Object.entries(facilities).map(([name, [Icon, about]]) => (
            <chakra.li key={name} display="flex" gap="4">
              <IconTile borderRadius="l2">
                <Icon />
              </IconTile>
              <Box>
                <TitledText title={translate(name)} mt="1">
                  {translate(about)}
                </TitledText>
              </Box>
            </chakra.li>
          ))}
        </SimpleGrid>
      </Section>
      <CallToAction title={t`Visit the campus`} lead={translate(aboutTexts.visit)}>
        <LinkButton to="/admissions" size="lg">
          {t`Apply for admission`}
        </LinkButton>
        <LinkButton to="/contact" size="lg" variant="surface">
          {t`Plan a visit`}
        </LinkButton>
      </CallToAction>
    </>
  );
}

const HistoryEntry = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '5rem 1fr' },
    columnGap: '10',
    ps: { base: '6', md: '0' },
    pb: '9',
    _last: { pb: '0' },
    // The vertical line that connects the years, and the dot of this year on it.
    _before: {
      content: '""',
      position: 'absolute',
      insetStart: { base: '0', md: '6.15rem' },
      top: '0.7rem',
      bottom: '-0.7rem',
      width: '2px',
      bg: 'accent.border',
    },
    '&:last-of-type::before': { display: 'none' },
    _after: {
      content: '""',
      position: 'absolute',
      insetStart: { base: '-0.3125rem', md: '5.8375rem' },
      top: '0.55rem',
      boxSize: '0.75rem',
      borderRadius: 'full',
      bg: 'accent.solid',
      boxShadow: '0 0 0 4px {colors.bg.muted}',
    },
  },
});
