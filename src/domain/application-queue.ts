/** Where somebody stands in a list that is stepped through one by one. */
export interface QueuePlace {
  /** From 1; undefined where the open one is not in the list (any more). */
  readonly position: number | undefined;
  readonly count: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
}

/**
 * The neighbours of the open application in the list as it is now. One that a decision has taken out of the filter has
 * the neighbours that it had: `before` is the list as it was when the open one was last in it.
 */
export function placeInQueue(
  queue: readonly string[],
  open: string | undefined,
  before: readonly string[] = queue,
): QueuePlace {
  const at = open === undefined ? -1 : queue.indexOf(open);
  const present = new Set(queue);
  const trail = at < 0 ? before : queue;
  const stood = open === undefined ? -1 : trail.indexOf(open);
  const following = trail.slice(stood + 1).find((id) => present.has(id));
  return {
    position: at < 0 ? undefined : at + 1,
    count: queue.length,
    previous: stood < 0 ? undefined : trail.slice(0, stood).findLast((id) => present.has(id)),
    next: stood < 0 ? queue[0] : following,
  };
}

/** The next one of the list that still waits for a decision, and from its end on again from its start. */
export function nextUndecided(
  queue: readonly string[],
  open: string | undefined,
  before: readonly string[],
  isUndecided: (id: string) => boolean,
): string | undefined {
  const trail = open === undefined || queue.includes(open) ? queue : before;
  const stood = open === undefined ? -1 : trail.indexOf(open);
  const present = new Set(queue);
  const around = stood < 0 ? queue : [...trail.slice(stood + 1), ...trail.slice(0, stood)];
  return around.find((id) => id !== open && present.has(id) && isUndecided(id));
}
