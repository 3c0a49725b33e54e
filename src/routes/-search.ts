/**
 * A validator whose word is final. The router lays what a validator returns over what the URL says, so that a parameter
 * that it leaves out would reach the screen as it stands there: an array, an object, a year 9.
 */
export function strictSearch<Search extends object>(read: (search: Record<string, unknown>) => Search) {
  return (search: Record<string, unknown>): Search => ({
    ...Object.fromEntries(Object.keys(search).map((key) => [key, undefined])),
    ...read(search),
  });
}

/** A parameter as text. A word such as 7 or true is a number or a boolean in the URL; a list or an object is nothing. */
export function text(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}
