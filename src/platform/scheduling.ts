/** How long a step of `workWhenIdle` takes, about. */
const STEP_MS = 5;
const IDLE_TIMEOUT_MS = 1000;

/**
 * Does some work while the browser has nothing else to do, but a step after a second at the latest; where it does not say
 * when that is (Safari), in tasks of their own. One idle period of the browser, up to 50 ms, takes several steps.
 * @param step a part of the work, a few milliseconds of it; returns whether there is more
 * @returns how to stop it
 */
export function workWhenIdle(step: () => boolean | void): () => void {
  const request = (task: (deadline?: IdleDeadline) => void) =>
    // Without a timeout, a page that is busy or in the background may never be told.
    'requestIdleCallback' in globalThis ? requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS }) : setTimeout(task);
  let next = step;
  const run = (deadline?: IdleDeadline) => {
    while (next()) if (!deadline || deadline.timeRemaining() <= STEP_MS) return void request(run);
  };
  request(run);
  return () => void (next = () => false);
}

/** How long the page must not have been used: the screen's own code loads first. An object, so that a test need not wait. */
export const paintDelay = { ms: 1000 };

/**
 * Runs the task when the first screen has been painted, nobody has used the page for a second, and the browser is idle:
 * for code that somebody may want next, and has not asked for.
 * @param uses the events that count as use
 * @returns how to cancel it
 */
export function whenUnused(
  task: () => void,
  uses: readonly string[] = ['input', 'keydown', 'pointerdown', 'scroll'],
): () => void {
  const waiting = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let cancel = () => {
    clearTimeout(timer);
    waiting.abort();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      waiting.abort();
      cancel = workWhenIdle(task);
    }, paintDelay.ms);
  };
  for (const type of uses) addEventListener(type, wait, { capture: true, signal: waiting.signal });
  wait();
  return () => cancel();
}

/** Calls back when what has been drawn is on the screen: a frame draws it, and a task begins when that is done. */
export function afterNextPaint(done: () => void): () => void {
  let task: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (task = setTimeout(done)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}

export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: { readonly yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resume) => setTimeout(resume));
}

/** How long the page may be kept from answering: with room for a slow machine below the 50 ms that a person may notice. */
const SLICE_MS = 20;

/** Tells after a step of long work what is to be awaited before the next one, if anything. */
export type Yielder = () => Promise<void> | undefined;

/** Awaited after each step of long work, it yields when the page has waited; an aborted `signal` ends the work. */
export function createYielder(signal?: AbortSignal): Yielder {
  let until = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < until) return undefined;
    return yieldToMain().then(() => {
      signal?.throwIfAborted();
      until = performance.now() + SLICE_MS;
    });
  };
}

const INTERVAL_MS = 100;

/** Calls `tell` at most every tenth of a second: the first time at once, and always with the latest arguments at the end. */
export function throttle<Args extends unknown[]>(tell: (...args: Args) => void): (...args: Args) => void {
  let last = -Infinity;
  let latest: Args;
  let isWaiting = false;
  const call = () => {
    isWaiting = false;
    last = performance.now();
    tell(...latest);
  };
  return (...args) => {
    latest = args;
    const wait = last + INTERVAL_MS - performance.now();
    if (wait <= 0) return call();
    if (!isWaiting) setTimeout(call, wait);
    isWaiting = true;
  };
}

/** The longest pause that a button keeps. Whoever is asked to wait longer decides alone when to try again. */
export const LONGEST_PAUSE_SECONDS = 3600;

/** How many seconds of a pause are left; none where this computer's clock has been set back since it began. */
export function secondsLeft(until: number | undefined, now = Date.now()): number {
  const seconds = Math.ceil(((until ?? 0) - now) / 1000);
  return seconds > 0 && seconds <= LONGEST_PAUSE_SECONDS ? seconds : 0;
}
