/** 50,000 students are 12 MB. */
const MAX_MEGABYTES = 32;

/** What is wrong with a file, in words for a person. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) => start.every((byte, i) => bytes[i] === byte);

/** Whether it is a spreadsheet's own format: a zip archive (.xlsx, .ods), or the compound file of old (.xls). */
const isWorkbook = (bytes: Uint8Array) =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

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

const UNKNOWN =
  'This file is neither in UTF-8 nor in Windows-1252, and names would not be readable. Save it again as “CSV UTF-8” and choose that file.';

/** Bytes that are no UTF-8 are taken for Windows-1252, as older programs and spreadsheets of Windows write. */
function decoded(bytes: Uint8Array): FileText {
  const marked = markedEncoding(bytes);
  try {
    return { text: decode(bytes, marked ?? 'utf-8'), isGuessed: false };
  } catch {
    const text = marked ? undefined : decode(bytes, 'windows-1252');
    if (text === undefined || noLetters.test(text)) throw new UnreadableFile(UNKNOWN);
    return { text, isGuessed: true };
  }
}

/** The text of a file that should be a CSV. @throws UnreadableFile saying what it is instead, and what to do */
export async function textOfFile(file: Blob): Promise<FileText> {
  if (file.size === 0) throw new UnreadableFile('This file is empty.');
  if (file.size > MAX_MEGABYTES * 1024 * 1024)
    throw new UnreadableFile(
      `This file has ${Math.ceil(file.size / 1024 / 1024)} MB; up to ${MAX_MEGABYTES} MB can be imported. Split it into several files.`,
    );
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes))
    throw new UnreadableFile(
      'This is a workbook, not a CSV file. Open it in the spreadsheet and save it as “CSV UTF-8”.',
    );
  const { isGuessed, text: decodedText } = decoded(bytes);
  // Old programs end a file with this sign.
  const text = decodedText.replaceAll('\u001A', '');
  if (text.includes('\0'))
    throw new UnreadableFile('This is not a text file. Choose a CSV file, as a spreadsheet saves it.');
  if (!/\S/.test(text)) throw new UnreadableFile('This file is empty.');
  if (/^\s*<(?:!|\?xml|html|table)/i.test(text))
    throw new UnreadableFile(
      'This is a web page or a workbook as XML, not a CSV file. Open it in the spreadsheet and save it as “CSV UTF-8”.',
    );
  if (/^\s*[[{]\s*["{[]/.test(text)) throw new UnreadableFile('This is JSON, not a CSV file.');
  return { text, isGuessed };
}
