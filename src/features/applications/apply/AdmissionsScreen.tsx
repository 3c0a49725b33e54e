import { Alert, Box, Button, Container, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useSelector } from '@tanstack/react-store';
import { useRef, useState } from 'react';
import { rich } from '#src/languages/rich.tsx';
import { t, translate } from '#src/languages/texts.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { university } from '#src/university/university.ts';
import { ContactLink, TextLink } from '#src/ui/links.tsx';
import { ClockIcon, IconTile, MailIcon, PhoneIcon } from '#src/ui/icons.tsx';
import { lazyPanel } from '#src/ui/lazy-panel.tsx';
import { Masthead, MastheadButton, MastheadLink } from '#src/ui/Masthead.tsx';
import { TitledText } from '#src/ui/public-page.tsx';
import { admissionsScene } from '#src/university/scenes.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { TitledCard } from '#src/ui/TitledCard.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { lastReceipt, storeReceipt, RECEIPT_KEY } from '#src/session/application-receipt.ts';
import { forgetVisitor, goOn, formerVisitorKeys } from '#src/session/former-visitor.ts';
import { withTexts } from '#src/platform/load-texts.ts';

const isOwnApplication = ({ hash }: { readonly hash: string }) => hash === 'own-application';

/** Section 2, /admissions: the application form, the application process and a help box. */
export function AdmissionsScreen() {
  const hasStatus = useExtension('application-status');
  const received = useSelector(lastReceipt);
  const isLeft = useSelector(formerVisitorKeys, (keys) => keys.includes(RECEIPT_KEY));
  const known = isLeft ? undefined : received?.reference;
  const { reference, see, close } = useOwnApplication(known);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Masthead
        title={t`Apply for admission`}
        overline={t`Admissions`}
        lead={t`Apply here for a course. The admissions office reads every application.`}
        scene={admissionsScene}
      >
        <MastheadLink to="/courses">{t`See the courses`}</MastheadLink>
        {hasStatus && (
          <MastheadButton
            ref={opener}
            type="button"
            data-control="own application"
            aria-expanded={reference !== undefined}
            onClick={() => (reference === undefined ? see(known ?? '') : close())}
          >
            {t`See Your Application`}
          </MastheadButton>
        )}
      </Masthead>
      <Container py={{ base: '6', md: '10' }}>
        <Box
          display="grid"
          gap={{ base: '10', lg: '12' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.7fr) minmax(0, 1fr)' }}
          alignItems="start"
        >
          <Stack gap="6">
            <ReceivedNotice isLeft={isLeft} onFollow={hasStatus ? see : undefined} />
            {hasStatus && reference !== undefined && (
              <TitledCard
                headingId="own-application"
                title={t`Already applied?`}
                titleSize="lg"
                size="sm"
                badge={
                  <Button
                    size="sm"
                    variant="surface"
                    onClick={() => {
                      // The button goes with its card, and would take the focus with it.
                      opener.current?.focus();
                      close();
                    }}
                  >
                    {t`Close`}
                  </Button>
                }
              >
                <OwnApplication key={reference} reference={reference} />
              </TitledCard>
            )}
            <TitledCard
              headingId="application"
              title={t`Your application`}
              titleSize="2xl"
              size={{ base: 'md', md: 'lg' }}
              gap="1"
            >
              <Text color="fg.muted" mb="5">
                {t`Fields with a star have to be filled in.`}
              </Text>
              <ApplicationForm />
            </TitledCard>
          </Stack>
          <Stack gap="10">
            <Box as="section" aria-labelledby="application-process">
              <Heading as="h2" id="application-process" size="xl" mb="5">
                {t`The application process`}
              </Heading>
              <Stack as="ol" gap="5">
                {steps().map(({ title, text }, index) => (
                  <HStack as="li" key={title} align="stretch" gap="4">
                    <IconTile
                      boxSize="9"
                      colorPalette="accent"
                      fontFamily="heading"
                      fontWeight="semibold"
                      aria-hidden="true"
                    >
                      {index + 1}
                    </IconTile>
                    <Box>
                      <TitledText title={title} titleSize="md">
                        {text}
                      </TitledText>
                    </Box>
                  </HStack>
                ))}
              </Stack>
            </Box>
            <TitledCard
              headingId="admissions-help"
              title={t`Need help?`}
              gap="3"
              borderTopWidth="4px"
              borderTopColor="accent.solid"
            >
              <Text color="fg.muted">
                {t`The admissions office answers questions about courses, grades, fees and scholarships.`}
              </Text>
              <Stack gap="2">
                {contacts().map(({ label, Icon, text }) => (
                  <HStack
                    key={label}
                    gap="3"
                    align="flex-start"
                    css={{ '& > svg': { color: 'accent.fg', mt: '0.15em' } }}
                  >
                    <Icon />
                    <span>{text}</span>
                  </HStack>
                ))}
              </Stack>
              <TextLink to="/contact" alignSelf="flex-start">
                {t`Write to us`}
              </TextLink>
            </TitledCard>
          </Stack>
        </Box>
      </Container>
    </>
  );
}

