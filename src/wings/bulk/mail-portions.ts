import { messageHref } from '#src/ui/links.tsx';

/** So long an address mail programs and browsers take for sure; some cut a longer one without a word. */
const MOST_CHARACTERS = 1900;
/** So many people at once most mail servers take. */
const MOST_PEOPLE = 50;

export function distinctAddresses(emails: readonly (string | null | undefined)[]): readonly string[] {
  const byKey = new Map<string, string>();
  for (const email of emails) {
    const address = email?.trim();
    if (address && !byKey.has(address.toLowerCase())) byKey.set(address.toLowerCase(), address);
  }
  return [...byKey.values()];
}

/** The addresses in portions of a size that mail programs take, in their order; `start` counts from 1. */
export function mailPortions(
  addresses: readonly string[],
): readonly { readonly start: number; readonly addresses: readonly string[] }[] {
  const portions: string[][] = [];
  for (const address of addresses) {
    const last = portions.at(-1);
    if (last && last.length < MOST_PEOPLE && messageHref([...last, address]).length <= MOST_CHARACTERS)
      last.push(address);
    else portions.push([address]);
  }
  return portions.map((portion, i) => ({
    start: portions.slice(0, i).reduce((sum, { length }) => sum + length, 1),
    addresses: portion,
  }));
}
