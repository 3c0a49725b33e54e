import { expect, it } from 'vitest';
import { repeatedIn } from './reading.ts';

it.each([
  [
    ['email', 'email', 'year'],
    [0, 1],
  ],
  [
    ['name', 'name.0'],
    [0, 1],
  ],
  [
    ['name.2', 'name'],
    [0, 1],
  ],
  [
    ['name.0', 'name.0'],
    [0, 1],
  ],
  [['name.0', 'name.1', 'name.2'], []],
  [['', '', 'year'], []],
])('Of the columns %j, these are for the same field: %j', (targets, repeated) => {
  expect([...repeatedIn({ targets }).keys()]).toEqual(repeated);
});
