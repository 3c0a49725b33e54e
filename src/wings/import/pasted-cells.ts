import { t } from '#src/languages/texts.ts';

/** What somebody has pasted: rows, files, or why it is nothing to be imported. */
export type Pasted =
  | { readonly text: string; readonly isPlain: boolean }
  | { readonly files: readonly File[] }
  | { readonly problem: string };

const picture = () =>
  t`A picture of a table cannot be read. Copy the cells in the spreadsheet and paste them, or choose the file itself.`;

const quoted = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const LINE_BREAK = '\0';

/** The text of a cell with its line breaks; a break of the source is a space, as on a page. */
function textOfHtmlCell(cell: Element): string {
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith(LINE_BREAK);
  const lines = (cell.textContent ?? '').replaceAll(/\s+/g, ' ').split(LINE_BREAK);
  return lines.map((line) => line.trim()).join('\n');
}

/**
 * The cells that LibreOffice has copied, where some have several lines. Its plain text has a space for a line break; its HTML
 * keeps it. Excel and Google Sheets write such a cell into their plain text in quotation marks, which is all that is needed.
 */
function cellsOfLibreOffice(html: string): string | undefined {
  if (!/<meta\s+name="generator"\s+content="LibreOffice/i.test(html) || !/<br/i.test(html)) return undefined;
  const rows = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('tr');
  const lines: string[][] = [];
  for (const [r, row] of [...rows].entries()) {
    const line = (lines[r] ??= []);
    let column = 0;
    for (const cell of row.querySelectorAll<HTMLTableCellElement>('td, th')) {
      while (line[column] !== undefined) column += 1;
      // A merged cell is the first of its places; the others are empty.
      for (let down = 0; down < cell.rowSpan; down += 1)
        for (let across = 0; across < cell.colSpan; across += 1) (lines[r + down] ??= [])[column + across] = '';
      line[column] = textOfHtmlCell(cell);
    }
  }
  return lines.map((line) => line.map(quoted).join('\t')).join('\n');
}

/**
 * What of the clipboard is to be imported. A spreadsheet puts cells there as a text, as HTML and as a picture: the text says
 * all, but for one program. A file manager may put the name of a file beside the file.
 */
export function pastedFrom(data: DataTransfer): Pasted | undefined {
  const text = data.getData('text/plain');
  const files = [...data.files];
  const isTable = /[\t\r\n]/.test(text.trim());
  const lines = isTable ? cellsOfLibreOffice(data.getData('text/html')) : undefined;
  if (isTable) return { text: lines ?? text, isPlain: lines === undefined };
  const read = files.filter(({ type }) => !type.startsWith('image/'));
  if (read.length > 0) return { files: read };
  if (text.trim() !== '' && !files.some(({ name }) => name === text.trim())) return { text, isPlain: true };
  return files.length > 0 ? { problem: picture() } : undefined;
}
