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

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8';
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFile(
      'This file is not in UTF-8, and names would not be readable. Save it again as “CSV UTF-8” and choose that file.',
    );
  }
}

/** The text of a file that should be a CSV. @throws UnreadableFile saying what it is instead, and what to do */
export async function textOfFile(file: Blob): Promise<string> {
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
  const text = decoded(bytes);
  if (text.includes('\0'))
    throw new UnreadableFile('This is not a text file. Choose a CSV file, as a spreadsheet saves it.');
  if (!/\S/.test(text)) throw new UnreadableFile('This file is empty.');
  return text;
}
