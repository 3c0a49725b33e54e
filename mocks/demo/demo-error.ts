import { t } from '#src/languages/texts.ts';
/** Something that was asked of the demo and cannot be done. The message is a sentence for the person who asked. */
export class DemoError extends Error {
  override name = 'DemoError';
}

/** What is said of a value that is none of those allowed. */
const refusals = {
  scenario: (value: string) => t`There is no scenario “${value}”.`,
  person: (value: string) => t`There is no person “${value}”.`,
  language: (value: string) => t`There is no language “${value}”.`,
  operation: (value: string) => t`There is no operation “${value}”.`,
  fault: (value: string) => t`There is no fault “${value}”.`,
  answer: (value: string) => t`There is no answer “${value}”.`,
  'part of an answer': (value: string) => t`There is no part of an answer “${value}”.`,
  delay: (value: string) => t`There is no delay “${value}”.`,
  offline: (value: string) => t`There is no value of “offline” “${value}”.`,
  storage: (value: string) => t`There is no storage “${value}”.`,
  'way of lists': (value: string) => t`There is no way of lists “${value}”.`,
};

/**
 * The value, if it is one of those allowed.
 * @throws DemoError naming the value and what is allowed
 */
export function requireOneOf<Value extends string>(
  what: keyof typeof refusals,
  value: string,
  allowed: readonly Value[],
): Value {
  const found = allowed.find((known) => known === value);
  if (found !== undefined) return found;
  const first = allowed.slice(0, 12).join(', ');
  const more = allowed.length - 12;
  const list = more > 0 ? t`Allowed: ${first} and ${more} more.` : t`Allowed: ${first}.`;
  throw new DemoError(`${refusals[what](value.slice(0, 60))} ${list}`);
}
