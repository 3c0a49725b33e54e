import {
  Box,
  Button,
  chakra,
  Flex,
  Heading,
  IconButton,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { applicationQuery } from '../admin-applications.ts';
import { ShortcutHints, type useOpenApplication } from '../open-application.tsx';
import { type Decision, decisionLabels, isKnownStatus } from '../application-status.ts';
import { t, translate } from '#src/languages/texts.ts';
import { formatDate, formatNumber, orNA } from '#src/platform/text/format.ts';
import type { Application } from '../application.ts';
import { LoadError } from '#src/records/failures.tsx';
import { useSlot } from '#src/records/slots.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';
import { SmallText } from '#src/ui/Notice.tsx';
import { DesiredCourse } from '../desired-course.tsx';
import { StandingBadge } from '../StandingBadge.tsx';
import { CreatedStudent } from './CreatedStudent.tsx';
import { ApplicationHistory, PanelSection, RejectionReason, StatusBadge, SubmittedData } from './ApplicationRecord.tsx';
import { Decide, DecisionBar } from './Decide.tsx';

export interface DecisionState {
  readonly id: string;
  readonly decision?: Decision | undefined;
  readonly decided?: { readonly from: string; readonly to: Decision };
}

export interface ApplicationProps {
  readonly id: string;
  /** The application as the list has it; it is shown until the server has been asked for it. */
  readonly listed: Application | undefined;
  readonly queue: ReturnType<typeof useOpenApplication>['queue'];
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
}

interface Props extends ApplicationProps {
  readonly state: DecisionState;
  readonly onChange: (state: DecisionState) => void;
  readonly headingId: string;
}

/** What is known of an open application, and its decision. */
export function ApplicationPanel({ id, listed, queue, state, onChange, headingId, onShow, onClose }: Props) {
  const query = useQuery(applicationQuery(id));
  const { position, count, previous, next, undecided } = queue;
  const { decision, decided } = state;
  const notices = useSlot('recordNotices').flatMap((one) => (one.of === 'application' ? one : []));
  const bar = useRef<HTMLDivElement>(null);
  const choose = (chosen: Decision | undefined) => onChange({ ...state, decision: chosen });
  const application = query.data ?? listed;
  const name = application ? orNA(application.fullName) : t`Application`;
  const step = (label: string, to: string | undefined, disabledReason: string) => (
    <Button
      size="sm"
      variant="ghost"
      disabled={to === undefined}
      title={to === undefined ? disabledReason : undefined}
      onClick={() => to !== undefined && onShow(to)}
    >
      {label}
    </Button>
  );

  return (
    <Flex direction="column" minH="0" maxH="full">
      <Box px={{ base: '4', md: '5' }} py="2" borderBottomWidth="1px" flexShrink="0">
        {/* The words of a button without a border begin where those below it do. */}
        <Flex
          as="nav"
          aria-label={t`Applications in the list`}
          align="center"
          gap="2.5"
          ms={{ base: '-2', md: '-3.5' }}
          me="-2"
        >
          {step(t`Previous`, previous, t`This is the first in the list`)}
          {step(t`Next`, next, t`This is the last in the list`)}
          <SmallText role="status" flex="1" lineHeight="short">
            <VisuallyHidden>{`${name}, `}</VisuallyHidden>
            <span>
              {position === undefined ? t`Not in this list` : t`${formatNumber(position)} of ${formatNumber(count)}`}
            </span>
          </SmallText>
          <IconButton size="sm" variant="ghost" aria-label={t`Close application`} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Flex>
      </Box>
      {/* The key scrolls each application back to its top. */}
      <Scrolled key={id}>
        <Head>
          <PanelHeading id={headingId}>{name}</PanelHeading>
          {application && (
            <>
              <Flex gap="2" rowGap="1" align="center" wrap="wrap">
                <StatusBadge status={application.status} />
                <StandingBadge id={id} />
                <SmallText>
                  {t`${orNA(application.referenceNumber)}, submitted ${formatDate(application.submittedAt)}`}
                </SmallText>
              </Flex>
              <DesiredCourse application={application} />
              <DecisionBar bar={bar} application={application} decision={decision} onChoose={choose} />
            </>
          )}
        </Head>
        <Stack gap="5" px={{ base: '4', md: '5' }} py="3">
          <LoadError
            error={query.error}
            words={{ failed: t`Failed to load application`, unanswered: t`Error loading application` }}
            meanwhile={application && t`What you see below was loaded earlier.`}
            onRetry={() => void query.refetch()}
          />
          {decided && (
            <DecisionMade
              text={decisionLabels(decided.from, decided.to).done(name)}
              onNext={undecided === undefined ? undefined : () => onShow(undecided)}
            />
          )}
          {application ? (
            <>
              {notices.map(({ key, title, Part }) =>
                title === undefined ? <Part key={`${key} ${id}`} application={application} /> : null,
              )}
              <CreatedStudent application={application} />
              <RejectionReason application={application} />
              {decision && isKnownStatus(application.status) && (
                <PanelSection title={t`Decision`}>
                  <Decide
                    key={id}
                    bar={bar}
                    application={application}
                    decision={decision}
                    onChoose={choose}
                    onDecided={(to) => onChange({ id, decided: { from: application.status, to } })}
                  />
                </PanelSection>
              )}
              <SubmittedData application={application} />
              {notices.map(({ key, title, Part }) =>
                title === undefined ? null : (
                  <PanelSection key={key} title={translate(title)}>
                    <Part key={id} application={application} />
                  </PanelSection>
                ),
              )}
              <ApplicationHistory application={application} />
              <ShortcutHints />
            </>
          ) : (
            query.isPending && (
              <Stack gap="4" role="status" aria-label={t`Loading application...`}>
                {['60%', '90%', '75%', '85%', '50%'].map((width) => (
                  <Skeleton key={width} height="5" width={width} />
                ))}
              </Stack>
            )
          )}
        </Stack>
      </Scrolled>
    </Flex>
  );
}

/** Where the window is tall enough, the head of the application and its decisions stay in view above the rest. */
const TALL = '@media (min-height: 43.75em)';

const Scrolled = chakra('div', {
  base: {
    overflow: 'auto',
    flex: '1',
    // A field that takes the focus is not below the head.
    [TALL]: { scrollPaddingTop: '14rem' },
  },
});

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    px: { base: '4', md: '5' },
    py: '3',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
    [TALL]: { position: 'sticky', top: '0', zIndex: '1' },
  },
});

