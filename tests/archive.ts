import { record } from '#src/platform/workbook/zip.ts';

/** A part of an archive for a test; `unpacked` is the size that its directory claims, where that is not the true one. */
export interface TestPart {
  readonly text: string;
  readonly unpacked?: number;
}

const encoder = new TextEncoder();

/** A zip archive whose parts are stored as they are. Its checksums are zero, which only matters to who unpacks them. */
export function archiveOf(parts: Readonly<Record<string, string | TestPart>>): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  const add = (to: Uint8Array[], piece: Uint8Array) => to.push(piece) && piece.length;
  for (const [name, part] of Object.entries(parts)) {
    const { text, unpacked } = typeof part === 'string' ? { text: part } : part;
    const [label, content] = [encoder.encode(name), encoder.encode(text)];
    const sizes = [
      [4, content.length],
      [4, unpacked ?? content.length],
      [2, label.length],
      [2, 0],
    ] as const;
    const start = at;
    // Version, flags, method, time, day, checksum.
    const about = [[2, 20], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0]] as const; // prettier-ignore
    at += add(pieces, record([[4, 0x04034b50], ...about, ...sizes])) + add(pieces, label) + add(pieces, content);
    add(directory, record([[4, 0x02014b50], [2, 20], ...about, ...sizes, [2, 0], [2, 0], [2, 0], [4, 0], [4, start]]));
    add(directory, label);
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = Object.keys(parts).length;
  const end = record([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, at],
    [2, 0],
  ]);
  const all = [...pieces, ...directory, end];
  const bytes = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
  let to = 0;
  for (const piece of all) {
    bytes.set(piece, to);
    to += piece.length;
  }
  return bytes;
}
