import type { EventEmitter } from 'node:events';

/** Whoever started the run has stopped it. What it had made is removed by then. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
  /** What is left on the server, as sentences. */
  readonly left: readonly string[];
  constructor(left: readonly string[] = []) {
    super('The run was stopped.');
    this.left = left;
  }
}

/** What a shell takes a program for that Ctrl+C has ended. */
export const interruptedCode = 130;

/** Within so many milliseconds a second signal is the same Ctrl+C: it comes from the terminal, and once more from npm. */
const sameKey = 500;

/**
 * A signal that aborts at the first Ctrl+C (or SIGTERM), so that the run can clean up. The next one ends the process at once.
 * @param process where the signals of the system arrive
 */
export function interruption(process: Pick<EventEmitter, 'on'> & { exit(code: number): void }): AbortSignal {
  const controller = new AbortController();
  let since = 0;
  const stop = () => {
    if (!controller.signal.aborted) {
      since = performance.now();
      console.error('\nStopping, and removing what was made. Once more to leave at once.');
      controller.abort(new Interrupted());
    } else if (performance.now() - since > sameKey) process.exit(interruptedCode);
  };
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, stop);
  return controller.signal;
}
