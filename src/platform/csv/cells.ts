/*
 * A spreadsheet runs a cell that begins like a formula. One whose delimiter is another than ours also cuts our cells where
 * they hold that delimiter or a line break, so that what follows there begins a cell as well. Quotation marks in front
 * may be taken for those of the file.
 */
const starts = /(?:^|[;|\t\r\n])(?=["']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
const disarmed = /(^|[;|\t\r\n])'(?=["']*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

/** A tab or a line break is left out in front of a formula. */
const startsWithBlank = /^'*[\t\r\n]/;
const disarmedBlank = /^'+[\t\r\n]/;

/** +919876543210 and -5 calculate nothing, and an apostrophe in front of them would stay in other programs. */
const plainNumber = /^[+-]\d+(?:\.\d+)?(?=$|[;|\t\r\n])/;

/** Makes a text harmless in a spreadsheet: an apostrophe in front turns a formula into words. Plain numbers stay. */
export function escapeFormula(text: string): string {
  const escaped = text.replaceAll(starts, (start, at: number) =>
    plainNumber.test(text.slice(at + start.length)) ? start : `${start}'`,
  );
  return startsWithBlank.test(text) ? `'${escaped}` : escaped;
}

/** The text as it was before `escapeFormula`. */
export function unescapeFormula(cell: string): string {
  return (disarmedBlank.test(cell) ? cell.slice(1) : cell).replaceAll(disarmed, '$1');
}

/** `="9876543210"`: how a program writes a number that a spreadsheet is to keep as a text. */
const textFormula = /^="((?:[^"]|"")*)"$/;

/** Every such cell has one of these. */
const marked = /[=']/;

/** What a cell of a file says: a text that is written as a formula, and one that was disarmed, as they were meant. */
export function textOfCell(cell: string): string {
  if (!marked.test(cell)) return cell;
  const [, text] = textFormula.exec(cell.trim()) ?? [];
  return text === undefined ? unescapeFormula(cell) : text.replaceAll('""', '"');
}
