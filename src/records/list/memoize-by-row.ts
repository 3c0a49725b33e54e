/**
 * A number that has to be found in a text, such as a grade or a moment, found once for each row however often the list is
 * filtered and sorted by it. A row that has been changed is another object.
 */
export function memoizeByRow<Row extends object>(
  find: (row: Row) => number | undefined,
): (row: Row) => number | undefined {
  const known = new WeakMap<Row, { readonly number: number | undefined }>();
  return (row) => {
    const before = known.get(row);
    if (before) return before.number;
    const number = find(row);
    known.set(row, { number });
    return number;
  };
}
