/** What a run has started: it is ended when the run is over, and when somebody ends the run. */
const endings: (() => unknown)[] = [];

export const atEnd = (ending: () => unknown): void => void endings.push(ending);

/** Ends all of it, what was started last first. */
export async function endEverything(): Promise<void> {
  for (const end of endings.splice(0).toReversed()) await end();
}
