import { Alert } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '#src/ui/dialog/dialogs.tsx';
import { Message, Notice } from '#src/ui/Notice.tsx';
import { describeFailure } from '#src/records/failures.tsx';
import type { OutcomeWords } from '#src/records/record-type.ts';

export interface Question {
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
  readonly busyLabel: string;
  /** What is said where the server refuses without a word, or does not answer. */
  readonly words: Pick<OutcomeWords, 'failed' | 'unanswered'>;
  readonly run: () => Promise<void>;
}

interface Props {
  readonly question: Question | undefined;
  readonly onClose: () => void;
  readonly onClosed?: () => void;
}

/** Asks, and does it once. Where that fails the question stays open, with the server's reason in it. */
export function ConfirmAction({ question, onClose, onClosed }: Props) {
  // The words stay in sight while the dialog closes.
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: ({ run }: Question) => run() });
  const leave = () => {
    reset();
    onClose();
  };
  if (!last) return null;
  const { title, message, confirmLabel, busyLabel, words } = last;
  return (
    <ConfirmDialog
      open={question !== undefined}
      title={title}
      message={message}
      confirmLabel={isPending ? busyLabel : confirmLabel}
      busy={isPending}
      onConfirm={() => mutate(last, { onSuccess: leave })}
      onClose={leave}
      {...(onClosed && { onClosed })}
    >
      {error && <Failure error={error} words={words} />}
    </ConfirmDialog>
  );
}

function Failure({ error, words }: { readonly error: unknown } & Pick<Question, 'words'>) {
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed has been disabled meanwhile, and has lost the focus.
  useEffect(() => notice.current?.focus(), []);
  const { message, reason } = describeFailure(error, words);
  return (
    <Notice ref={notice} tabIndex={-1} outline="0" status="error" role="alert" mt="4" title={message}>
      {reason && (
        <Alert.Description>
          <Message text={reason} />
        </Alert.Description>
      )}
    </Notice>
  );
}
