import type { Parser, ParseResult } from 'papaparse';
import { t } from '#src/languages/texts.ts';
import { formatNumber } from '../text/format.ts';
import { UnreadableFile } from '../unreadable-file.ts';
import { yieldToMain } from '../scheduling.ts';
import { textOfCell } from './cells.ts';

/** 50,000 students are 12 MB. */
const MAX_MEGABYTES = 32;

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) => start.every((byte, i) => bytes[i] === byte);

/** A text, and whether its encoding is a guess: a file does not say that it is in Windows-1252. */
export interface FileText {
  readonly text: string;
  readonly isGuessed: boolean;
}

function markedEncoding(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  // UTF-16 without its mark: every second byte of what headings are written in is zero.
  const [first, second, third, fourth] = bytes;
  if (first && second === 0 && third && fourth === 0) return 'utf-16le';
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : undefined;
}

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding, { fatal: true }).decode(bytes);

/** Bytes that Windows-1252 does not have are decoded to these. */
const noLetters = /[\x80-\x9F]/;

/** Bytes that are no UTF-8 are taken for Windows-1252, as older programs and spreadsheets of Windows write. */
function decoded(bytes: Uint8Array): FileText {
  const marked = markedEncoding(bytes);
  try {
    return { text: decode(bytes, marked ?? 'utf-8'), isGuessed: false };
  } catch {
    const text = marked ? undefined : decode(bytes, 'windows-1252');
    if (text === undefined || noLetters.test(text))
      throw new UnreadableFile(
        t`This file is neither in UTF-8 nor in Windows-1252, and names would not be readable. Save it again as “CSV UTF-8” and choose that file.`,
      );
    return { text, isGuessed: true };
  }
}

/** @throws UnreadableFile where a file is empty, or larger than can be imported */
export async function assertFileSize(file: Blob): Promise<void> {
  if (file.size === 0) {
    // A file that is gone has no size either; whoever reads it is told.
    await file.arrayBuffer();
    throw new UnreadableFile(t`This file is empty.`);
  }
  const size = Math.ceil(file.size / 1024 / 1024);
  if (size > MAX_MEGABYTES)
    throw new UnreadableFile(
      t`This file has ${size} MB; up to ${MAX_MEGABYTES} MB can be imported. Split it into several files.`,
    );
}

