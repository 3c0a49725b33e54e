/** The rows of a table that is written as text: one a line, with a bar between two cells. */
export const tableRows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
