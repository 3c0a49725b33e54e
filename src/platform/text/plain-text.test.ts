import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

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
