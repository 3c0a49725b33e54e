import { expect, it } from 'vitest';
import { plainPhone, plainText } from './plain-text.ts';

it.each([
  ['marks at its ends', '\uFEFF\u200EAsha Rao\u200B', 'Asha Rao'],
  ['a mark in the middle', 'asha\u200B@x.example', 'asha@x.example'],
  ['a soft hyphen', 'Electro\u00ADnics', 'Electronics'],
  ['a space that breaks no line', 'Asha\u00A0Rao', 'Asha Rao'],
  ['a filler', 'Asha\u3164 Rao\uFFA0', 'Asha Rao'],
  ['a blank of Braille', '\u2800Asha\u2800Rao', 'Asha Rao'],
  ['spaces at its ends', '\u3000Asha\u2009 ', 'Asha'],
  ['a joiner between Latin letters', 'As\u200Dha', 'Asha'],
])('A text without %s', (_, text, plain) => {
  expect(plainText(text)).toBe(plain);
});

it.each(['क्\u200Dष', 'ن\u200Cام', '👩\u200D🎓', 'José', 'line\nbreak', 'two  spaces'])('%j stays unchanged', (text) => {
  expect(plainText(text)).toBe(text);
});

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

it.each(['()', '-', 'none', '98765x43210', '9876543210/9876543211'])('%j is not a phone number', (typed) => {
  expect(plainPhone(typed)).toBe(typed);
});
