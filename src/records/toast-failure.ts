import { messageOf, explanationOf } from '../platform/api/errors.ts';
import { toast } from '../ui/toast/toast.ts';
import type { OutcomeWords } from './record-type.ts';

/** Section 8, "server message, else": says in a toast that a write has failed, and why where that is known. */
export function toastFailure(
  error: unknown,
  { failed, unanswered }: Pick<OutcomeWords, 'failed' | 'unanswered'>,
): void {
  const message = messageOf(error, failed, unanswered);
  const reason = explanationOf(error);
  toast.error(message, reason === message ? undefined : reason);
}
