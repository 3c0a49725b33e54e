import { t } from '#src/languages/texts.ts';
import { createYielder } from '../scheduling.ts';
import { FileLimit } from '../storage/file-limit.ts';
import { createFileWriter } from '../storage/file-writer.ts';
import { formatNumber } from '../text/format.ts';
import { columnLetters } from './column-letters.ts';
import { createZip } from './zip.ts';

/** What the cells of a column are, where their text is one: anything else stays a text, and is never a formula. */
type Kind = 'text' | 'number' | 'day';

export interface Column {
  readonly title: string;
  readonly kind: Kind;
}

export interface Sheet<Row> {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly pages: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>;
  /** The cells as a CSV file has them. */
  readonly cellsOf: (row: Row) => readonly string[];
}

/** So many rows fit on a sheet below its headings. */
export const MOST_ROWS = 1_048_575;

const tooLong = () =>
  new FileLimit(
    t`A workbook holds up to ${formatNumber(MOST_ROWS)} rows. Export a CSV file, or set filters so that fewer rows are listed.`,
  );

const ROWS_AT_ONCE = 100;
/** A spreadsheet mends a file with a longer text, and says that it was damaged. */
const LONGEST_TEXT = 32_767;

/** The numbers of the formats in STYLES. */
const HEADING = 1;
const styles: Readonly<Record<Kind, number>> = { number: 0, text: 2, day: 3 };

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Format 49 is that of texts: what is typed into such a cell keeps its zeros. Without a style called Normal, programs that
 * read with openpyxl warn of the file.
 */
const STYLES = `${DECLARATION}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">${[
  [0, 0],
  [49, 1],
  [49, 0],
  [164, 0],
]
  .map(
    ([format, font]) =>
      `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
  )
  .join(
    '',
  )}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML has no sign for, or would not keep, is written by its number; and so is what looks like such a number. */
const unwritable = /(?![\t\n])[^ -\uFFFD]|_(?=x[\dA-Fa-f]{4}_)/g;
const numbered = (sign: string) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

const escaped = (text: string) =>
  text.replaceAll(unwritable, numbered).replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** Days are counted from here, and rightly from March 1900 on: a spreadsheet knows a 29 February of that year. */
const DAY_NOUGHT = Date.UTC(1899, 11, 30);
const FIRST_DAY = 61;

/** The number of a day; undefined for what is none, or none that a spreadsheet can count. */
function dayNumber(text: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) return undefined;
  const day = (time - DAY_NOUGHT) / 86_400_000;
  return day < FIRST_DAY ? undefined : day;
}

const number = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/;

function valueOf(text: string, kind: Kind): number | undefined {
  if (kind === 'day') return dayNumber(text);
  return kind === 'number' && number.test(text) ? Number(text) : undefined;
}

function cellXml(at: string, text: string, kind: Kind, style = styles[kind]): string {
  if (text === '') return '';
  const value = valueOf(text, kind);
  if (value !== undefined) return `<c r="${at}" s="${style}"><v>${value}</v></c>`;
  const space = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : '';
  return `<c r="${at}" s="${style || styles.text}" t="inlineStr"><is><t${space}>${escaped(text.slice(0, LONGEST_TEXT))}</t></is></c>`;
}

/** Wide enough for the first rows, within reason. */
function widthOf(title: string, texts: readonly string[]): number {
  const longest = texts.reduce((most, text) => Math.max(most, text.length), title.length);
  return Math.min(Math.max(longest, 8), 48) + 2;
}

function headOf(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map(({ title, kind }, i) => {
    const width = widthOf(
      title,
      rows.map((cells) => cells[i] ?? ''),
    );
    return `<col min="${i + 1}" max="${i + 1}" width="${width}" style="${styles[kind]}" customWidth="1"/>`;
  });
  const titles = columns.map(({ title }, i) => cellXml(`${columnLetters(i)}1`, title, 'text', HEADING));
  return `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${titles.join('')}</row>`;
}

/** Nobody is warned that a roll number is stored as a text. */
const FOOT =
  '</sheetData><ignoredErrors><ignoredError sqref="A1:XFD1048576" numberStoredAsText="1"/></ignoredErrors></worksheet>';

async function* sheetXml<Row>(
  { columns, pages, cellsOf }: Sheet<Row>,
  onRows: (count: number) => void,
): AsyncGenerator<string> {
  const step = createYielder();
  const places = columns.map(({ kind }, i) => [columnLetters(i), kind] as const);
  let line = 1;
  const rowXml = (cells: readonly string[]) => {
    line += 1;
    return `<row r="${line}">${places.map(([letter, kind], i) => cellXml(letter + line, cells[i] ?? '', kind)).join('')}</row>`;
  };
  for await (const page of pages) {
    if (line - 1 + page.length > MOST_ROWS) throw tooLong();
    for (let start = 0; start < page.length; start += ROWS_AT_ONCE) {
      const rows = page.slice(start, start + ROWS_AT_ONCE).map(cellsOf);
      const head = line === 1 ? headOf(columns, rows) : '';
      yield head + rows.map(rowXml).join('');
      await step();
    }
  }
  yield (line === 1 ? headOf(columns, []) : '') + FOOT;
  onRows(line - 1);
}

async function* whole(text: string): AsyncGenerator<string> {
  yield text;
}

const relations = (list: readonly (readonly [type: string, target: string])[]) =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${list.map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${DOCUMENT}/${type}" Target="${target}"/>`).join('')}</Relationships>`;

const typesXml = (sheets: number) =>
  `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT}.styles+xml"/>${Array.from({ length: sheets }, (_, i) => `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${CONTENT}.worksheet+xml"/>`).join('')}</Types>`;

const workbookXml = (names: readonly string[]) =>
  `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>${names.map((name, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`;

/**
 * A workbook (ISO/IEC 29500) of one sheet and of one that tells about it, made in slices: 50,000 students in one piece would
 * keep the page from answering for seconds.
 * @param about what the second sheet says, once it is known how many rows the first one has
 */
export async function writeWorkbook<Row>(
  sheet: Sheet<Row>,
  about: (rows: number) => Sheet<readonly string[]>,
): Promise<Blob> {
  const file = await createFileWriter(Symbol.asyncIterator in sheet.pages);
  const zip = createZip((part) => file.write(part));
  let rows = 0;
  await zip.add(
    'xl/worksheets/sheet1.xml',
    sheetXml(sheet, (count) => (rows = count)),
  );
  const second = about(rows);
  await zip.add(
    'xl/worksheets/sheet2.xml',
    sheetXml(second, () => {}),
  );
  const sheets = [sheet, second].map(({ name }) => name);
  const parts = {
    'xl/styles.xml': STYLES,
    'xl/workbook.xml': workbookXml(sheets),
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, i) => ['worksheet', `worksheets/sheet${i + 1}.xml`] as const),
      ['styles', 'styles.xml'],
    ]),
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    '[Content_Types].xml': typesXml(sheets.length),
  };
  for (const [name, text] of Object.entries(parts)) await zip.add(name, whole(text));
  await zip.close();
  return file.close(`${CONTENT}.sheet`);
}
