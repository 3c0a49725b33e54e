import { UnreadableFile } from '../unreadable-file.ts';

/** What a workbook may be once it is unpacked: 100,000 rows of 22 columns are 100 MB. */
const MAX_UNPACKED_MEGABYTES = 400;
/** A workbook has some parts for each sheet and each picture. */
const MAX_PARTS = 5000;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const DEFLATED = 8;
/** So long is the record at the end, and a remark of 65,535 signs may stand behind it. */
const END_BYTES = 22;
const MOST_BEHIND = 65_535;

const DAMAGED = 'This file is damaged or was cut short. Open it in the spreadsheet and save it again.';
const TOO_LARGE = `This workbook has more than ${MAX_UNPACKED_MEGABYTES} MB once it is unpacked, which no list of students has. Save the sheet of the students as a file of its own.`;

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) => start.every((byte, i) => bytes[i] === byte);

export const isArchive = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);

/** Whether a file begins as a workbook does: a zip archive (.xlsx, .ods), or the compound file of old (.xls). */
export const isWorkbook = (bytes: Uint8Array): boolean => isArchive(bytes) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/** A part of an archive, as its directory describes it. */
export interface Part {
  readonly name: string;
  readonly isDeflated: boolean;
  /** Where the part begins with a header of its own. */
  readonly at: number;
  /** How many bytes it has in the archive. */
  readonly size: number;
}

/**
 * The parts of a zip archive, as its directory names them, before any of it is unpacked.
 * @throws UnreadableFile where it is no whole archive, or would be too large once it is unpacked
 */
export function partsOf(bytes: Uint8Array): readonly Part[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_BYTES;
  const last = Math.max(0, end - MOST_BEHIND);
  while (end >= last && view.getUint32(end, true) !== END) end -= 1;
  if (end < last) throw new UnreadableFile(DAMAGED);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  // A file of up to 32 MB needs none of the numbers of 64 bits, which stand elsewhere then.
  if (count > MAX_PARTS) throw new UnreadableFile(TOO_LARGE);
  const parts: Part[] = [];
  let unpacked = 0;
  const decoder = new TextDecoder();
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw new UnreadableFile(DAMAGED);
    unpacked += view.getUint32(at + 24, true);
    if (unpacked > MAX_UNPACKED_MEGABYTES * 1024 * 1024) throw new UnreadableFile(TOO_LARGE);
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    parts.push({
      name: decoder.decode(bytes.subarray(at + 46, nameEnd)),
      isDeflated: view.getUint16(at + 10, true) === DEFLATED,
      at: view.getUint32(at + 42, true),
      size: view.getUint32(at + 20, true),
    });
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return parts;
}

const HEADER_BYTES = 30;

/** Unpacks a part of an archive, as it is read. */
export function contentOf(bytes: Uint8Array, { at, size, isDeflated }: Part): ReadableStream<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const start = at + HEADER_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const content = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes.slice(start, start + size));
      controller.close();
    },
  });
  return isDeflated ? content.pipeThrough(new DecompressionStream('deflate-raw')) : content;
}

export type WorkbookKind = 'xlsx' | 'ods';

const AS_XLSX = 'Open it in the program that wrote it, save or export it as .xlsx, and choose that file.';

/**
 * Which workbook an archive is.
 * @throws UnreadableFile saying what it is instead, and what to do
 */
export function kindOfArchive(parts: readonly Part[]): WorkbookKind {
  const names = parts.map(({ name }) => name);
  const has = (part: string) => names.includes(part);
  if (has('xl/workbook.bin')) throw new UnreadableFile(`This is a binary workbook (.xlsb). ${AS_XLSX}`);
  if (names.some((name) => name.endsWith('.iwa')) || has('Index.zip'))
    throw new UnreadableFile(`This is a document of Numbers. ${AS_XLSX}`);
  if (has('META-INF/encryption.xml') || has('encrypted-package')) throw new UnreadableFile(PROTECTED);
  if (has('[Content_Types].xml') && names.some((name) => name.startsWith('xl/'))) return 'xlsx';
  if (has('content.xml') && has('mimetype')) return 'ods';
  throw new UnreadableFile('This is an archive, and no workbook. Unpack it, and choose the file with the students.');
}

const PROTECTED =
  'This workbook is protected by a password. Open it in the spreadsheet, save it without the password, and choose that file.';

/** In the directory of a compound file: what a workbook with a password is kept as. */
const PACKAGE = 'EncryptedPackage';

/** What to do with a compound file, which is no archive: a workbook of Excel 97 to 2003, or one with a password. */
export function compoundFileProblem(bytes: Uint8Array): string {
  const wanted = [...PACKAGE].flatMap((letter) => [letter.charCodeAt(0), 0]);
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, i) => bytes[at + i] === byte)) return PROTECTED;
  return `This is a workbook of Excel 97 to 2003 (.xls). ${AS_XLSX}`;
}
