/** Something that was asked of the demo and cannot be done. The message is a sentence for the person who asked. */
export class DemoError extends Error {
  override name = 'DemoError';
}

/**
 * The value, if it is one of those allowed.
 * @throws DemoError naming the value and what is allowed
 */
export function requireOneOf<Value extends string>(what: string, value: string, allowed: readonly Value[]): Value {
  const found = allowed.find((known) => known === value);
  if (found !== undefined) return found;
  const list =
    allowed.length > 12 ? `${allowed.slice(0, 12).join(', ')} and ${allowed.length - 12} more` : allowed.join(', ');
  throw new DemoError(`There is no ${what} “${value.slice(0, 60)}”. Allowed: ${list}.`);
}
