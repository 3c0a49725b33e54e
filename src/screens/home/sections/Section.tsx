import { chakra, Container, Heading, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface Props {
  readonly overline: string;
  readonly title: string;
  readonly lead?: string;
  /** On the dark ground of the hero and the footer. */
  readonly inverted?: boolean;
  readonly children: ReactNode;
}

/** A part of the home page, under its heading. */
export function Section({ overline, title, lead, inverted = false, children }: Props) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      py={{ base: '12', md: '16', lg: '20' }}
      {...(inverted && { bg: 'bg.inverted', color: 'fg.inverted' })}
    >
      <Container>
        <Text textStyle="overline" color={inverted ? 'accent.solid' : 'accent.fg'} mb="2">
          {overline}
        </Text>
        <Heading id={id} as="h2" size={{ base: '3xl', md: '4xl' }} color="inherit" maxW="24ch">
          {title}
        </Heading>
        {lead && (
          <Text textStyle="lg" color={inverted ? 'inherit' : 'fg.muted'} mt="3" maxW="prose">
            {lead}
          </Text>
        )}
        <chakra.div mt={{ base: '8', lg: '10' }}>{children}</chakra.div>
      </Container>
    </chakra.section>
  );
}
