import { isRecord } from '#src/platform/api/shapes.ts';
import { sessionStore } from '#src/platform/storage/safe-storage.ts';

/** The last application that was submitted from this tab. */
interface Received {
  readonly reference: string;
  readonly course: string;
}

const KEY = 'application:received';

/** Stores the reference number, since the toast with it closes after five seconds. */
export const rememberReceived = (received: Received) => sessionStore.setJson(KEY, received);

export const forgetReceived = () => sessionStore.remove(KEY);

/** The last application that was submitted from this tab, if any. */
export function lastReceived(): Received | undefined {
  const stored = sessionStore.getJson(KEY);
  const { reference, course } = isRecord(stored) ? stored : {};
  return typeof reference === 'string' && typeof course === 'string' ? { reference, course } : undefined;
}
