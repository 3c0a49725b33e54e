import { Box, Button, Card, chakra, Container, Heading, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { university } from '../../domain/university.ts';
import { ContactLink } from '../../ui/ContactLink.tsx';
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '../../ui/icons.tsx';
import { Masthead } from '../../ui/Masthead.tsx';
import map from '../../ui/scenes/campus-map.svg?no-inline';
import teaStall from '../../ui/scenes/life/tea-stall.svg?no-inline';
import { Picture } from '../../ui/scenes/Picture.tsx';
import { Section } from '../../ui/Section.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { ContactForm } from './ContactForm.tsx';

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

const Line = chakra('span', { base: { display: 'block' } });

interface EntryProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Entry({ label, icon, children }: EntryProps) {
  return (
    <div>
      <chakra.dt display="flex" alignItems="center" gap="3" fontWeight="semibold">
        <chakra.span color="accent.fg">{icon}</chakra.span>
        {label}
      </chakra.dt>
      <chakra.dd ps="calc(1.25em + {spacing.3})" overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </div>
  );
}

/** Section 2, /contact: the static address, phone, email and office hours. */
function ContactDetails() {
  return (
    <Card.Root as="section" aria-labelledby="contact-details">
      <Card.Body>
        <Heading as="h2" id="contact-details" size="xl" mb="4">
          The front office
        </Heading>
        <Stack as="dl" gap="4">
          <Entry label="Address" icon={<PinIcon />}>
            <chakra.address fontStyle="normal">
              {university.address.map((line) => (
                <Line key={line}>{line}</Line>
              ))}
            </chakra.address>
          </Entry>
          <Entry label="Phone" icon={<PhoneIcon />}>
            <ContactLink scheme="tel" value={university.phone} />
          </Entry>
          <Entry label="Email" icon={<MailIcon />}>
            <ContactLink scheme="mailto" value={university.email} />
          </Entry>
          <Entry label="Office hours" icon={<ClockIcon />}>
            {university.officeHours.map(({ days, hours }) => (
              <Line key={days}>
                {days}, {hours}
              </Line>
            ))}
          </Entry>
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}

const tours = [
  {
    label: 'Schedule a Tour',
    message: `Campus tours cannot be booked online yet. Please call ${university.phone} to arrange one.`,
  },
  {
    label: 'Virtual Tour',
    message: `The virtual tour is not available online yet. Please call ${university.phone}, and we will tell you all about the campus.`,
  },
] as const;

/** Section 2, /contact: two buttons without a function yet, which say so. */
function Tours() {
  return (
    <Card.Root as="section" aria-labelledby="tours" variant="subtle">
      <Card.Body gap="3">
        <Heading as="h2" id="tours" size="xl">
          See the campus
        </Heading>
        <Text color="fg.muted">
          An hour, with a student who lives here: the lake, the library, a hall and the workshop.
        </Text>
        <HStack gap="3" wrap="wrap">
          {tours.map(({ label, message }) => (
            <Button key={label} variant="surface" onClick={() => toast.info(message)}>
              {label}
            </Button>
          ))}
        </HStack>
      </Card.Body>
    </Card.Root>
  );
}

/** In the order of the numbers on the map. */
const places = [
  'Main gate and front office, Lake Road',
  'Clock tower, admissions office on the ground floor',
  'Central Library',
  'Laboratories and the Makers’ Workshop',
  'Boathouse',
];

const ways = [
  { title: 'By bus', text: 'City bus 115 and 276 stop at the main gate, every twelve minutes until eleven at night.' },
  {
    title: 'By train',
    text: 'From the main station it is eleven kilometres: forty minutes by bus, half an hour by rickshaw.',
  },
  {
    title: 'By bicycle or car',
    text: 'There is room for four hundred bicycles under cover, and for visitors’ cars behind the gate.',
  },
];

/** Where the university is, on a map and in words. */
function FindUs() {
  return (
    <Section tone="muted" overline="Come by" title="How to find us">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={{ base: '8', lg: '12' }} alignItems="start">
        <Box borderRadius="l3" overflow="hidden" boxShadow="md">
          <Picture
            src={map}
            alt="Map of the campus: Lake Road in the south, the main gate on it, the clock tower north of the gate, the library to the west, the laboratories to the north-east, and the boathouse on the lake."
          />
        </Box>
        <Stack gap="8">
          <Box>
            <Heading as="h3" size="lg" mb="2">
              On the map
            </Heading>
            <Stack as="ol" listStyle="decimal" ps="6" gap="1.5">
              {places.map((place) => (
                <li key={place}>{place}</li>
              ))}
            </Stack>
          </Box>
          <Stack as="dl" gap="4">
            {ways.map(({ title, text }) => (
              <div key={title}>
                <chakra.dt fontWeight="semibold">{title}</chakra.dt>
                <Text as="dd" color="fg.muted">
                  {text}
                </Text>
              </div>
            ))}
          </Stack>
        </Stack>
      </SimpleGrid>
    </Section>
  );
}
