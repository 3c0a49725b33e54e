import { Box, chakra, Container, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  /** The small line above the title. */
  readonly overline?: string;
  readonly lead?: ReactNode;
  /** The paper it is printed on. */
  readonly tone?: 'plain' | 'muted' | 'panel';
  /** The title stands beside the content, where there is room, and stays in sight. */
  readonly split?: boolean;
  /** Where links of other pages lead to. */
  readonly id?: string;
  readonly children: ReactNode;
}

const beside = { lg: { display: 'grid', gridTemplateColumns: '1fr 1.9fr', columnGap: '16' } } as const;
const papers = { plain: 'bg', muted: 'bg.muted', panel: 'bg.panel' } as const;

/** A part of a public page, from edge to edge, under its own h2. */
export function Section({ title, overline, lead, tone = 'plain', split = false, id, children }: Props) {
  const headingId = useId();
  return (
    <chakra.section id={id} aria-labelledby={headingId} bg={papers[tone]} py={{ base: '12', md: '20' }}>
      <Container>
        <Stack gap={{ base: '8', md: '10' }} {...(split && beside)}>
          <Box maxW="3xl" {...(split && { lg: { position: 'sticky', top: '24', alignSelf: 'start' } })}>
            {overline && (
              <Text textStyle="overline" color="accent.fg" mb="2">
                {overline}
              </Text>
            )}
            <Heading as="h2" id={headingId} size={{ base: '3xl', md: '4xl' }}>
              {title}
            </Heading>
            {lead && (
              <Text textStyle="lg" color="fg.muted" mt="3">
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
