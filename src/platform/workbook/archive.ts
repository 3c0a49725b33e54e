import { MAX_UNPACKED_MEGABYTES, type Problem, UnreadableWorkbook } from './problems.ts';

/** A workbook has some parts for each sheet and each picture. */
const MAX_PARTS = 5000;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const DEFLATED = 8;
/** So long is the record at the end, and a remark of 65,535 signs may stand behind it. */
const END_BYTES = 22;
const MOST_BEHIND = 65_535;

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
 * @throws UnreadableWorkbook where it is no whole archive, or would be too large once it is unpacked
 */
export function partsOf(bytes: Uint8Array): readonly Part[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END_BYTES;
  const last = Math.max(0, end - MOST_BEHIND);
  while (end >= last && view.getUint32(end, true) !== END) end -= 1;
  if (end < last) throw new UnreadableWorkbook('cutShort');
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  // A file of up to 32 MB needs none of the numbers of 64 bits, which stand elsewhere then.
  if (count > MAX_PARTS) throw new UnreadableWorkbook('tooLarge');
  const parts: Part[] = [];
  let unpacked = 0;
  const decoder = new TextDecoder();
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw new UnreadableWorkbook('cutShort');
    unpacked += view.getUint32(at + 24, true);
    if (unpacked > MAX_UNPACKED_MEGABYTES * 1024 * 1024) throw new UnreadableWorkbook('tooLarge');
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

/**
 * Which workbook an archive is.
 * @throws UnreadableWorkbook saying what it is instead, and what to do
 */
export function kindOfArchive(parts: readonly Part[]): WorkbookKind {
  const names = parts.map(({ name }) => name);
  const has = (part: string) => names.includes(part);
  if (has('xl/workbook.bin')) throw new UnreadableWorkbook('binary');
  if (names.some((name) => name.endsWith('.iwa')) || has('Index.zip')) throw new UnreadableWorkbook('numbers');
  if (has('META-INF/encryption.xml') || has('encrypted-package')) throw new UnreadableWorkbook('protected');
  if (has('[Content_Types].xml') && names.some((name) => name.startsWith('xl/'))) return 'xlsx';
  if (has('content.xml') && has('mimetype')) return 'ods';
  throw new UnreadableWorkbook('archive');
}

/** In the directory of a compound file: what a workbook with a password is kept as. */
const PACKAGE = 'EncryptedPackage';

/** What is wrong with a compound file, which is no archive: a workbook of Excel 97 to 2003, or one with a password. */
export function compoundFileProblem(bytes: Uint8Array): Problem {
  const wanted = [...PACKAGE].flatMap((letter) => [letter.charCodeAt(0), 0]);
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, i) => bytes[at + i] === byte)) return ['protected'];
  return ['excel97'];
}
