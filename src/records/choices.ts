/** The known choices, after the record's own value where that is not one of them. */
export function withCurrent(known: readonly string[], current: string | null | undefined): readonly string[] {
  const own = current?.trim();
  return !own || known.includes(own) ? known : [own, ...known];
}

/** The known values in their order, then whatever else occurs, by name; neither case nor empty values count. */
export function withOthers(known: readonly string[], values: Iterable<string | null | undefined>): readonly string[] {
  const keys = new Set(known.map((value) => value.toLowerCase()));
  const others: string[] = [];
  // Few values in many rows: each of them is looked at once.
  for (const value of new Set(values)) {
    const key = value?.toLowerCase();
    if (!value || !key || keys.has(key)) continue;
    keys.add(key);
    others.push(value);
  }
  return [...known, ...others.toSorted((a, b) => a.localeCompare(b))];
}
