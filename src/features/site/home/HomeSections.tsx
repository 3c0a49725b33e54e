import { Box, Card, chakra, Heading, SimpleGrid, Text, VisuallyHidden } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rich } from '#src/languages/rich.tsx';
import { t, translate } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { HOME_STATISTICS_FALLBACK, type HomeStatistics, homeStatistics } from '#src/features/students/statistics.ts';
import { offers, programs, programsTitle, reasons } from '#src/university/home.ts';
import { university } from '#src/university/university.ts';
import { useAfterPaint } from '#src/ui/lazy-component.tsx';
import { CallToAction, Picture, Section, TitledText } from '#src/ui/public-page.tsx';
import { icon, IconTile } from '#src/ui/icons.tsx';
import { LinkButton } from '#src/ui/links.tsx';
import { residence } from '#src/university/campus-life.ts';
import { publicCountsQuery } from './public-counts.ts';

/** Section 1: the home page below its first screen. */
export function HomeSections() {
  const statistics = useHomeStatistics();
  // Section 4: "..." while they are loading.
  const figures = [
    [t`Total Students`, statistics?.total],
    [t`Students Placed`, statistics?.placed],
    [t`Departments`, statistics?.departments],
    [t`Faculty Members`, statistics?.faculty],
  ] as const;
  return (
    <>
      <Section
        overline={t`Programs`}
        title={translate(programsTitle)}
        lead={t`Each program can be followed by a master's degree or by research.`}
      >
        <SimpleGrid as="ul" columns={{ base: 1, sm: 2, xl: 4 }} gap="6">
          {programs.map(({ name, text, src, alt }) => (
            <Card.Root as="li" key={name} data-program>
              <PictureFrame>
                <Picture src={src} alt={translate(alt)} />
              </PictureFrame>
              <Card.Body gap="3">
                <Card.Title as="h3">{translate(name)}</Card.Title>
                <Text color="fg.muted" flex="1">
                  {translate(text)}
                </Text>
                <LinkButton to="/admissions" variant="surface" alignSelf="flex-start" mt="2">
                  <span>
                    {rich({
                      hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
                    })`Learn More <hidden>about ${(<bdi>{translate(name)}</bdi>)}</hidden>`}
                  </span>
                  <ArrowRightIcon />
                </LinkButton>
              </Card.Body>
            </Card.Root>
          ))}
        </SimpleGrid>
      </Section>
      <Section overline={t`Achievements`} title={t`The university in figures`} tone="inverted">
        <SimpleGrid
          as="dl"
          columns={{ base: 2, lg: 4 }}
          columnGap={{ base: '4', md: '8' }}
          rowGap="8"
          aria-busy={statistics === undefined}
        >
          {figures.map(([label, value]) => (
            <Entry key={label}>
              <chakra.dt textStyle="md">{label}</chakra.dt>
              <chakra.dd
                fontFamily="heading"
                fontWeight="semibold"
                textStyle={{ base: '4xl', md: '6xl' }}
                color="accent.solid"
                fontVariantNumeric="lining-nums tabular-nums"
              >
                {value === undefined ? '...' : formatNumber(value)}
              </chakra.dd>
            </Entry>
          ))}
        </SimpleGrid>
      </Section>
      <Section overline={t`Studying here`} title={t`What students are offered`}>
        <SimpleGrid as="ul" columns={{ base: 1, sm: 2, lg: 3 }} columnGap="10" rowGap={{ base: '8', md: '12' }}>
          {Object.entries(offers).map(([title, [Icon, text]]) => (
            <li key={title}>
              <IconTile colorPalette="accent" borderRadius="l3" fontSize="2xl" mb="4">
                <Icon />
              </IconTile>
              <TitledText title={translate(title)} mt="2" maxW="44ch">
                {translate(text)}
              </TitledText>
            </li>
          ))}
        </SimpleGrid>
      </Section>
      <Section tone="muted" overline={t`Since ${university.founded}`} title={t`Why Choose ${university.name}`}>
        <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap={{ base: '8', lg: '10' }} alignItems="stretch">
          <chakra.ul display="grid" gap="6" alignContent="center">
            {reasons.map(([title, text]) => (
              <chakra.li key={title} display="flex" gap="4">
                <chakra.span color="accent.fg" fontSize="xl" mt="0.1em">
                  <CheckIcon />
                </chakra.span>
                <div>
                  <Text fontWeight="semibold" textStyle="lg">
                    {translate(title)}
                  </Text>
                  <Text color="fg.muted">{translate(text)}</Text>
                </div>
              </chakra.li>
            ))}
          </chakra.ul>
          <PlacementRateCard rate={statistics?.placementRate} />
          <Box
            overflow="hidden"
            borderRadius="l3"
            gridColumn={{ md: '1 / -1', xl: 'auto' }}
            maxH={{ md: '96', xl: 'none' }}
          >
            <Picture src={residence.src} alt={translate(residence.alt)} />
          </Box>
        </SimpleGrid>
      </Section>
      <CallToAction
        tone="brand"
        title={t`Apply to the university`}
        lead={t`Apply online, or call ${university.phone} with any question about admission.`}
      >
        <LinkButton to="/admissions" size="lg">
          {t`Apply for Admission`}
        </LinkButton>
        <LinkButton to="/contact" size="lg" variant="surface">
          {t`Contact Us`}
        </LinkButton>
      </CallToAction>
    </>
  );
}

