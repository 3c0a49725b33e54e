import { msg } from './msg.ts';
import type { components } from './schema.gen.ts';

type DocumentType = components['schemas']['DocumentType'];

/** Why a file is not taken, in words for who has chosen it. */
export const refusals = {
  empty: msg`This file is empty.`,
  tooLarge: msg`The file is larger than 5 MB.`,
  unknown: msg`Only PDF, JPEG and PNG files can be added. By its content this file is none of them.`,
  broken: msg`This file is damaged or not whole. Save it again, and then add it.`,
  more: msg`This file holds something else behind its end. Save it again as one PDF, JPEG or PNG, and then add it.`,
  moving: msg`This picture holds more behind its end, as the moving pictures of phones do. Save it as a still picture, and then add it.`,
  two: msg`This file is a picture and a PDF in one. Save it as one of the two, and then add it.`,
};

type Finding = { readonly type: DocumentType } | { readonly refusal: string };

/** In bytes. */
export const largestFile = 5 * 1024 * 1024;

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpegStart = [0xff, 0xd8, 0xff];
const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);
const latin = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Chunk after chunk, from the head to the end mark, which has to be the file's last bytes. */
function pngRefusal(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let hasPixels = false;
  for (let at = pngStart.length; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const kind = latin(bytes.subarray(at + 4, at + 8));
    const isFirst = at === pngStart.length;
    if (isFirst !== (kind === 'IHDR') || (isFirst && length !== 13) || !/^[A-Za-z]{4}$/.test(kind))
      return refusals.broken;
    at += 12 + length;
    if (at > bytes.length) return refusals.broken;
    hasPixels ||= kind === 'IDAT';
    if (kind !== 'IEND') continue;
    if (length !== 0 || !hasPixels) return refusals.broken;
    return at === bytes.length ? undefined : refusals.more;
  }
  return refusals.broken;
}

const isWithoutLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/**
 * Segment after segment, and the coded pixels behind each start of a scan, until the end mark. Phones put further pictures
 * behind it: each of them has to be a whole JPEG again.
 */
function jpegRefusal(bytes: Uint8Array): string | undefined {
  let hasScan = false;
  for (let at = jpegStart.length - 1; at + 1 < bytes.length;) {
    if (bytes[at] !== 0xff) return refusals.broken;
    const marker = bytes[at + 1]!;
    // Any number of 0xff may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    at += 2;
    if (marker === 0xd9) {
      if (!hasScan) return refusals.broken;
      while (bytes[at] === 0) at += 1;
      if (at === bytes.length) return undefined;
      if (!startsWith(bytes.subarray(at, at + jpegStart.length), jpegStart)) return refusals.moving;
      hasScan = false;
      at += jpegStart.length - 1;
      continue;
    }
    if (isWithoutLength(marker)) continue;
    if (marker < 0xc0) return refusals.broken;
    const length = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
    if (length < 2) return refusals.broken;
    at += length;
    if (marker !== 0xda) continue;
    hasScan = true;
    while (at + 1 < bytes.length && (bytes[at] !== 0xff || bytes[at + 1] === 0 || isWithoutLength(bytes[at + 1]!)))
      at += 1;
  }
  return refusals.broken;
}

const endMark = '%%EOF';

/** The head at the very start; where the objects are listed, and the end mark, with nothing but white space behind it. */
function pdfRefusal(bytes: Uint8Array): string | undefined {
  if (!/^%PDF-[12]\.\d/.test(latin(bytes.subarray(0, 8)))) return refusals.broken;
  const tail = latin(bytes.subarray(-2048));
  const end = tail.lastIndexOf(endMark);
  if (end !== -1) {
    if (!/^[\s\0]*$/.test(tail.slice(end + endMark.length))) return refusals.more;
    return /startxref\s+\d+\s+$/.test(tail.slice(0, end)) ? undefined : refusals.broken;
  }
  const isComplete = new TextDecoder('latin1').decode(bytes).includes(endMark);
  return isComplete ? refusals.more : refusals.broken;
}

/** What a file is by its content alone, if it is wholly one of the three; or why it is not taken. */
export function typeOfFile(bytes: Uint8Array<ArrayBuffer>): Finding {
  const checked = (type: DocumentType, refusal: string | undefined): Finding => (refusal ? { refusal } : { type });
  if (bytes.length === 0) return { refusal: refusals.empty };
  if (bytes.length > largestFile) return { refusal: refusals.tooLarge };
  const start = latin(bytes.subarray(0, 1024));
  if (start.startsWith('%PDF-')) return checked('application/pdf', pdfRefusal(bytes));
  const isPng = startsWith(bytes, pngStart);
  if (!isPng && !startsWith(bytes, jpegStart)) return { refusal: refusals.unknown };
  // Readers of PDF look for its head in the first kilobyte.
  if (start.includes('%PDF-')) return { refusal: refusals.two };
  return isPng ? checked('image/png', pngRefusal(bytes)) : checked('image/jpeg', jpegRefusal(bytes));
}
