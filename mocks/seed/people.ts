import type { StudentRow } from '../db/tables.ts';
import { communities } from './pools/names.ts';
import { areas, buildings, streets, towns } from './pools/places.ts';
import { type Dice, seededFaker, spread } from './random.ts';

export type Gender = NonNullable<StudentRow['gender']>;

export interface Person {
  readonly name: string;
  /** The name as it stands in an e-mail address: "sai.krishna" style, without anything but letters and the dot. */
  readonly slug: string;
  readonly gender: Gender;
}

interface NamePart {
  readonly text: string;
  readonly slug: string;
}

const part = (text: string): NamePart => ({ text, slug: text.toLowerCase().replace(/[^a-z]/g, '') });

const nameGroups = spread(
  communities.map(({ weight, female, male, last }) => ({
    weight,
    Female: female.map(part),
    Male: male.map(part),
    Other: [...female, ...male].map(part),
    last: last.map(part),
  })),
);

const homeTowns = spread(towns);

// Six hundred front doors, made once by Faker: a street address need not be unique, and flatmates share one.
const faker = seededFaker(1965);
const number = (max: number) => faker.number.int({ min: 1, max });
const doors: readonly string[] = faker.helpers.multiple(
  () => {
    const flat = `Flat ${number(9)}0${number(8)}, ${faker.helpers.arrayElement(buildings)}`;
    const house = faker.helpers.arrayElement([`${number(99)}`, `Plot ${number(60)}`, `${number(20)}/${number(99)}`]);
    const door = faker.datatype.boolean(0.4) ? flat : house;
    return `${door}, ${faker.helpers.arrayElement(streets)}, ${faker.helpers.arrayElement(areas)}`;
  },
  { count: 600 },
);

/** Somebody: six in ten engineers are men, and a name fits the gender. */
export function makePerson(dice: Dice): Person {
  const draw = dice.next();
  const gender = draw < 0.39 ? 'Female' : draw < 0.99 ? 'Male' : 'Other';
  const group = dice.pick(nameGroups);
  const first = dice.pick(group[gender]);
  const last = dice.pick(group.last);
  return { name: `${first.text} ${last.text}`, slug: `${first.slug}.${last.slug}`, gender };
}

/** An Indian mobile number, always with the country's code. */
export function makePhone(dice: Dice): string {
  return `+91${dice.between(6, 9)}${String(1_000_000_000 + Math.floor(dice.next() * 1_000_000_000)).slice(1)}`;
}

/** A postal address; the postal code is one of the town's. */
export function makeAddress(dice: Dice): string {
  const { town, state, pin } = dice.pick(homeTowns);
  const place = town === state ? town : `${town}, ${state}`;
  return `${dice.pick(doors)}, ${place} ${pin}${dice.between(10, 99)}`;
}

/** Hands out addresses that nobody has yet: the second Priya Sharma gets a number. */
export function mailboxes(domain: string): (slug: string) => string {
  const taken = new Map<string, number>();
  return (slug) => {
    const count = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, count);
    return `${slug}${count === 1 ? '' : count}@${domain}`;
  };
}
