/** The known choices, after the record's own value where that is not one of them. */
export function withCurrent(known: readonly string[], current: string | null | undefined): readonly string[] {
  const own = current?.trim();
  return !own || known.includes(own) ? known : [own, ...known];
}
