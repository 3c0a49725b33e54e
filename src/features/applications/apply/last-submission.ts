import { isRecord } from '#src/platform/api/shapes.ts';
import { sessionStore } from '#src/platform/storage/safe-storage.ts';

/** The last application that was submitted from this tab. */
interface Submission {
  readonly reference: string;
  readonly course: string;
}

const KEY = 'application:received';

/** Stores the reference number, since the toast with it closes after five seconds. */
export const rememberSubmission = (received: Submission) => sessionStore.setJson(KEY, received);

export const forgetSubmission = () => sessionStore.remove(KEY);

/** The last application that was submitted from this tab, if any. */
export function lastSubmission(): Submission | undefined {
  const stored = sessionStore.getJson(KEY);
  const { reference, course } = isRecord(stored) ? stored : {};
  return typeof reference === 'string' && typeof course === 'string' ? { reference, course } : undefined;
}
