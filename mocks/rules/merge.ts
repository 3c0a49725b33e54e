/**
 * The record with the listed fields of an update: a value replaces, null clears, and what is left out stays. Nothing
 * that is not listed gets in, whatever the update holds.
 */
export function merge<Row extends object>(row: Row, update: object, fields: readonly (keyof Row & string)[]): Row {
  const sent = new Map(Object.entries(update));
  const next = new Map<string, unknown>(Object.entries(row));
  for (const field of fields) {
    const value = sent.get(field);
    if (value === null) next.delete(field);
    else if (value !== undefined) next.set(field, value);
  }
  return Object.fromEntries(next) as Row;
}
