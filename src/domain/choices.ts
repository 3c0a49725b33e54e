/** The choices to offer for a value: the known ones, and first the value that the record has, where it is none of them. */
export function withCurrent(known: readonly string[], current: string | null | undefined): readonly string[] {
  const own = current?.trim();
  return !own || known.includes(own) ? known : [own, ...known];
}
