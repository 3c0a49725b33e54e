/** A list made ready to be searched: each row's texts, lower-cased once when the list arrives. */
export interface Searchable<Row> {
  readonly rows: readonly Row[];
  readonly texts: readonly string[];
}

// No field can contain it, so that a search never matches across the end of one field and the start of the next.
const BETWEEN_FIELDS = '\u0000';

/** Prepares a list. The first field is the one that people know a row by. */
export function searchable<Row>(
  rows: readonly Row[],
  fieldsOf: (row: Row) => readonly (string | null | undefined)[],
): Searchable<Row> {
  return { rows, texts: rows.map((row) => fieldsOf(row).join(BETWEEN_FIELDS).toLowerCase()) };
}

/** How well a text fits: at the start of a field, at the start of a word, anywhere; -1 where it does not. */
function fit(text: string, needle: string): number {
  const at = text.indexOf(needle);
  if (at < 0) return -1;
  if (at === 0 || text[at - 1] === BETWEEN_FIELDS) return 0;
  return text.includes(`${BETWEEN_FIELDS}${needle}`) ? 0 : text.includes(` ${needle}`) ? 1 : 2;
}

/** The best few rows, in the list's order where they fit equally well, and how many there are in all. */
export function find<Row>({ rows, texts }: Searchable<Row>, typed: string, most: number) {
  const needle = typed.trim().toLowerCase();
  const ranks: Row[][] = [[], [], []];
  let total = 0;
  texts.forEach((text, i) => {
    const row = rows[i];
    const rank = fit(text, needle);
    const bucket = ranks[rank];
    if (row === undefined || bucket === undefined) return;
    total += 1;
    if (bucket.length < most) bucket.push(row);
  });
  return { best: ranks.flat().slice(0, most), total };
}
