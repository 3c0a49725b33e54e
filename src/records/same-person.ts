import { foldText } from '#openapi/text-order.ts';
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

function isSamePhone(one: string | null | undefined, other: string | null | undefined): boolean {
  const [short = '', long = ''] = [digitsOf(one), digitsOf(other)].sort((a, b) => a.length - b.length);
  return short !== '' && long.endsWith(short) && long.length - short.length <= COUNTRY_DIGITS;
}

const dayOf = (date: string | null | undefined) => (date ?? '').trim().slice(0, 10);
const addressOf = ({ email }: Person) => (email ?? '').trim().toLowerCase();

/**
 * Why two records may be of one person: the same name, with the same birth date or the same phone, and another e-mail
 * address. Two of the same address are a duplicate, which the server refuses; the same name alone says nothing.
 * @returns e.g. `same name and phone`, for the middle of a sentence; undefined where they need not be one person
 */
export function samePerson(one: Person, other: Person): string | undefined {
  const key = nameKey(one.name);
  if (key === '' || key !== nameKey(other.name)) return undefined;
  if (one.id !== undefined && one.id === other.id) return undefined;
  if (addressOf(one) !== '' && addressOf(one) === addressOf(other)) return undefined;
  const day = dayOf(one.dateOfBirth);
  const isBorn = day !== '' && day === dayOf(other.dateOfBirth);
  const isCalled = isSamePhone(one.phone, other.phone);
  if (isBorn && isCalled) return 'same name, birth date and phone';
  if (isBorn) return 'same name and birth date';
  return isCalled ? 'same name and phone' : undefined;
}

export const isComparable = ({ name, phone, dateOfBirth }: Person): boolean =>
  nameKey(name) !== '' && (digitsOf(phone) !== '' || dayOf(dateOfBirth).length === 10);

export interface Namesake<Row> {
  readonly row: Row;
  readonly reason: string;
}

export function indexPeople<Row>(rows: Iterable<Row>, personOf: (row: Row) => Person) {
  const byName = new Map<string, Row[]>();
  const add = (row: Row) => {
    const key = nameKey(personOf(row).name);
    const others = byName.get(key);
    if (others) others.push(row);
    else byName.set(key, [row]);
  };
  for (const row of rows) add(row);
  return {
    add,
    byName: byName as ReadonlyMap<string, readonly Row[]>,
    find: (person: Person): readonly Namesake<Row>[] =>
      (byName.get(nameKey(person.name)) ?? []).flatMap((row) => {
        const reason = samePerson(person, personOf(row));
        return reason === undefined ? [] : [{ row, reason }];
      }),
  };
}

export function peopleTwice<Row>(rows: readonly Row[], personOf: (row: Row) => Person): ReadonlySet<Row> {
  const groups = indexPeople(rows, personOf).byName.values();
  return new Set(
    [...groups].flatMap((group) =>
      group.length < 2
        ? []
        : group.filter((one) => group.some((other) => samePerson(personOf(one), personOf(other)) !== undefined)),
    ),
  );
}
