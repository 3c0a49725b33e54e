/** Where somebody stands in a list that is stepped through one by one. */
export interface QueuePlace {
  /** From 1; undefined where the open one is not in the list (any more). */
  readonly position: number | undefined;
  readonly count: number;
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** The next one that still waits for a decision, and from the end of the list on again from its start. */
  readonly undecided: string | undefined;
}

/**
 * The neighbours of the open application in the list as it is now. One that a decision has taken out of the filter has
 * the neighbours that it had: `before` is the list as it was when the open one was last in it.
 */
export function placeInQueue(
  queue: readonly string[],
  open: string | undefined,
  before: readonly string[],
  waiting: ReadonlySet<string>,
): QueuePlace {
  const at = open === undefined ? -1 : queue.indexOf(open);
  const trail = at < 0 ? before : queue;
  const stood = open === undefined ? -1 : trail.indexOf(open);
  const present = new Set(queue);
  const earlier = trail.slice(0, Math.max(0, stood)).filter((id) => present.has(id));
  const later = stood < 0 ? queue : trail.slice(stood + 1).filter((id) => present.has(id));
  return {
    position: at < 0 ? undefined : at + 1,
    count: queue.length,
    previous: earlier.at(-1),
    next: later[0],
    undecided: [...later, ...earlier].find((id) => id !== open && waiting.has(id)),
  };
}
