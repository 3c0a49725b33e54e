import { Box, Card, Container, Heading, Stack, Text } from '@chakra-ui/react';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Masthead } from '../../ui/Masthead.tsx';
import { quietOnDark } from '../../ui/on-dark.ts';
import gate from '../../ui/scenes/gate.svg?no-inline';
import { ApplicationForm } from './ApplicationForm.tsx';
import { ApplicationSteps } from './ApplicationSteps.tsx';
import { HelpBox } from './HelpBox.tsx';
import { ReceivedNotice } from './ReceivedNotice.tsx';

/** Section 2, /admissions: the application form, the application process and a help box. */
export function AdmissionsScreen() {
  return (
    <>
      <Masthead
        overline="Admissions"
        lead="Tell us who you are and what you would like to study; the admissions office reads every application itself."
        scene={gate}
        actions={
          <LinkButton to="/courses" size="lg" {...quietOnDark}>
            See the courses
          </LinkButton>
        }
      >
        Apply for admission
      </Masthead>
      <Container py={{ base: '10', md: '16' }}>
        <Box
          display="grid"
          gap={{ base: '10', lg: '12' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' }}
          alignItems="start"
        >
          <Stack gap="6">
            <ReceivedNotice />
            <Card.Root as="section" aria-labelledby="application" size={{ base: 'md', md: 'lg' }}>
              <Card.Body>
                <Heading as="h2" id="application" size="2xl">
                  Your application
                </Heading>
                <Text color="fg.muted" mt="1" mb="6">
                  Fields with a star have to be filled in.
                </Text>
                <ApplicationForm />
              </Card.Body>
            </Card.Root>
          </Stack>
          <Stack gap="10">
            <ApplicationSteps />
            <HelpBox />
          </Stack>
        </Box>
      </Container>
    </>
  );
}
