import { expect, it } from 'vitest';
import { turnedName } from './notation.ts';

it.each([
  ['Stone, Ava', 'Ava Stone'],
  ['de la Cruz, María José', 'María José de la Cruz'],
  ["O'Neil,Kit", "Kit O'Neil"],
  ['Rao, K', 'K Rao'],
  ['Ava Stone', 'Ava Stone'],
  ['Ava Stone, Jr.', 'Ava Stone, Jr.'],
  ['Rao, Asha, Dr', 'Rao, Asha, Dr'],
])('The imported name %j with its surname first is %j', (text, name) => {
  expect(turnedName(text)).toBe(name);
});