/** The text of a file that should be a CSV. @throws UnreadableFile saying what it is instead, and what to do */
export async function textOfFile(file: Blob): Promise<FileText> {
  await assertFileSize(file);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { isGuessed, text: decodedText } = decoded(bytes);
  // Old programs end a file with this sign.
  const text = decodedText.replaceAll('\u001A', '');
  if (text.includes('\0'))
    throw new UnreadableFile(t`This is not a text file. Choose a CSV file, as a spreadsheet saves it.`);
  if (!/\S/.test(text)) throw new UnreadableFile(t`This file is empty.`);
  if (/^\s*<(?:!|\?xml|html|table)/i.test(text))
    throw new UnreadableFile(
      t`This is a web page or a workbook as XML, not a CSV file. Open it in the spreadsheet and save it as “CSV UTF-8”.`,
    );
  if (/^\s*[[{]\s*["{[]/.test(text)) throw new UnreadableFile(t`This is JSON, not a CSV file.`);
  return { text, isGuessed };
}

export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvTable {
  readonly titles: readonly string[];
  readonly rows: readonly CsvRow[];
  /** Where a quotation mark was opened that nobody closes: everything after it is one cell. */
  readonly openQuote?: number;
  /** The line of the headings, where other lines stand above them. */
  readonly headingsLine?: number;
}

/** Whether a text is known as a heading: a title or a date of printing may stand above the headings. */
type IsHeading = (text: string) => boolean;

const delimiters = [',', ';', '\t', '|'];
const SLICE = 128 * 1024;

/** As many characters as a spreadsheet holds in a cell. More of them are no cell, but a quotation mark too many or too few. */
const MAX_CELL = 32_767;

const tooLong = (line: number) =>
  new UnreadableFile(
    t`Line ${line} does not end, or has a cell of more than ${formatNumber(MAX_CELL)} characters, which no spreadsheet holds. Look for a quotation mark there that is never closed.`,
  );

/** R writes the numbers of the rows in front of them, and no heading for that. */
const hasRowNames = ({ length }: readonly string[], rows: readonly CsvRow[]) =>
  rows.length > 0 && rows.every(({ cells }, i) => cells.length === length + 1 && cells[0] === String(i + 1));

const LINE_END = /\r\n|\r|\n/;

function delimiterOf(line: string): string {
  const unquoted = line.replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string) => unquoted.split(delimiter).length;
  return delimiters.reduce((best, next) => (count(next) > count(best) ? next : best));
}

/** So many lines may stand above the headings. */
export const MOST_ABOVE = 20;

/** The first of the lines that have most of the known headings; a word of a title, such as Students, is no line of headings. */
export function placeOfHeadings(known: readonly number[]): number {
  const most = Math.max(0, ...known);
  return most < 2 ? 0 : known.indexOf(most);
}

/** How many lines stand above the headings: the first of the lines that have most of those that are known, or none. */
function linesAbove(text: string, isHeading: IsHeading): number {
  const known = (line: string) =>
    Math.max(...delimiters.map((one) => line.split(one).filter((cell) => isHeading(cell.replaceAll('"', ''))).length));
  return placeOfHeadings(text.slice(0, SLICE).split(LINE_END, MOST_ABOVE).map(known));
}

function withoutLines(text: string, count: number): string {
  const lineEnd = new RegExp(LINE_END, 'g');
  for (let i = 0; i < count; i += 1) lineEnd.exec(text);
  return text.slice(lineEnd.lastIndex);
}

function firstLine(text: string): string {
  const start = Math.max(0, text.search(/\S/));
  return text.slice(start, start + SLICE).split(LINE_END, 1)[0] ?? '';
}

/** A first line that is no row and tells the delimiter: spreadsheets write it where theirs is not the comma. */
const told = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i;

const breaksIn = (cell: string) => (cell.includes('\n') || cell.includes('\r') ? cell.split(LINE_END).length - 1 : 0);

/** Reads a CSV text in slices, and gives up at a cell that is none. Empty lines are left out but counted, so that lines have an editor's numbers. */
export async function parseCsv(
  text: string,
  {
    signal,
    onProgress,
    isHeading = () => false,
  }: { signal?: AbortSignal; onProgress?: (part: number) => void; isHeading?: IsHeading } = {},
): Promise<CsvTable> {
  const { default: Papa } = await import('papaparse');
  const [tellingLine = '', toldDelimiter] = told.exec(text) ?? [];
  const whole = text.slice(tellingLine.length);
  const above = linesAbove(whole, isHeading);
  const table = withoutLines(whole, above);
  const delimiter = toldDelimiter ?? delimiterOf(firstLine(table));
  let line = above + (tellingLine ? 2 : 1);
  const headingsLine = line;
  const isUnquoted = isTextOfDatabase(table, delimiter);
  const even = isUnquoted
    ? withLineFeeds(table)
    : withEvenLineEnds(withDoubledQuotes(table, delimiter), delimiter, line);
  const rows: CsvRow[] = [];
  let openQuote: number | undefined;

  await new Promise<void>((resolve, reject) => {
    Papa.parse<string[]>(even, {
      delimiter,
      newline: '\n',
      chunkSize: SLICE,
      ...(isUnquoted && { fastMode: true }),
      chunk({ data, errors, meta }: ParseResult<string[]>, parser: Parser) {
        const first = rows.length;
        const giveUp = () => {
          reject(tooLong(line));
          parser.abort();
        };
        // A row that does not end would be read again from its start with each slice.
        if (data.length === 0 && meta.cursor < even.length) return giveUp();
        for (const cells of data) {
          if (cells.some(({ length }) => length > MAX_CELL)) return giveUp();
          if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells: cells.map(textOfCell) });
          line += 1 + cells.reduce((breaks, cell) => breaks + breaksIn(cell), 0);
        }
        if (errors.some(({ code }) => code === 'MissingQuotes')) openQuote = rows.at(-1)?.line ?? rows[first]?.line;
        onProgress?.(meta.cursor / even.length);
        parser.pause();
        void yieldToMain().then(() => {
          if (!signal?.aborted) return parser.resume();
          reject(signal.reason);
          parser.abort();
        });
      },
      complete: () => resolve(),
      error: reject,
    });
  });

  const [head, ...rest] = rows;
  const titles = head?.cells ?? [];
  return {
    titles: delimiter === '\t' && hasRowNames(titles, rest) ? ['', ...titles] : titles,
    rows: rest,
    ...(openQuote !== undefined && { openQuote }),
    ...(/[^\s,;|"]/.test(whole.slice(0, whole.length - table.length)) && { headingsLine }),
  };
}

/** `COPY` of PostgreSQL, and MySQL: tabs, `\N` for nothing, and quotation marks that are signs of the text. */
const isTextOfDatabase = (text: string, delimiter: string) =>
  delimiter === '\t' && !firstLine(text).includes('"') && /[\t\r\n]\\N(?:[\t\r\n]|$)/.test(text);

/** A sign within a regular expression, whatever it means there. */
const codeOf = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * R and MySQL write a quotation mark within a quoted cell as `\"`. That a text goes on behind one shows it: elsewhere a cell
 * ends there, with a backslash as its last sign.
 */
function withDoubledQuotes(text: string, delimiter: string): string {
  const end = `\\r\\n${codeOf(delimiter)}`;
  const proof = new RegExp(`(?:^|[${end}])"[^"]*\\\\"(?![${end}"]|$)`);
  return proof.test(text) ? text.replaceAll(String.raw`\"`, '""') : text;
}

/** Where the quoted cell that opens at `open` ends: a doubled quotation mark is one of its text. */
function endOfQuoted(text: string, open: number, firstLine: number): number {
  // Half of so many characters are a cell's text at least.
  const last = open + 2 * MAX_CELL + 2;
  for (let at = text.indexOf('"', open + 1); at !== -1; at = text.indexOf('"', at + 2)) {
    if (at > last) throw tooLong(firstLine + breaksIn(text.slice(0, open)));
    if (text[at + 1] !== '"') return at + 1;
  }
  return text.length;
}

/** The text with a line feed at the end of each line; breaks in quoted cells stay, and the mark in 5" opens nothing. */
function withEvenLineEnds(text: string, delimiter: string, firstLine: number): string {
  if (!text.includes('\r')) return text;
  const opensCell = new RegExp(`(?:^|[\\r\\n${codeOf(delimiter)}])"`, 'g');
  const parts: string[] = [];
  let from = 0;
  for (let found = opensCell.exec(text); found; found = opensCell.exec(text)) {
    const open = opensCell.lastIndex - 1;
    const end = endOfQuoted(text, open, firstLine);
    parts.push(withLineFeeds(text.slice(from, open)), text.slice(open, end));
    from = opensCell.lastIndex = end;
  }
  return parts.join('') + withLineFeeds(text.slice(from));
}

const withLineFeeds = (text: string) => text.replaceAll(/\r\n?/g, '\n');
