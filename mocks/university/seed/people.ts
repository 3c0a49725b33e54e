import type { StudentRow } from '../tables.ts';
import { countPairs } from './count-pairs.ts';
import { communities } from './pools/names.ts';
import { areas, buildings, streets, towns } from './pools/places.ts';
import { type SeededRandom, seededFaker, weighted } from './random.ts';

export type Gender = NonNullable<StudentRow['gender']>;

export interface Person {
  readonly name: string;
  /** First and last name as they stand in an e-mail address: lower-case letters alone. */
  readonly slugs: readonly [first: string, last: string];
  readonly gender: Gender;
}

interface NamePart {
  readonly text: string;
  readonly slug: string;
}

const part = (text: string): NamePart => ({ text, slug: text.toLowerCase().replace(/[^a-z]/g, '') });

const nameGroups = weighted(
  communities.map(({ weight, female, male, last }) => ({
    weight,
    Female: female.map(part),
    Male: male.map(part),
    Other: [...female, ...male].map(part),
    last: last.map(part),
  })),
);

const homeTowns = weighted(towns);

/** Six hundred addresses made by Faker: they need not be unique, as people share a home. */
function makeStreetAddresses(): readonly string[] {
  const faker = seededFaker(1965);
  const number = (max: number) => faker.number.int({ min: 1, max });
  return faker.helpers.multiple(
    () => {
      const flat = `Flat ${number(9)}0${number(8)}, ${faker.helpers.arrayElement(buildings)}`;
      const house = faker.helpers.arrayElement([`${number(99)}`, `Plot ${number(60)}`, `${number(20)}/${number(99)}`]);
      const door = faker.datatype.boolean(0.4) ? flat : house;
      return `${door}, ${faker.helpers.arrayElement(streets)}, ${faker.helpers.arrayElement(areas)}`;
    },
    { count: 600 },
  );
}

// Made with the first person who has an address: a page whose data is stored already makes none.
let streetAddresses: readonly string[] | undefined;

/** A person: six in ten are men, as among engineers, and the first name agrees with the gender. */
export function makePerson(random: SeededRandom): Person {
  const draw = random.next();
  const gender = draw < 0.39 ? 'Female' : draw < 0.99 ? 'Male' : 'Other';
  const group = random.pick(nameGroups);
  const first = random.pick(group[gender]);
  const last = random.pick(group.last);
  return { name: `${first.text} ${last.text}`, slugs: [first.slug, last.slug], gender };
}

/** An Indian mobile number, always with the country's code. */
export function makePhone(random: SeededRandom): string {
  return `+91${random.between(6, 9)}${String(1_000_000_000 + Math.floor(random.next() * 1_000_000_000)).slice(1)}`;
}

/** A postal address; the postal code is one of the town's. */
export function makeAddress(random: SeededRandom): string {
  const { town, state, pin } = random.pick(homeTowns);
  const place = town === state ? town : `${town}, ${state}`;
  streetAddresses ??= makeStreetAddresses();
  return `${random.pick(streetAddresses)}, ${place} ${pin}${random.between(10, 99)}`;
}

/** Makes e-mail addresses that are not taken: the second Priya Sharma has a number in hers. */
export function mailboxes(domain: string): (first: string, last?: string) => string {
  const count = countPairs();
  return (first, last = '') => {
    const namesakes = count(first, last);
    return `${first}${last && '.'}${last}${namesakes === 1 ? '' : namesakes}@${domain}`;
  };
}
