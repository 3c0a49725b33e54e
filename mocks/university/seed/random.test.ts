import { expect, it } from 'vitest';
import { FieldRandom } from './random.ts';

/** What a table of some records looks like whose fields draw so many numbers each. */
function tableOf(draws: Readonly<Record<string, number>>) {
  const random = new FieldRandom('table');
  return Array.from({ length: 50 }, (_, index) => {
    random.turnTo(index);
    return Object.fromEntries(
      Object.entries(draws).map(([field, count]) => {
        const own = random.of(field);
        return [field, Array.from({ length: count }, () => own.next())];
      }),
    );
  });
}

it('a field that is added to the seed, or draws more numbers, changes no value of another field or record', () => {
  const before = tableOf({ name: 3, phone: 1 });
  const after = tableOf({ phone: 4, nickname: 2, name: 3 });
  expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  expect(after.map(({ phone }) => phone?.[0])).toEqual(before.map(({ phone }) => phone?.[0]));
});

it('the fields and the records of the seed share no random number', () => {
  const numbers = tableOf({ name: 3, phone: 3, address: 3 }).flatMap((row) => Object.values(row).flat());
  expect(new Set(numbers).size).toBe(50 * 9);
});

it('the random numbers of a field are spread evenly over its records', () => {
  const random = new FieldRandom('students');
  const shares = Array.from({ length: 10_000 }, (_, index) => {
    random.turnTo(index);
    return random.of('status').next();
  });
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const count = shares.filter((share) => Math.floor(share * 10) === tenth).length;
    expect(Math.abs(count - 1000)).toBeLessThan(120);
  }
});
