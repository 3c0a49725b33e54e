import { Stack, Text } from '@chakra-ui/react';
import { useRef } from 'react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import {
  decisionLabels,
  isKnownStatus,
  blockedReason,
  type Decision,
} from '../../../../domain/application-transitions.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import { Part } from './Part.tsx';
import { ReviewForm } from './ReviewForm.tsx';

interface Props {
  readonly application: components['schemas']['Application'];
  /** The decision that is being made. */
  readonly decision: Decision | undefined;
  readonly onChoose: (decision: Decision | undefined) => void;
  readonly onDecided: (decision: Decision) => void;
}

/** What can be done with the application: a decision is chosen first, and sent with what it needs. */
export function Decide({ application, decision, onChoose, onDecided }: Props) {
  const buttons = useRef<HTMLDivElement>(null);
  const { status } = application;

  function cancel(): void {
    // The form goes, and the button in it that has the focus.
    buttons.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
    onChoose(undefined);
  }

  if (!isKnownStatus(status))
    return (
      <Part title="Decision">
        <Text color="fg.muted">
          The server calls this status {status}, which this portal does not know. It can be looked at, and not be
          decided here.
        </Text>
      </Part>
    );
  return (
    <Part title="Decision">
      <Stack ref={buttons} gap="3">
        <DecisionButtons
          label="Decision"
          chosen={decision}
          choice={(one) => ({ label: decisionLabels(status, one).choose, refused: blockedReason(status, one) })}
          onChoose={(one) => onChoose(one === decision ? undefined : one)}
        />
      </Stack>
      {decision && (
        <ReviewForm
          application={application}
          decision={decision}
          onCancel={cancel}
          onDecided={() => onDecided(decision)}
        />
      )}
    </Part>
  );
}
