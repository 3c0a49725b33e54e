import { expect, it } from 'vitest';
import { initials } from './Portrait.tsx';

it.each([
  ['Anjali Kulkarni', 'AK'],
  ['A. P. J. Abdul Kalam', 'AK'],
  ['Madonna', 'M'],
  ['  élodie   öztürk ', 'ÉÖ'],
  ['', ''],
])('The initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
