/** A cell that a spreadsheet would run as a formula, and one that was disarmed before, so that undoing is exact. */
const dangerous = /^'*[=+\-@\t\r\n]/;
const disarmed = /^'+[=+\-@\t\r\n]/;

/** Makes a text harmless in a spreadsheet: an apostrophe in front turns a formula into words. */
export function escapeFormula(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** The text as it was before `disarm`. */
export function unescapeFormula(cell: string): string {
  return disarmed.test(cell) ? cell.slice(1) : cell;
}
