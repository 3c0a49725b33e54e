import type { Choice } from '#src/ui/choice.ts';
import type { ReadText } from '#src/records/fields/field.ts';

/*
 * Dates, amounts and names can be written in two ways. The whole column tells which, or somebody is asked; then each cell
 * is read in that way.
 */

export interface Notation {
  /** What somebody has to say, where the column leaves it open: an example of it, and how it would be read. */
  readonly question:
    | {
        readonly example: string;
        readonly conflict?: readonly string[] | undefined;
        readonly choices: readonly Choice[];
      }
    | undefined;
  /** How the column is read, in sentences, where that is not plain. */
  readonly facts: readonly (string | false | undefined)[];
  /** Reads a cell that says something; without it a cell is read as a text. */
  readonly read?: (cell: string) => ReadText;
}
