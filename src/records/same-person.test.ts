import { describe, expect, it } from 'vitest';
import { cpuTime } from '#tests/cpu-time.ts';
import { indexPeople, nameKey, peopleTwice, type Person, samePerson } from './same-person.ts';

const zubin: Person = {
  id: '1',
  name: 'Zubin Contractor',
  email: 'zubin1@example.com',
  phone: '+919812345690',
  dateOfBirth: '2007-08-21',
};
const other = (changes: Partial<Person>): Person => ({ ...zubin, id: '2', email: 'zubin2@example.com', ...changes });

describe('Two records', () => {
  it.each<[string, Partial<Person>, string | undefined]>([
    ['name, birth date and phone', {}, 'same name, birth date and phone'],
    ['name and birth date, with another phone', { phone: '9000000001' }, 'same name and birth date'],
    ['name and phone, with no birth date', { dateOfBirth: undefined }, 'same name and phone'],
    ['phone without the country code', { phone: '98123 45690', dateOfBirth: '' }, 'same name and phone'],
    ['phone with a zero before it', { phone: '098123-45690', dateOfBirth: null }, 'same name and phone'],
    [
      'phone with the long form of the country code',
      { phone: '0091 9812345690', dateOfBirth: '' },
      'same name and phone',
    ],
    ['birth date with a time', { phone: '', dateOfBirth: '2007-08-21T00:00:00Z' }, 'same name and birth date'],
    ['name in capitals with two spaces', { name: ' ZUBIN  CONTRACTOR ' }, 'same name, birth date and phone'],
    ['name in the other order', { name: 'Contractor, Zubin' }, 'same name, birth date and phone'],
    ['name alone', { phone: '9000000001', dateOfBirth: '2006-01-01' }, undefined],
    ['name alone, where nothing else is known', { phone: '', dateOfBirth: '' }, undefined],
    ['birth date and phone, as twins have them', { name: 'Zarin Contractor' }, undefined],
    ['name of which there is only a part', { name: 'Zubin' }, undefined],
    ['e-mail address, which is refused elsewhere', { email: 'ZUBIN1@example.com ' }, undefined],
    ['id, which is one record', { id: '1' }, undefined],
    ['phone of another country', { phone: '+449812345690', dateOfBirth: '' }, undefined],
    ['phone that is too short to tell', { phone: '345690', dateOfBirth: '' }, undefined],
  ])('share a person or not by the same %s', (_, changes, reason) => {
    expect(samePerson(zubin, other(changes))).toBe(reason);
    expect(samePerson(other(changes), zubin)).toBe(reason);
  });

  it('stay two persons by a placeholder for a phone number or by no name', () => {
    const nobody = { name: 'Asha Rao', phone: '9999999999' };
    expect(samePerson(nobody, nobody)).toBeUndefined();
    expect(samePerson({ name: '–', phone: '9812345690' }, { name: '', phone: '9812345690' })).toBeUndefined();
  });
});

describe('A name as it is compared', () => {
  it.each([
    ['José Álvarez', 'jose alvarez'],
    ['A. K. Rao', 'AK Rao'],
    ['A.K.Rao', 'Rao A K'],
    ['Anne-Marie D’Souza', "Anne Marie D'Souza"],
    ['Anne-Marie D’Souza', 'anne marie dsouza'],
    ['अनिता शर्मा', ' अनिता  शर्मा'],
  ])('comes out the same for %s and %s', (one, two) => {
    expect(nameKey(one)).toBe(nameKey(two));
  });

  it.each([
    ['A. K. Rao', 'K. A. Rao'],
    ['Asha Rao', 'Asha Rai'],
    ['Asha Rao', 'Asha K Rao'],
    ['कमल', 'कमला'],
  ])('differs for %s and %s', (one, two) => {
    expect(nameKey(one)).not.toBe(nameKey(two));
  });
});

it('An index of people finds whoever may be the same, and what is added to it later', () => {
  const people = indexPeople([zubin, other({ name: 'Zarin Contractor', id: '3' })], (person) => person);
  expect(people.find(other({}))).toEqual([{ row: zubin, reason: 'same name, birth date and phone' }]);
  const later = other({ id: '4', email: 'zubin4@example.com' });
  people.add(later);
  expect(people.find(other({})).map(({ row }) => row.id)).toEqual(['1', '4']);
});

it('Fifteen hundred of one name are compared within two seconds of a processor’s time', () => {
  const namesakes = Array.from({ length: 1500 }, (_, i) =>
    other({
      id: `${i}`,
      email: `${i}@example.com`,
      phone: `98${String(i).padStart(8, '0')}`,
      dateOfBirth: '',
    }),
  );
  const before = cpuTime();
  expect(peopleTwice(namesakes, (person) => person).size).toBe(0);
  expect(cpuTime() - before).toBeLessThan(2000);
});

it('People who are there twice are both told, and nobody of the same name alone', () => {
  const namesake = other({ id: '3', email: 'z3@example.com', phone: '', dateOfBirth: '' });
  const [one, two] = [zubin, other({})];
  expect([...peopleTwice([one, namesake, two], (person) => person)]).toEqual([one, two]);
});
