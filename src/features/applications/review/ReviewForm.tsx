import { Alert, Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import * as yup from 'yup';
import {
  applicationStatusTone,
  blockedReason,
  type Decision,
  decisionLabels,
  DECISIONS,
  requiredFields,
  statusInfo,
} from '../application-status.ts';
import { applicationFields } from '../application.ts';
import { suggestedReasons } from '../rejection-reasons.ts';
import { msg, t, translate } from '#src/languages/texts.ts';
import { rich } from '#src/languages/rich.tsx';
import { listed } from '#src/platform/text/listed.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { Form, FormError } from '#src/forms/Form.tsx';
import { SubmitButton, TextAreaField } from '#src/forms/fields.tsx';
import { atMost } from '#src/forms/rules.ts';
import { useSlot } from '#src/records/slots.tsx';
import { SmallText } from '#src/ui/Notice.tsx';

type Rows = readonly { readonly status: string }[];

/** The words of a decision. Rejected applications alone are reopened; among others the general words are used. */
const labelsFor = (rows: Rows, decision: Decision) =>
  decisionLabels(new Set(rows.map(({ status }) => status)).size === 1 ? (rows[0]?.status ?? '') : '', decision);

const palettes: Readonly<Record<string, string>> = { danger: 'red', success: 'green' };
const decisionPalette = (decision: Decision) => palettes[applicationStatusTone(decision)] ?? 'brand';

function blockedReasonOfAll(rows: Rows, to: Decision): string | undefined {
  const reasons = [...new Set(rows.map((row) => blockedReason(row, to)))];
  if (reasons.includes(undefined)) return undefined;
  return reasons.length === 1 ? reasons[0] : t`None of them allows this decision.`;
}

/** The step that usually comes next, where it is the same for all. */
function nextOfAll(rows: Rows): string | undefined {
  const steps = new Set(rows.map(({ status }) => statusInfo(status)?.next));
  return steps.size === 1 ? [...steps][0] : undefined;
}

/** A review decides nothing yet. On the narrowest screens the buttons stand in two columns. */
const apart = {
  '& > [value=UNDER_REVIEW]': { marginInlineEnd: '2' },
  '@media (max-width: 22.5rem)': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    '& > [value=UNDER_REVIEW]': { marginInlineEnd: '0' },
  },
};

interface DecisionButtonsProps {
  readonly label: string;
  readonly rows: Rows;
  readonly chosen: Decision | undefined;
  readonly counted?: boolean;
  readonly onChoose: (decision: Decision) => void;
}

/** A button for every decision that is not taken yet. One that is not allowed is disabled; the reasons stand below, each once. */
export function DecisionButtons({ label, rows, chosen, counted, onChoose }: DecisionButtonsProps) {
  const id = useId();
  // Once one is chosen, what comes next is to send it.
  const next = chosen === undefined ? nextOfAll(rows) : undefined;
  const open = DECISIONS.filter((one) => one === chosen || rows.some(({ status }) => status !== one));
  const choices = open.map((decision) => {
    const choose = translate(labelsFor(rows, decision).choose);
    const count = rows.filter((row) => blockedReason(row, decision) === undefined).length;
    return {
      decision,
      palette: decisionPalette(decision),
      name: counted ? t`${choose} (${formatNumber(count)})` : choose,
      blocked: blockedReasonOfAll(rows, decision),
    };
  });
  const reasons = [...new Set(choices.flatMap(({ blocked }) => blocked ?? []))];
  const namesOf = (reason: string) => listed(choices.flatMap(({ name, blocked }) => (blocked === reason ? name : [])));
  return (
    <>
      <Flex role="group" aria-label={label} gap="2" wrap="wrap" css={apart}>
        {choices.map(({ decision, palette, name, blocked }) => (
          <Button
            key={decision}
            value={decision}
            size="sm"
            // Of two columns one may be narrower than its words.
            height="auto"
            minH="9"
            py="1"
            whiteSpace="normal"
            colorPalette={palette}
            variant={decision === next ? 'solid' : 'surface'}
            borderColor={decision === next || palette === 'brand' ? undefined : 'colorPalette.solid'}
            aria-pressed={decision === chosen}
            disabled={blocked !== undefined}
            aria-describedby={blocked === undefined ? undefined : `${id}${reasons.indexOf(blocked)}`}
            title={blocked}
            onClick={() => onChoose(decision)}
          >
            {name}
          </Button>
        ))}
      </Flex>
      {reasons.length > 0 && (
        <chakra.ul textStyle="sm" color="fg.muted">
          {reasons.map((reason, i) => (
            <li key={reason}>
              {rich({
                reason: (words) => <span id={`${id}${i}`}>{words}</span>,
              })`${(<bdi>{namesOf(reason)}</bdi>)}: <reason>${reason}</reason>`}
            </li>
          ))}
        </chakra.ul>
      )}
    </>
  );
}

