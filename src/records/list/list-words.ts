import type { RowCount } from '../calls/pages.ts';
import type { FailureWords } from '../record-type.ts';

/** What a list says of its rows, in whole sentences: how one and many of them are named is a matter of each language. */
export interface ListWords {
  /** Heads the rows: msg`Students`. */
  readonly title: string;
  /** `1,200 students`. */
  readonly count: (all: RowCount) => string;
  /** `60 of 1,200 students`. */
  readonly countOf: (shown: RowCount, all: RowCount) => string;
  /** `2 of 60 students could not be read`. */
  readonly unreadable: (some: number, all: number) => string;
  /** `2 of 60 students cannot be opened`: the server has sent them without an id. */
  readonly withoutId: (some: number, all: number) => string;
  /** In place of the count: msg`Loading students...`. */
  readonly loading: string;
  /** Names the progress of the loading: msg`Loading students`. */
  readonly progress: string;
  /** `2.5 MB so far, about 1200 students`, of a list that is being loaded. */
  readonly about: (received: string, rows: number) => string;
  readonly loadFailure: () => FailureWords;
  /** Heads the rows that had come when the loading failed, and says what they are. */
  readonly firstRows: string;
  readonly onlyFirstRows: string;
  readonly none: string;
  readonly noneMatch: string;
  /** On a print that was made too early. */
  readonly unprinted: string;
  /** What the search does and the browser's own does not. */
  readonly searchesAll: string;
  /** Of a list whose rows can be selected. */
  readonly selection?: {
    /** Names what can be done with the selected rows. */
    readonly group: string;
    readonly tooMany: (most: number) => string;
    readonly found: (count: number) => string;
  };
  /** What the command palette calls the exports of a list that has some. */
  readonly exports?: { readonly csv: string; readonly xlsx: string };
}

/** How many rows are shown: `1,200 students`, `60 of 1,200 students`, `about 1.2 million students`. */
export const countText = (shown: RowCount, all: RowCount, { count, countOf }: Pick<ListWords, 'count' | 'countOf'>) =>
  shown.value === all.value ? count({ ...all, exact: shown.exact }) : countOf(shown, all);
