import { Box, Button, chakra, Container, Heading, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { object } from 'yup';
import { msg, t, translate } from '#src/languages/texts.ts';
import { mapText, places, tour, ways } from '#src/university/visit.ts';
import { university } from '#src/university/university.ts';
import { VisitorForm } from '#src/forms/VisitorForm.tsx';
import { atLeast, email, required } from '#src/forms/rules.ts';
import { SubmitButton, TextAreaField, TextField } from '#src/forms/fields.tsx';
import { ContactLink } from '#src/ui/links.tsx';
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '#src/ui/icons.tsx';
import { Masthead } from '#src/ui/Masthead.tsx';
import { Picture, Section } from '#src/ui/public-page.tsx';
import { campusMap, contactScene } from '#src/university/scenes.ts';
import { TitledCard } from '#src/ui/TitledCard.tsx';
import { toast } from '#src/ui/toast/toast.ts';

/** Section 9: how long a message takes to be "sent". */
export const CONTACT_SEND_MS = 1000;

/** What the contact form collects (section 3, contact message). */
const BLANK_MESSAGE = { name: '', email: '', subject: '', message: '' };

/** Section 5, contact. */
const contactSchema = object({
  name: required(() => t`Name is required`).test(atLeast(2, () => t`Name must be at least 2 characters`)),
  email: email(),
  subject: required(() => t`Subject is required`),
  message: required(() => t`Message is required`).test(atLeast(10, () => t`Message must be at least 10 characters`)),
});

/**
 * Section 7: no request is made; it waits a second and then reports success. The page around it is told, so that the demo
 * can show the message. An object, so that tests can let it fail.
 */
export const contactService = {
  async send(message: typeof BLANK_MESSAGE): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, CONTACT_SEND_MS));
    dispatchEvent(new CustomEvent('portal:contact-message', { detail: message }));
  },
};

const FAILED = msg`Failed to send message. Please try again.`;

/** Section 2, /contact. */
export function ContactScreen() {
  return (
    <>
      <Masthead
        title={t`Contact us`}
        overline={t`Contact`}
        lead={t`Write, call or visit the front office. Most messages are answered within two working days.`}
        scene={contactScene}
      />
      <Container py={{ base: '10', md: '16' }}>
        <Box
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' }}
          gap="8"
        >
          <TitledCard
            headingId="write-to-us"
            title={t`Write to us`}
            titleSize="2xl"
            size={{ base: 'md', md: 'lg' }}
            gap="1"
            alignSelf="start"
          >
            <Text color="fg.muted" mb="5">
              {t`About admissions, courses, fees, visits, or anything else. Fields with a star have to be filled in.`}
            </Text>
            <ContactForm />
          </TitledCard>
          <Stack gap="6">
            <TitledCard headingId="contact-details" title={t`The front office`}>
              <Stack as="dl" gap="4">
                {detailsOfOffice().map(({ Icon, label, content }) => (
                  <div key={label}>
                    <chakra.dt
                      display="flex"
                      alignItems="center"
                      gap="3"
                      fontWeight="semibold"
                      css={{ '& svg': { color: 'accent.fg' } }}
                    >
                      <Icon />
                      {label}
                    </chakra.dt>
                    <chakra.dd ps="calc(1.25em + {spacing.3})" overflowWrap="anywhere">
                      {content}
                    </chakra.dd>
                  </div>
                ))}
              </Stack>
            </TitledCard>
            <TitledCard headingId="tours" title={t`See the campus`} gap="3" variant="subtle">
              <Text color="fg.muted">{translate(tour)}</Text>
              <HStack gap="3" wrap="wrap">
                {tours.map(({ label, message }) => (
                  <Button key={label} variant="surface" data-control={label} onClick={() => toast.info(message())}>
                    {translate(label)}
                  </Button>
                ))}
              </HStack>
            </TitledCard>
          </Stack>
        </Box>
      </Container>
      <Section tone="muted" overline={t`Visit`} title={t`How to find us`}>
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '8', lg: '12' }} alignItems="start">
          <Box borderRadius="l3" overflow="hidden" boxShadow="md">
            <Picture src={campusMap} alt={translate(mapText)} />
          </Box>
          <Stack gap="8">
            <Box>
              <Heading as="h3" size="lg" mb="2">
                {t`On the map`}
              </Heading>
              <Stack as="ol" listStyle="decimal" ps="6" gap="1.5">
                {places.map((place) => (
                  <li key={place}>{translate(place)}</li>
                ))}
              </Stack>
            </Box>
            <Stack as="dl" gap="4">
              {Object.entries(ways).map(([title, text]) => (
                <div key={title}>
                  <chakra.dt fontWeight="semibold">{translate(title)}</chakra.dt>
                  <Text as="dd" color="fg.muted">
                    {translate(text)}
                  </Text>
                </div>
              ))}
            </Stack>
          </Stack>
        </SimpleGrid>
      </Section>
    </>
  );
}

/** Sections 5, 7 and 8: the contact form. Its draft is stored until it has been sent. */
function ContactForm() {
  return (
    <VisitorForm
      leftBehind={t`A message was begun here and has not been sent.`}
      label={t`Contact`}
      initialValues={BLANK_MESSAGE}
      schema={contactSchema}
      draft="contact"
      failure={{ failed: FAILED, unanswered: FAILED, toast: true }}
      onSubmit={async (values, { resetForm }) => {
        await contactService.send(contactSchema.cast(values));
        toast.success(t`Message sent successfully! We will get back to you soon.`);
        resetForm({ values: BLANK_MESSAGE });
      }}
    >
      <Stack gap="5">
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
          <TextField name="name" label={t`Name`} required autoComplete="name" />
          <TextField name="email" label={t`Email`} type="email" required autoComplete="email" />
        </SimpleGrid>
        <TextField name="subject" label={t`Subject`} required />
        <TextAreaField name="message" label={t`Message`} required rows={7} help={t`At least 10 characters.`} />
        <Box>
          <SubmitButton busyLabel={t`Sending...`} size="lg" width={{ base: 'full', sm: 'auto' }}>
            {t`Send Message`}
          </SubmitButton>
        </Box>
      </Stack>
    </VisitorForm>
  );
}

const lines = (texts: readonly string[]) => texts.map((text) => <div key={text}>{text}</div>);
const detailsOfOffice = () => [
  {
    Icon: PinIcon,
    label: t`Address`,
    content: <chakra.address fontStyle="normal">{lines(university.address)}</chakra.address>,
  },
  { Icon: PhoneIcon, label: t`Phone`, content: <ContactLink scheme="tel" value={university.phone} /> },
  { Icon: MailIcon, label: t`Email`, content: <ContactLink scheme="mailto" value={university.email} /> },
  {
    Icon: ClockIcon,
    label: t`Office hours`,
    content: lines(university.officeHours.map(({ days, hours }) => t`${translate(days)}, ${translate(hours)}`)),
  },
];

/** Section 2, /contact: two buttons without a function yet, which say so. */
const tours = [
  {
    label: msg`Schedule a Tour`,
    message: () => t`Campus tours cannot be booked online yet. Please call ${university.phone} to arrange one.`,
  },
  {
    label: msg`Virtual Tour`,
    message: () =>
      t`The virtual tour is not available online yet. Please call ${university.phone} with questions about the campus.`,
  },
];
