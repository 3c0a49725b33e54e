import { expect, it } from 'vitest';
import { plainPhone } from './phone-number.ts';

it.each([
  ['9876543210', '9876543210'],
  ['98765 43210', '9876543210'],
  ['+91-98765-43210', '+919876543210'],
  ['(022) 2345 6789', '02223456789'],
  ['+91 [98765] 43210', '+919876543210'],
  ['+91\u00A098765\u201143210', '+919876543210'],
  ['98765–43210', '9876543210'],
  ['\u202A+919876543210\u202C', '+919876543210'],
  ['\u200B 9876543210\uFEFF', '9876543210'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['', ''],
  ['  ', ''],
])('The phone number %j is sent as %j', (typed, sent) => {
  expect(plainPhone(typed)).toBe(sent);
});

it.each(['()', '-', 'none', '98765x43210', '9876543210/9876543211'])('%j is made no phone number', (typed) => {
  expect(plainPhone(typed)).toBe(typed);
});
