import { Alert, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import { gradePercent } from '#openapi/grade-percent.ts';
import { applicationStatusLabel, applicationStatusTone } from '../application-status.ts';
import { type Application, applicationFields } from '../application.ts';
import { shownReason } from '../rejection-reasons.ts';
import { t } from '#src/languages/texts.ts';
import { formatDateTime, formatPercent, orNA } from '#src/platform/text/format.ts';
import { fieldsWhere } from '#src/records/fields/field.ts';
import { recordFacts } from '#src/records/form/RecordView.tsx';
import { Facts } from '#src/ui/TitledCard.tsx';
import { SmallText } from '#src/ui/Notice.tsx';
import { ToneBadge } from '#src/ui/ToneBadge.tsx';

export function PanelSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} display="flex" flexDirection="column" gap="3">
      <Heading as="h3" id={id} size="lg">
        {title}
      </Heading>
      {children}
    </chakra.section>
  );
}

const submitted = fieldsWhere<Application>(applicationFields, ({ section }) => section === 'submitted');

export function RejectionReason({ application }: { readonly application: Application }) {
  if (application.status !== 'REJECTED') return null;
  return (
    <Alert.Root status="error" role="note" aria-label={t`Reason for the rejection`}>
      <Alert.Content>
        <Alert.Title>{t`Reason for the rejection`}</Alert.Title>
        <Alert.Description whiteSpace="pre-line">
          {shownReason(application.rejectionReason) || t`No reason was recorded.`}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

const Steps = chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    '& > li': { position: 'relative', ps: '6', pb: '5', overflowWrap: 'anywhere' },
    '& > li::before': {
      content: '""',
      position: 'absolute',
      insetStart: '0',
      top: '1.5',
      boxSize: '3',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'accent.solid',
      bg: 'bg.panel',
    },
    '& > li:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetStart: '0.3125rem',
      top: '5',
      bottom: '-1',
      borderInlineStartWidth: '2px',
      borderColor: 'border.emphasized',
    },
    '& > li:last-child': { pb: '0' },
  },
});

export function StatusBadge({ status }: { readonly status: string }) {
  return <ToneBadge tone={applicationStatusTone(status)}>{applicationStatusLabel(status)}</ToneBadge>;
}

const who = (name: string | undefined, at: string) => (
  <SmallText mt="1">{t`${orNA(name)}, ${formatDateTime(at)}`}</SmallText>
);

/** What the applicant has written (section 3), as far as the head does not say it in the same words. */
export function SubmittedData({ application }: { readonly application: Application }) {
  const { fullName, desiredCourse, previousGrade, ...others } = submitted;
  const grade = gradePercent(application.previousGrade);
  const isSaid = grade !== undefined && formatPercent(grade) === application.previousGrade.trim();
  const fields = isSaid || !previousGrade ? others : { previousGrade, ...others };
  return (
    <PanelSection title={t`Submitted data`}>
      <Facts facts={recordFacts(fields, application)} rowGap="0.5" />
    </PanelSection>
  );
}

/** The latest comments, and every step with its own, the latest first. */
export function ApplicationHistory({ application }: { readonly application: Application }) {
  const { reviewComments, reviewedBy, reviewedAt, history, fullName, submittedAt } = application;
  return (
    <>
      <PanelSection title={t`Comments`}>
        {reviewComments ? (
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            {reviewComments}
          </Text>
        ) : (
          <Text color="fg.muted">{t`Nobody has commented on it yet.`}</Text>
        )}
        {reviewedBy && <SmallText>{t`Last reviewed by ${reviewedBy}, ${formatDateTime(reviewedAt)}`}</SmallText>}
      </PanelSection>
      <PanelSection title={t`Timeline`}>
        <Steps reversed>
          {[...history].reverse().map(({ from, to, by, at, comments, overCapacity }, i) => (
            <li key={`${at} ${history.length - i}`}>
              <Flex gap="1.5" align="center" wrap="wrap">
                <StatusBadge status={orNA(from)} />
                <chakra.span aria-hidden="true" _rtl={{ transform: 'scaleX(-1)' }}>
                  →
                </chakra.span>
                <chakra.span srOnly>{t`to`}</chakra.span>
                <StatusBadge status={orNA(to)} />
                {overCapacity && <ToneBadge tone="warning">{t`Over capacity`}</ToneBadge>}
              </Flex>
              {who(by, at)}
              {comments && (
                <Text mt="1" whiteSpace="pre-line">
                  {shownReason(comments)}
                </Text>
              )}
            </li>
          ))}
          <li>
            <StatusBadge status="APPLIED" />
            {who(fullName, submittedAt)}
          </li>
        </Steps>
      </PanelSection>
    </>
  );
}
