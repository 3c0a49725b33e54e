import { foldText } from '#openapi/text-order.ts';
import { BETWEEN_FIELDS, type RowIndex } from '#src/records/list/find-rows.ts';

/** How well a text fits: at the start of a field, at the start of a word, anywhere; -1 where it does not. */
function fit(text: string, needle: string): number {
  const at = text.indexOf(needle);
  if (at < 0) return -1;
  if (at === 0 || text[at - 1] === BETWEEN_FIELDS) return 0;
  return text.includes(`${BETWEEN_FIELDS}${needle}`) ? 0 : text.includes(` ${needle}`) ? 1 : 2;
}

/** The best few rows, in the list's order where they fit equally well, and how many there are in all. */
export function find<Row>({ rows, texts }: RowIndex<Row>, typed: string, most: number) {
  const needle = foldText(typed).trim();
  const ranks: Row[][] = [[], [], []];
  let total = 0;
  texts().forEach((text, i) => {
    const row = rows[i];
    const rank = fit(text, needle);
    const bucket = ranks[rank];
    if (row === undefined || bucket === undefined) return;
    total += 1;
    if (bucket.length < most) bucket.push(row);
  });
  return { best: ranks.flat().slice(0, most), total };
}
