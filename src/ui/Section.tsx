import { Box, chakra, Container, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** The small line above the title. */
  readonly overline?: string;
  readonly lead?: ReactNode;
  /** What it is drawn on; inverted is the dark background of the hero and the footer. */
  readonly tone?: 'plain' | 'muted' | 'inverted';
  /** The title stands beside the content where there is room, and stays visible while the content scrolls. */
  readonly split?: boolean;
  readonly children: ReactNode;
}

const beside = { lg: { display: 'grid', gridTemplateColumns: '1fr 1.9fr', columnGap: '16' } } as const;
const tones = {
  plain: { section: { bg: 'bg' }, overline: 'accent.fg', lead: 'fg.muted' },
  muted: { section: { bg: 'bg.muted' }, overline: 'accent.fg', lead: 'fg.muted' },
  inverted: { section: { bg: 'bg.inverted', color: 'fg.inverted' }, overline: 'accent.solid', lead: 'inherit' },
} as const;

/** A part of a public page, as wide as the window, under its own h2. */
export function Section({ title, overline, lead, tone = 'plain', split = false, children }: Props) {
  const colors = tones[tone];
  const headingId = useId();
  return (
    <chakra.section aria-labelledby={headingId} {...colors.section} py={{ base: '12', md: '20' }}>
      <Container>
        <Stack gap={{ base: '8', md: '10' }} {...(split && beside)}>
          <Box maxW="3xl" {...(split && { lg: { position: 'sticky', top: '24', alignSelf: 'start' } })}>
            {overline && (
              <Text textStyle="overline" color={colors.overline} mb="2">
                {overline}
              </Text>
            )}
            <Heading as="h2" id={headingId} color="inherit" size={{ base: '3xl', md: '4xl' }}>
              {title}
            </Heading>
            {lead && (
              <Text textStyle="lg" color={colors.lead} mt="3">
                {lead}
              </Text>
            )}
          </Box>
          {children}
        </Stack>
      </Container>
    </chakra.section>
  );
}