interface ReceivedProps {
  readonly isLeft: boolean;
  readonly onFollow: ((reference: string) => void) | undefined;
}

/** The reference number again for applicants who come back; where it may be another visitor's, after a question. */
function ReceivedNotice({ isLeft, onFollow }: ReceivedProps) {
  const received = useSelector(lastReceipt);
  const frame = useRef<HTMLDivElement>(null);
  // The button disappears with the notice, and would take the focus with it.
  const leave = (act: () => void) => () => {
    frame.current?.closest('main')?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    act();
  };
  // Until it is closed, the card says it.
  if (!received || (!received.isClosed && !isLeft)) return null;
  if (isLeft)
    return (
      <Notice ref={frame} status="info" role="status" title={t`An application was sent from here.`}>
        <Alert.Description>
          {t`It may be somebody else’s. Its reference number is not shown before you choose.`}
        </Alert.Description>
        <HStack gap="2" wrap="wrap" mt="3">
          <Button size="sm" variant="surface" onClick={leave(goOn)}>
            {t`Show its number`}
          </Button>
          <Button size="sm" variant="surface" onClick={leave(forgetVisitor)}>
            {t`Not you? Clear it`}
          </Button>
        </HStack>
      </Notice>
    );
  return (
    <Notice ref={frame} status="success" title={t`Your application for ${received.course} has been received.`}>
      <Alert.Description>
        {rich({
          strong: (words) => <strong>{words}</strong>,
        })`Its reference number is <strong>${received.reference}</strong>. There is one application per email address.`}
      </Alert.Description>
      <HStack gap="2" wrap="wrap" mt="2">
        {onFollow && (
          <Button size="sm" variant="surface" onClick={() => onFollow(received.reference)}>
            {t`See Its Status`}
          </Button>
        )}
        <Button size="sm" variant="surface" onClick={leave(() => storeReceipt(undefined))}>
          {t`Dismiss`}
        </Button>
      </HStack>
    </Notice>
  );
}

const OwnApplication = lazyPanel(
  withTexts('own-application', () => import('./OwnApplication.tsx').then((file) => file.OwnApplication)),
);

interface OwnApplicationLook {
  /** The number that is filled in; undefined while nobody has asked for it. */
  readonly reference: string | undefined;
  readonly see: (reference: string) => void;
  readonly close: () => void;
}

/** For those who have applied already: closed until somebody asks, or comes by its link, which fills in a known number. */
function useOwnApplication(known: string | undefined): OwnApplicationLook {
  const navigate = useNavigate();
  const isLinked = useLocation({ select: isOwnApplication });
  const [reference, setReference] = useState(isLinked ? (known ?? '') : undefined);
  // Whoever follows a link to it wants to see what is in it.
  const [wasLinked, setWasLinked] = useState(isLinked);
  if (isLinked !== wasLinked) {
    setWasLinked(isLinked);
    if (isLinked) setReference((before) => before ?? '');
  }
  const close = () => {
    setReference(undefined);
    // The link leads here again.
    if (isLinked) void navigate({ to: '.', search: true, hash: '', replace: true, resetScroll: false });
  };
  return { reference, see: setReference, close };
}

const steps = () => [
  {
    title: t`Apply`,
    text: t`Fill in this form. It takes ${translate(university.applicationTime)}, and needs no documents yet.`,
  },
  {
    title: t`Confirmation`,
    text: t`You get a reference number at once, and an email within two working days.`,
  },
  {
    title: t`Review`,
    text: t`The admissions office compares your grades with what the course asks for, and may ask for copies.`,
  },
  {
    title: t`Decision`,
    text: t`You are admitted, put on the waiting list, or told why not. Every decision comes with its reason.`,
  },
  {
    title: t`Enrolment`,
    text: t`You accept your place and receive your roll number and your account for the student portal.`,
  },
];

const { days, hours } = university.admissionsHours;
const contacts = () => [
  { label: 'hours', Icon: ClockIcon, text: t`${translate(days)}, ${translate(hours)}` },
  { label: 'phone', Icon: PhoneIcon, text: <ContactLink scheme="tel" value={university.phone} /> },
  { label: 'email', Icon: MailIcon, text: <ContactLink scheme="mailto" value={university.email} /> },
];
