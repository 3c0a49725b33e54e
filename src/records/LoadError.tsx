import { explanationOf, fallbackOf, isRefusal, isStopped } from '../platform/api/errors.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import type { OutcomeWords } from './record-type.ts';

interface Props {
  /** What a query has failed with; null where it has not. */
  readonly error: unknown;
  /** Section 8: what is said of a refusal, and of no answer. */
  readonly words: Pick<OutcomeWords, 'failed' | 'unanswered'>;
  /** What the screen shows meanwhile, where it shows something. */
  readonly meanwhile?: string | undefined;
  readonly onRetry: () => void;
}

/** Whether a query has failed in a way that its screen has to tell: a session that has ended leads to /login by itself. */
export const isLoadFailure = (error: unknown): boolean => Boolean(error) && !isRefusal(error, 401);

/** Says that something could not be loaded and why, with a retry. */
export function LoadError({ error, words: { failed, unanswered }, meanwhile, onRetry }: Props) {
  if (!isLoadFailure(error)) return null;
  return (
    <ErrorState
      message={isStopped(error) ? 'Loading stopped' : fallbackOf(error, failed, unanswered)}
      reason={explanationOf(error)}
      meanwhile={meanwhile}
      onRetry={onRetry}
    />
  );
}
