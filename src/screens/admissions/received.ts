import { isRecord } from '../../api/shapes.ts';
import { sessionStore } from '../../storage/safe-storage.ts';

/** What came of the last application that was sent from this tab. */
export interface Received {
  readonly reference: string;
  readonly course: string;
}

const KEY = 'application:received';

/** Remembers the reference number, since a toast is gone after five seconds. */
export function rememberReceived({ reference, course }: Received): void {
  sessionStore.setJson(KEY, { reference, course });
}

/** The last application of this tab, if there was one. */
export function lastReceived(): Received | undefined {
  const stored = sessionStore.getJson(KEY);
  const { reference, course } = isRecord(stored) ? stored : {};
  return typeof reference === 'string' && typeof course === 'string' ? { reference, course } : undefined;
}
