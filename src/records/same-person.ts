import { foldText } from '#openapi/text-order.ts';
import { msg } from '#src/languages/texts.ts';
import { plainPhone } from '#src/platform/text/plain-text.ts';

export interface Person {
  readonly id?: string | undefined;
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  /** YYYY-MM-DD, perhaps with a time. */
  readonly dateOfBirth?: string | null | undefined;
}

/** No number has more digits for its country. */
const COUNTRY_DIGITS = 3;
const FEWEST_DIGITS = 10;

const initials = /(?<!\S)\p{L}\p{M}*(?: \p{L}\p{M}*)+(?!\S)/gu;

/**
 * A name as it is compared: without regard to case, accents, dots, hyphens, spaces and the order of its words. Initials
 * are one word, with or without dots and spaces between them.
 */
export function nameKey(name: string | null | undefined): string {
  const words = foldText(name ?? '')
    .replaceAll("'", '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(initials, (some) => some.replaceAll(' ', ''));
  return words.split(' ').sort().join(' ');
}

/** The digits of a phone number without zeros before them; none where it is no number, such as one digit repeated. */
function digitsOf(phone: string | null | undefined): string {
  const digits = plainPhone((phone ?? '').normalize('NFKC'))
    .replaceAll(/\D/g, '')
    .replace(/^0+/, '');
  return digits.length < FEWEST_DIGITS || /^(\d)\1*$/.test(digits) ? '' : digits;
}

const dayOf = (date: string | null | undefined) => (date ?? '').trim().slice(0, 10);

/** What of a person is compared, each worked out once. */
interface Signs {
  readonly id: string | undefined;
  readonly name: string;
  readonly address: string;
  readonly day: string;
  readonly digits: string;
}

const signsOf = ({ id, name, email, phone, dateOfBirth }: Person): Signs => ({
  id,
  name: nameKey(name),
  address: (email ?? '').trim().toLowerCase(),
  day: dayOf(dateOfBirth),
  digits: digitsOf(phone),
});

function isSamePhone(one: Signs, other: Signs): boolean {
  const [short = '', long = ''] = [one.digits, other.digits].sort((a, b) => a.length - b.length);
  return short !== '' && long.endsWith(short) && long.length - short.length <= COUNTRY_DIGITS;
}

function reasonOf(one: Signs, other: Signs): string | undefined {
  if (one.name === '' || one.name !== other.name) return undefined;
  if (one.id !== undefined && one.id === other.id) return undefined;
  if (one.address !== '' && one.address === other.address) return undefined;
  const isBorn = one.day !== '' && one.day === other.day;
  const isCalled = isSamePhone(one, other);
  if (isBorn && isCalled) return msg`same name, birth date and phone`;
  if (isBorn) return msg`same name and birth date`;
  return isCalled ? msg`same name and phone` : undefined;
}

/**
 * Why two records may be of one person: the same name, with the same birth date or the same phone, and another e-mail
 * address. Two of the same address are a duplicate, which the server refuses; the same name alone says nothing.
 * @returns e.g. `same name and phone`, for the middle of a sentence; undefined where they need not be one person
 */
export const samePerson = (one: Person, other: Person): string | undefined => reasonOf(signsOf(one), signsOf(other));

export const isComparable = ({ name, phone, dateOfBirth }: Person): boolean =>
  nameKey(name) !== '' && (digitsOf(phone) !== '' || dayOf(dateOfBirth).length === 10);

export interface Namesake<Row> {
  readonly row: Row;
  readonly reason: string;
}

/** Under what somebody is looked up: a large university has hundreds of one name, and few of them share a day or a phone. */
const keysOf = ({ name, day, digits }: Signs): readonly string[] =>
  name === '' ? [] : [day, digits.slice(-FEWEST_DIGITS)].flatMap((sign) => (sign === '' ? [] : `${name} ${sign}`));

export function indexPeople<Row>(rows: Iterable<Row>, personOf: (row: Row) => Person) {
  const byKey = new Map<string, { readonly row: Row; readonly signs: Signs }[]>();
  const add = (row: Row) => {
    const signs = signsOf(personOf(row));
    for (const key of keysOf(signs)) {
      const others = byKey.get(key);
      if (others) others.push({ row, signs });
      else byKey.set(key, [{ row, signs }]);
    }
  };
  for (const row of rows) add(row);
  return {
    add,
    find(person: Person): readonly Namesake<Row>[] {
      const signs = signsOf(person);
      const found = new Map<Row, string>();
      for (const other of keysOf(signs).flatMap((key) => byKey.get(key) ?? [])) {
        const reason = reasonOf(signs, other.signs);
        if (reason !== undefined) found.set(other.row, reason);
      }
      return [...found].map(([row, reason]) => ({ row, reason }));
    },
  };
}

export function peopleTwice<Row>(rows: readonly Row[], personOf: (row: Row) => Person): ReadonlySet<Row> {
  const { find } = indexPeople(rows, personOf);
  return new Set(rows.filter((one) => find(personOf(one)).some(({ row }) => row !== one)));
}
