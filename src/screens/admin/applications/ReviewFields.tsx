import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useEffect, useId, useRef } from 'react';
import * as yup from 'yup';
import { applicationStatusTone } from '../../../domain/application-status.ts';
import { DECISIONS, type Decision } from '../../../domain/application-transitions.ts';
import { TextAreaField } from '../../../forms/TextAreaField.tsx';

/** What an administrator writes beside a decision. */
export interface ReviewValues {
  readonly reviewComments: string;
  readonly rejectionReason: string;
  readonly [field: string]: string;
}

/** Which fields a decision cannot be sent without. */
type RequiredFields = { readonly reason: boolean; readonly comments: boolean };

export const BLANK_REVIEW: ReviewValues = { reviewComments: '', rejectionReason: '' };

/** Contract, ApplicationReview: how long each may be. */
const COMMENTS_MAX = 2000;
const REASON_MAX = 1000;

/** The rules of the fields; which of them are required depends on the decision, see `requiredFields`. */
export function reviewSchema(required: RequiredFields) {
  const comments = yup.string().trim().max(COMMENTS_MAX, `Comments must be at most ${COMMENTS_MAX} characters`);
  const reason = yup.string().trim().max(REASON_MAX, `The reason must be at most ${REASON_MAX} characters`);
  return yup.object({
    reviewComments: required.comments ? comments.required('Comments are required to reopen an application') : comments,
    rejectionReason: required.reason ? reason.required('A reason for the rejection is required') : reason,
  });
}

/** The colours of a decision's buttons. */
export const decisionPalette = (decision: Decision) => (applicationStatusTone(decision) === 'danger' ? 'red' : 'brand');

interface Choice {
  readonly label: string;
  /** Why it cannot be chosen; undefined where it can. */
  readonly blocked: string | undefined;
}

interface DecisionButtonsProps {
  readonly label: string;
  readonly chosen: Decision | undefined;
  readonly choice: (decision: Decision) => Choice;
  readonly onChoose: (decision: Decision) => void;
}

/** A button for every decision. One that is not allowed is disabled, and the reason stands below. */
export function DecisionButtons({ label, chosen, choice, onChoose }: DecisionButtonsProps) {
  const id = useId();
  const choices = DECISIONS.map((decision) => ({ decision, ...choice(decision) }));
  const blockedChoices = choices.filter(({ blocked }) => blocked !== undefined);
  return (
    <>
      <Flex role="group" aria-label={label} gap="2" wrap="wrap">
        {choices.map(({ decision, label: name, blocked }) => (
          <Button
            key={decision}
            size="sm"
            colorPalette={decisionPalette(decision)}
            variant={decision === chosen ? 'solid' : 'surface'}
            aria-pressed={decision === chosen}
            disabled={blocked !== undefined}
            aria-describedby={blocked === undefined ? undefined : `${id}${decision}`}
            title={blocked}
            onClick={() => onChoose(decision)}
          >
            {name}
          </Button>
        ))}
      </Flex>
      {blockedChoices.length > 0 && (
        <chakra.ul textStyle="sm" color="fg.muted">
          {blockedChoices.map(({ decision, label: name, blocked }) => (
            <li key={decision}>
              {`${name}: `}
              <span id={`${id}${decision}`}>{blocked}</span>
            </li>
          ))}
        </chakra.ul>
      )}
    </>
  );
}

/** Reasons that are given often; they can be edited, and others can be written. */
const REJECTION_REASONS: readonly string[] = [
  'The grade is below the course’s minimum.',
  'A required subject is missing from the last examination.',
  'The mark sheet could not be verified.',
  'Required documents were not handed in by the closing date.',
  'The course’s seats for this round are filled.',
];

/** The texts beside a decision: comments, and for a rejection its reason. */
export function ReviewFields({ required }: { readonly required: RequiredFields }) {
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
            label="Reason for the rejection"
            required
            rows={3}
            maxLength={REASON_MAX}
            help="This is what the applicant is told."
          />
          <Flex role="group" aria-label="Suggested reasons" gap="1.5" wrap="wrap" mt="2">
            {REJECTION_REASONS.map((reason) => (
              <Button
                key={reason}
                size="xs"
                variant="subtle"
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
        label="Comments"
        required={required.comments}
        rows={3}
        maxLength={COMMENTS_MAX}
        help={required.comments ? 'Why it is opened again. Kept in the timeline.' : 'Kept in the timeline.'}
      />
      {required.reason && (
        <Text textStyle="sm" color="fg.muted">
          Without comments the timeline shows the reason.
        </Text>
      )}
    </Stack>
  );
}
