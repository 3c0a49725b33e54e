/** Where the quoted cell that opens at `open` ends: a doubled quotation mark is one of its text. */
function endOfQuoted(text: string, open: number): number {
  for (let at = text.indexOf('"', open + 1); at !== -1; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at + 1;
  return text.length;
}

/**
 * The text with every line ended by a line feed, whichever ends its tools have mixed; breaks in quoted cells stay as
 * they are. A quotation mark in the middle of a cell (5" pipe) opens nothing.
 */
export function withEvenLineEnds(text: string, delimiter: string): string {
  if (!text.includes('\r')) return text;
  const opensCell = (at: number) => at === 0 || `${delimiter}\r\n`.includes(text[at - 1] ?? '');
  const parts: string[] = [];
  let from = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at)) {
    if (!opensCell(at)) {
      at += 1;
      continue;
    }
    const end = endOfQuoted(text, at);
    parts.push(even(text.slice(from, at)), text.slice(at, end));
    from = at = end;
  }
  return parts.join('') + even(text.slice(from));
}

const even = (text: string) => text.replaceAll(/\r\n?/g, '\n');
