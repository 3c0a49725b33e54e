import { Box, chakra, Heading, Text } from '@chakra-ui/react';
import { university } from '../../domain/university.ts';
import { Section } from '../../ui/Section.tsx';
import { history } from './history.ts';

const Entry = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '5rem 1fr' },
    columnGap: '10',
    ps: { base: '6', md: '0' },
    pb: '9',
    _last: { pb: '0' },
    // The line that the years hang on, and a bead on it.
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

/** Section 2, /about: the history, since 1965. */
export function History() {
  return (
    <Section
      tone="muted"
      split
      overline={`Since ${university.founded}`}
      title="From a boathouse to eight departments"
      lead={`${university.name} was founded in ${university.founded} with two departments, one lathe and a view of the lake. This is how it grew.`}
    >
      <ol>
        {history.map(({ year, title, text }) => (
          <Entry key={year}>
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
              <Heading as="h3" size="xl">
                {title}
              </Heading>
              <Text mt="1" color="fg.muted" maxW="prose">
                {text}
              </Text>
            </Box>
          </Entry>
        ))}
      </ol>
    </Section>
  );
}
