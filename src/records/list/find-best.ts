import { BETWEEN_FIELDS, hasWords, readSearch, type Search, type SearchedText } from '#openapi/search-text.ts';
import type { RowIndex } from './find-rows.ts';

/** How well a row fits: at the start of a field, at the start of a word, anywhere, by its words alone; -1 where it does not. */
function fit(row: SearchedText, search: Search): number {
  const { text } = row;
  const { needle } = search;
  const at = text.indexOf(needle);
  if (at < 0) return hasWords(search, row) ? 3 : -1;
  if (at === 0 || text[at - 1] === BETWEEN_FIELDS) return 0;
  return text.includes(`${BETWEEN_FIELDS}${needle}`) ? 0 : text.includes(` ${needle}`) ? 1 : 2;
}

/** The best few rows, in the list's order where they fit equally well, and how many there are in all. */
export function findBest<Row>({ rows, texts }: RowIndex<Row>, typed: string, most: number) {
  const search = readSearch(typed);
  const ranks: Row[][] = [[], [], [], []];
  let total = 0;
  texts().forEach((text, i) => {
    const row = rows[i];
    const bucket = ranks[fit(text, search)];
    if (row === undefined || bucket === undefined) return;
    total += 1;
    if (bucket.length < most) bucket.push(row);
  });
  return { best: ranks.flat().slice(0, most), total };
}
