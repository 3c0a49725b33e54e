import { Box, Center, chakra, Heading, Text } from '@chakra-ui/react';

const steps = [
  { title: 'Apply', text: 'Fill in this form. It takes five minutes, and no documents yet.' },
  { title: 'Confirmation', text: 'You get a reference number at once, and an email within two working days.' },
  {
    title: 'Review',
    text: 'The admissions office compares your grades with what the course asks for, and may ask for copies.',
  },
  {
    title: 'Decision',
    text: 'You are admitted, put on the waiting list, or told why not. Every decision comes with its reason.',
  },
  {
    title: 'Enrolment',
    text: 'You accept your place and receive your roll number, and the student portal opens for you.',
  },
];

const List = chakra('ol', { base: { display: 'grid', gap: '5' } });

/** Section 2, /admissions: the application-process list. */
export function ApplicationSteps() {
  return (
    <chakra.section aria-labelledby="application-process">
      <Heading as="h2" id="application-process" size="xl" mb="5">
        How an application goes
      </Heading>
      <List>
        {steps.map(({ title, text }, index) => (
          <chakra.li key={title} display="flex" gap="4">
            <Center
              boxSize="9"
              flexShrink="0"
              borderRadius="full"
              bg="accent.muted"
              color="accent.fg"
              fontFamily="heading"
              fontWeight="semibold"
              aria-hidden="true"
            >
              {index + 1}
            </Center>
            <Box>
              <Heading as="h3" size="md">
                {title}
              </Heading>
              <Text color="fg.muted">{text}</Text>
            </Box>
          </chakra.li>
        ))}
      </List>
    </chakra.section>
  );
}