function PanelHeading({ id, children }: { readonly id: string; readonly children: string }) {
  const router = useRouter();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const stepping = document.activeElement?.matches('nav button:not(:disabled)') ?? false;
    if (!stepping) heading.current?.focus();
    // After a navigation from another page the router moves the focus to the page's start.
    return router.subscribe('onRendered', ({ pathChanged }) => {
      if (pathChanged) heading.current?.focus();
    });
  }, [router]);
  return (
    <Heading as="h2" id={id} ref={heading} tabIndex={-1} size="2xl" outline="0" overflowWrap="anywhere">
      {children}
    </Heading>
  );
}

/** After a decision: what was done, and a button for the next undecided application; where there is none, that. */
function DecisionMade({ text, onNext }: { readonly text: string; readonly onNext: (() => void) | undefined }) {
  const message = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone with its form.
  useEffect(() => message.current?.focus(), []);
  return (
    <Flex
      gap="3"
      wrap="wrap"
      align="center"
      justify="space-between"
      p="3"
      borderRadius="l2"
      bg="bg.success"
      borderInlineStartWidth="4px"
      borderColor="border.success"
    >
      <Text ref={message} tabIndex={-1} outline="0" role="status" flex="1 1 10rem" overflowWrap="anywhere">
        {text}
      </Text>
      {onNext ? (
        <Button size="sm" onClick={onNext}>
          {t`Next undecided`}
        </Button>
      ) : (
        <SmallText>{t`No other undecided application is in this list.`}</SmallText>
      )}
    </Flex>
  );
}
