/** Orders texts without regard to case, and the same on every machine: the locale does not count. */
export function byText(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  return x < y ? -1 : x > y ? 1 : 0;
}

export const sameText = (a: string, b: string) => byText(a.trim(), b.trim()) === 0;

type Key = string | number | undefined;

const lowerCased = (key: Key) => (typeof key === 'string' ? key.toLowerCase() : key);

/**
 * The rows by a key and, where that is equal, by a text: texts without regard to case, rows without the key last in
 * either direction. Each text is lower-cased once, not at every comparison, of which 50,000 rows need 700,000.
 */
export function sortedBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  tieOf: (row: Row) => string,
  sign: 1 | -1 = 1,
): Row[] {
  return rows
    .map((row) => ({ row, key: lowerCased(keyOf(row)), tie: tieOf(row).toLowerCase() }))
    .sort((a, b) => {
      if (a.key === b.key) return a.tie < b.tie ? -1 : 1;
      if (a.key === undefined || b.key === undefined) return a.key === undefined ? 1 : -1;
      return a.key < b.key ? -sign : sign;
    })
    .map(({ row }) => row);
}