export interface ReviewValues {
  readonly reviewComments: string;
  readonly rejectionReason: string;
  readonly [field: string]: string;
}

const BLANK: ReviewValues = { reviewComments: '', rejectionReason: '' };

/** Contract, ApplicationReview: how long each may be. */
const COMMENTS_MAX = 2000;
const REASON_MAX = 1000;

interface RequiredTexts {
  readonly reason: boolean;
  readonly comments: keyof typeof commentsFor | undefined;
}

/** For which decisions comments are required, and what is said where there are none. */
const commentsFor = {
  reopening: {
    missing: msg`Comments are required to reopen an application`,
    help: msg`Why it is opened again. Kept in the timeline.`,
  },
  overCapacity: {
    missing: msg`Comments are required to admit over capacity`,
    help: msg`Why you admit more students than there are seats. Kept in the timeline.`,
  },
};

function schemaFor(required: RequiredTexts) {
  const needed = required.comments && commentsFor[required.comments].missing;
  const text = yup.string().trim();
  const comments = text.test(atMost(COMMENTS_MAX, () => t`Comments must be at most ${COMMENTS_MAX} characters`));
  const reason = text.test(atMost(REASON_MAX, () => t`The reason must be at most ${REASON_MAX} characters`));
  return yup.object({
    reviewComments: needed ? comments.required(() => translate(needed)) : comments,
    rejectionReason: required.reason ? reason.required(() => t`A reason for the rejection is required`) : reason,
  });
}

interface Props {
  readonly label: string;
  /** The name under which the texts are kept until they are sent. */
  readonly draft: string;
  /** They are not sent by `onSubmit` yet. */
  readonly keepsDraft?: boolean;
  /** What is decided; the texts are those that the decision needs where it is allowed. */
  readonly rows: Rows;
  readonly decision: Decision | undefined;
  readonly isOverCapacity?: boolean;
  /** How many are decided at once; absent for one that is open. */
  readonly count?: number;
  readonly blocked?: string | undefined;
  readonly note?: string;
  readonly failure?: ComponentProps<typeof Form<ReviewValues>>['failure'];
  readonly onSubmit: (values: ReviewValues) => Promise<void> | void;
  /** Keeps the decision without taking it; absent where the server cannot. */
  readonly onHold?: ((values: ReviewValues) => Promise<void> | void) | undefined;
  readonly onCancel: () => void;
  /** A quieter choice beside the buttons. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

export function ReviewForm({ rows, decision, draft, blocked, isOverCapacity = false, ...props }: Props) {
  const labels = decision && labelsFor(rows, decision);
  const choose = translate(labels?.choose ?? '');
  const needs = decision ? rows.map(({ status }) => requiredFields(status, decision)) : [];
  const isReopening = needs.some(({ comments }) => comments);
  const required: RequiredTexts = {
    reason: needs.some(({ reason }) => reason),
    comments: isReopening ? 'reopening' : isOverCapacity ? 'overCapacity' : undefined,
  };
  const sendLabel = () => {
    if (isOverCapacity) return t`Approve Over Capacity`;
    return props.count === undefined ? translate(labels?.send ?? '') : (labels?.sendAll(props.count) ?? '');
  };
  const isHolding = useRef(false);
  return (
    <Form<ReviewValues>
      label={props.label}
      initialValues={BLANK}
      draft={draft}
      keepsDraft={props.keepsDraft === true}
      schema={schemaFor(required)}
      {...(props.failure && { failure: props.failure })}
      onSubmit={(values) => (isHolding.current && props.onHold ? props.onHold(values) : props.onSubmit(values))}
    >
      <Stack gap="4">
        {props.children}
        {decision && <ReviewFields key={decision} required={required} />}
        <FormError />
        {blocked !== undefined && (
          <Alert.Root status="warning" role="note">
            <Alert.Content>{t`${choose} is not possible any more. ${blocked} What you wrote is kept.`}</Alert.Content>
          </Alert.Root>
        )}
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Button variant="surface" onClick={props.onCancel}>
            {t`Cancel`}
          </Button>
          {decision && blocked === undefined && props.onHold && (
            <HoldButton onChange={(isHeld) => (isHolding.current = isHeld)} />
          )}
          {decision &&
            labels &&
            (blocked === undefined ? (
              <SubmitButton busyLabel={translate(labels.sending)} colorPalette={decisionPalette(decision)}>
                {sendLabel()}
              </SubmitButton>
            ) : (
              <Button disabled title={blocked}>
                {sendLabel()}
              </Button>
            ))}
        </Flex>
        {/* Below them: its code comes later, and must not move the button that is about to be pressed. */}
        {props.beside}
        {props.note && <SmallText>{props.note}</SmallText>}
      </Stack>
    </Form>
  );
}

