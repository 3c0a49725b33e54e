import { Alert } from '@chakra-ui/react';
import { type QueryKey, skipToken, useQuery } from '@tanstack/react-query';
import {
  explanationOf,
  fallbackOf,
  heldUntil,
  isRefusal,
  isStopped,
  messageOf,
  reasonBeside,
} from '../platform/api/errors.ts';
import { ErrorState, Notice } from '../ui/Notice.tsx';
import { toast } from '../ui/toast/toast.ts';
import { t } from '../languages/texts.ts';
import { unreadableKey } from './calls/resource.ts';
import type { FailureWords } from './record-type.ts';

interface Props {
  readonly error: unknown;
  readonly words: FailureWords;
  readonly meanwhile?: string | undefined;
  readonly onRetry: () => void;
}

/** Whether a query has failed in a way that its screen has to tell: a session that has ended leads to /login by itself. */
export const isLoadFailure = (error: unknown): boolean => Boolean(error) && !isRefusal(error, 401);

export function LoadError({ error, words: { failed, unanswered }, meanwhile, onRetry }: Props) {
  if (!isLoadFailure(error)) return null;
  return (
    <ErrorState
      message={isStopped(error) ? t`Loading stopped` : fallbackOf(error, failed, unanswered)}
      reason={explanationOf(error)}
      meanwhile={meanwhile}
      onRetry={onRetry}
      retryHeldUntil={heldUntil(error)}
    />
  );
}

interface UnreadableProps {
  readonly listKey: QueryKey;
  readonly rows: readonly unknown[] | undefined;
  /** `2 of 60 students could not be read`. */
  readonly title: (some: number, all: number) => string;
  /** What follows from it for whoever reads the list. */
  readonly children: string;
}

export function UnreadableRows({ listKey, rows, title, children }: UnreadableProps) {
  const { data: unreadable = 0 } = useQuery<number>({ queryKey: unreadableKey(listKey), queryFn: skipToken });
  if (unreadable === 0 || !rows) return null;
  return (
    <Notice status="warning" role="status" title={title(unreadable, rows.length + unreadable)}>
      <Alert.Description>{children}</Alert.Description>
    </Notice>
  );
}

export function toastLoadFailure(error: unknown, { failed, unanswered }: FailureWords): void {
  if (isLoadFailure(error)) toast.error(fallbackOf(error, failed, unanswered), explanationOf(error));
}

/** Section 8, "server message, else": what is said of a write that has failed, and why where that is something else. */
export function describeFailure(error: unknown, { failed, unanswered }: FailureWords) {
  const message = messageOf(error, failed, unanswered);
  return { message, reason: reasonBeside(message, error) };
}

/** Says in a toast that a write has failed, why where that is known, and perhaps what can be done. */
export function toastFailure(error: unknown, words: FailureWords, remedy?: string): void {
  const { message, reason } = describeFailure(error, words);
  toast.error(message, [reason, remedy].filter(Boolean).join(' ') || undefined);
}