const ArrowRightIcon = icon('M4 12h16M14 6l6 6-6 6', 'forward');

const PictureFrame = chakra('div', {
  base: {
    overflow: 'hidden',
    borderTopRadius: 'calc({radii.l3} - 1px)',
    '& > img': { transition: 'scale 400ms {easings.ease-out}' },
    '[data-program]:hover &, [data-program]:focus-within &': { '& > img': { scale: '1.04' } },
  },
});

const CheckIcon = icon('M5 12.5l4.5 4.5L19 7.5');

/**
 * Sections 8 and 9, home statistics: undefined while they are loading, and the fallback where they cannot be loaded,
 * which is logged and not shown. The list may have several megabytes: it is requested after the first paint.
 */
function useHomeStatistics(): HomeStatistics | undefined {
  const enabled = useAfterPaint();
  const { data, error } = useQuery({
    ...publicCountsQuery(),
    select: homeStatistics,
    enabled,
  });
  useEffect(() => {
    if (error) console.error('The home statistics could not be loaded:', error);
  }, [error]);
  return data ?? (error ? HOME_STATISTICS_FALLBACK : undefined);
}

const Entry = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '1',
    ps: { base: '3', md: '5' },
    borderInlineStartWidth: '3px',
    borderColor: 'accent.solid',
  },
});

const circle = { cx: 64, cy: 64, r: 54, fill: 'none', strokeWidth: 12 };

/** Section 1, the placement-rate card, by the rate of section 9. The ring shows the same as the figure in it. */
function PlacementRateCard({ rate }: { readonly rate: string | undefined }) {
  return (
    <Card.Root variant="elevated" size="lg">
      <Card.Body alignItems="center" textAlign="center" gap="4" aria-busy={rate === undefined}>
        <Heading as="h3" size="xl">
          {t`Placement Rate`}
        </Heading>
        <chakra.div position="relative" display="grid" placeItems="center" w="full" maxW="56">
          <chakra.svg viewBox="0 0 128 128" w="full" aria-hidden="true" transform="rotate(-90deg)">
            <chakra.circle {...circle} stroke="brand.muted" />
            <chakra.circle {...circle} stroke="accent.solid" pathLength="100" strokeDasharray={`${rate ?? 0} 100`} />
          </chakra.svg>
          <Text
            position="absolute"
            fontFamily="heading"
            fontWeight="semibold"
            textStyle="4xl"
            fontVariantNumeric="lining-nums tabular-nums"
          >
            {rate === undefined ? '...' : `${rate}%`}
          </Text>
        </chakra.div>
        <Text color="fg.muted" maxW="30ch">
          {t`of all our students, from the first year to the last, have an offer.`}
        </Text>
      </Card.Body>
    </Card.Root>
  );
}
