/** What came of the last application that was sent from this tab. */
export interface Received {
  readonly reference: string;
  readonly course: string;
}

const KEY = 'application:received';

/** Remembers the reference number, since a toast is gone after five seconds. */
export function rememberReceived({ reference, course }: Received): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ reference, course }));
  } catch {
    // The toast has shown it, and the confirmation brings it again.
  }
}

/** The last application of this tab, if there was one. */
export function lastReceived(): Received | undefined {
  try {
    const { reference, course }: Record<string, unknown> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof reference === 'string' && typeof course === 'string' ? { reference, course } : undefined;
  } catch {
    return undefined;
  }
}
