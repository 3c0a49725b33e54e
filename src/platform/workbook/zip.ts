const encoder = new TextEncoder();

const checksums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1;
  return sum;
});

/** Goes on with a checksum (CRC-32); the first one is 0. */
function checksum(before: number, bytes: Uint8Array): number {
  let sum = ~before;
  for (const byte of bytes) sum = (checksums[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return ~sum >>> 0;
}

type Numbers = readonly (readonly [bytes: 2 | 4, value: number])[];

/** Numbers as an archive has them, one behind the other. */
export function record(numbers: Numbers): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(numbers.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of numbers) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** Version 2.0, sizes behind the data, deflated, and a day for a date: what each entry says of itself first. */
const ENTRY: Numbers = [
  [2, 20],
  [2, 8],
  [2, 8],
  [2, 0],
  [2, 0x21],
];

/**
 * Writes a zip archive piece by piece, so that neither it nor what is packed is ever held whole.
 * @param write takes a piece
 */
export function createZip(write: (part: Blob) => Promise<void>) {
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let entries = 0;
  let offset = 0;
  const put = async (bytes: Uint8Array<ArrayBuffer>) => {
    offset += bytes.length;
    await write(new Blob([bytes]));
  };
  return {
    /** @param texts the content of one file of it */
    async add(name: string, texts: AsyncIterable<string>): Promise<void> {
      const path = encoder.encode(name);
      const begin = offset;
      const iterator = texts[Symbol.asyncIterator]();
      let sum = 0;
      let size = 0;
      const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
        async pull(controller) {
          const { done, value } = await iterator.next();
          if (done) return controller.close();
          const bytes = encoder.encode(value);
          sum = checksum(sum, bytes);
          size += bytes.length;
          controller.enqueue(bytes);
        },
      });
      await put(record([[4, 0x04_03_4b_50], ...ENTRY, [4, 0], [4, 0], [4, 0], [2, path.length], [2, 0]]));
      await put(path);
      const packedFrom = offset;
      const reader = source.pipeThrough(new CompressionStream('deflate-raw')).getReader();
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) await put(piece.value);
      const sizes: Numbers = [
        [4, sum],
        [4, offset - packedFrom],
        [4, size],
      ];
      await put(record([[4, 0x08_07_4b_50], ...sizes]));
      const rest: Numbers = [
        [2, path.length],
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, begin],
      ];
      directory.push(record([[4, 0x02_01_4b_50], [2, 20], ...ENTRY, ...sizes, ...rest]), path);
      entries += 1;
    },
    async close(): Promise<void> {
      const begin = offset;
      for (const bytes of directory) await put(bytes);
      const counts: Numbers = [
        [2, 0],
        [2, 0],
        [2, entries],
        [2, entries],
      ];
      await put(record([[4, 0x06_05_4b_50], ...counts, [4, offset - begin], [4, begin], [2, 0]]));
    },
  };
}
