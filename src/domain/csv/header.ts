import { CSV_FIELDS, otherNamesOf, titleOf, type CsvField } from './student-fields.ts';

/** `Roll No`, `roll_no`, `rollNo` and `ROLL-NO` are one word. */
const plain = (title: string) => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const known: ReadonlyMap<string, CsvField> = new Map(
  CSV_FIELDS.flatMap((field) =>
    [field, titleOf(field), ...otherNamesOf(field)].map((name) => [plain(name), field] as const),
  ),
);

export interface Header {
  /** For each column of the file its field; undefined for one that this app does not know. */
  readonly fields: readonly (CsvField | undefined)[];
  /** The titles of the columns that are left out. */
  readonly unknown: readonly string[];
  /** Fields that two columns claim to be. */
  readonly repeated: readonly CsvField[];
}

/** Understands the first line of a file, however its columns are spelled. */
export function readHeader(titles: readonly string[]): Header {
  const fields = titles.map((title) => known.get(plain(title)));
  return {
    fields,
    unknown: titles.filter((title, i) => fields[i] === undefined && title.trim() !== ''),
    repeated: CSV_FIELDS.filter((field) => fields.indexOf(field) !== fields.lastIndexOf(field)),
  };
}
