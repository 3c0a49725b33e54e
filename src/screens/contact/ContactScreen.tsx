import { Box, Card, Container, Heading, Stack, Text } from '@chakra-ui/react';
import { Masthead } from '../../ui/Masthead.tsx';
import teaStall from '../../ui/scenes/life/tea-stall.svg?no-inline';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm } from './ContactForm.tsx';
import { FindUs } from './FindUs.tsx';
import { Tours } from './Tours.tsx';

/** Section 2, /contact. */
export function ContactScreen() {
  return (
    <>
      <Masthead
        overline="We answer"
        lead="Write, call or come by. A person reads every message, and most of them are answered within two working days."
        scene={teaStall}
      >
        Contact us
      </Masthead>
      <Container py={{ base: '10', md: '16' }}>
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' }}
          gap="8"
        >
          <Card.Root as="section" aria-labelledby="write-to-us" size={{ base: 'md', md: 'lg' }} alignSelf="start">
            <Card.Body>
              <Heading as="h2" id="write-to-us" size="2xl">
                Write to us
              </Heading>
              <Text color="fg.muted" mt="1" mb="6">
                About admissions, courses, fees, visits, or anything else. Fields with a star have to be filled in.
              </Text>
              <ContactForm />
            </Card.Body>
          </Card.Root>
          <Stack gap="6">
            <ContactDetails />
            <Tours />
          </Stack>
        </Box>
      </Container>
      <FindUs />
    </>
  );
}
