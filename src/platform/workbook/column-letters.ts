/** A column as a spreadsheet names it, from 0: `A`, `Z`, `AA`. */
export const columnLetters = (column: number): string =>
  (column < 26 ? '' : columnLetters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));