/** What keeps so many decisions of a kind to be taken later; undefined where nothing does. */
export const useHolding = (decision: Decision | undefined, count: number) =>
  useSlot('recordActions')
    .flatMap((one) => (one.of === 'decision' ? one : []))
    .find(({ canHold }) => decision && canHold(decision, count));

function HoldButton({ onChange }: { readonly onChange: (isHolding: boolean) => void }) {
  const { submitForm, isSubmitting } = useFormikContext();
  return (
    <Button
      variant="surface"
      disabled={isSubmitting}
      title={t`It takes effect when it is released. Until then only the office knows of it`}
      onClick={() => {
        onChange(true);
        // Formik settles it too where the form is not valid.
        void submitForm().finally(() => onChange(false));
      }}
    >
      {t`Hold Decision`}
    </Button>
  );
}

const commentsHelp = (required: RequiredTexts['comments']) =>
  translate(required ? commentsFor[required].help : msg`Kept in the timeline.`);

function ReviewFields({ required }: { readonly required: RequiredTexts }) {
  const { setFieldValue, setFieldTouched } = useFormikContext<ReviewValues>();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector('textarea')?.focus(), []);

  async function suggest(reason: string): Promise<void> {
    await setFieldValue('rejectionReason', reason);
    await setFieldTouched('rejectionReason', false, false);
    fields.current?.querySelector('textarea')?.focus();
  }

  return (
    <Stack ref={fields} gap="4">
      {required.reason && (
        <div>
          <TextAreaField
            name="rejectionReason"
            label={translate(applicationFields.rejectionReason.label)}
            required
            rows={3}
            help={t`This is what the applicant is told.`}
          />
          <Flex role="group" aria-label={t`Suggested reasons`} gap="1.5" wrap="wrap" mt="2">
            {suggestedReasons.map(translate).map((reason) => (
              <Button
                key={reason}
                size="xs"
                variant="surface"
                height="auto"
                minH="8"
                py="1"
                whiteSpace="normal"
                textAlign="start"
                maxW="full"
                flexShrink="1"
                onClick={() => void suggest(reason)}
              >
                {reason}
              </Button>
            ))}
          </Flex>
        </div>
      )}
      <TextAreaField
        name="reviewComments"
        label={translate(applicationFields.reviewComments.label)}
        required={required.comments !== undefined}
        rows={3}
        help={commentsHelp(required.comments)}
      />
      {required.reason && <SmallText>{t`Without comments the timeline shows the reason.`}</SmallText>}
    </Stack>
  );
}
