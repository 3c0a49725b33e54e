import { t } from '#src/languages/texts.ts';
import type { ChosenFile, ChosenFiles } from './chosen-files.ts';

/** Files that are imported one after the other, and what came of those that have had their turn. */
export interface FileQueue extends ChosenFiles {
  /** In the order of the files. */
  readonly outcomes: readonly string[];
  /** What has come of the file whose turn it is, while some of its rows are still to be tried. */
  readonly soFar?: string;
  readonly isStopped?: boolean;
}

export const queueOf = (chosen: ChosenFiles): FileQueue => ({ ...chosen, outcomes: [] });

/** The file whose turn it is. */
export const currentFile = ({ files, outcomes, isStopped }: FileQueue): ChosenFile | undefined =>
  isStopped ? undefined : files[outcomes.length];

export const isLast = ({ files, outcomes }: FileQueue): boolean => outcomes.length + 1 >= files.length;

const joined = ({ soFar }: FileQueue, outcome: string) => (soFar ? t`${soFar}; then ${outcome}` : outcome);

/** The file whose turn it is goes on with the rows that are left. */
export const withPart = (queue: FileQueue, outcome: string): FileQueue => ({ ...queue, soFar: joined(queue, outcome) });

/** The next file has its turn. */
export function afterFile(queue: FileQueue, outcome: string): FileQueue {
  const { soFar: _, ...rest } = queue;
  return { ...rest, outcomes: [...queue.outcomes, joined(queue, outcome)] };
}

/** No other file has its turn. */
export function stopped(queue: FileQueue, outcome: string): FileQueue {
  return { ...afterFile(queue, outcome), isStopped: true };
}
