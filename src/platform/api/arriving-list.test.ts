import { describe, expect, it } from 'vitest';
import { recordsInStart } from './arriving-list.ts';

const records = [
  { id: '1', attendance: { percentage: 90 }, name: 'A' },
  { id: '2', name: 'says "},{" and ]}' },
  { id: '3' },
];
const [first, second] = records;

/** The text up to a place, and what follows it. */
const upTo = (value: unknown, end: string) => JSON.stringify(value).split(end)[0] + end;

describe('The records in the beginning of a list’s JSON', () => {
  it.each([
    ['an envelope', upTo({ success: true, data: records }, ',{"id":"3"'), [first, second]],
    ['a bare list', upTo(records, ',{"id":"3"'), [first, second]],
    ['a list in `data.data`', upTo({ success: true, data: { data: records } }, ',{"id":"3"'), [first, second]],
    ['a list cut off inside an object', upTo({ data: records }, '{"id":"2"'), [first]],
    ['a list cut off in a text that looks like a record’s end', upTo({ data: records }, 'says \\"},{'), [first]],
    ['a list cut off inside the first record: none', upTo({ data: records }, '"percentage":90},'), []],
    ['a refusal: none', upTo({ success: false, data: records }, ',{"id":"3"'), []],
    ['an object without a list: none', upTo({ success: true, data: { a: { b: 1 }, c: 2 } }, '"b":1},'), []],
    ['a text that is not JSON: none', '<html>},<body>', []],
    ['an empty text: none', '', []],
  ])('The records are read from %s', (_, text, expected) => {
    expect(recordsInStart(text)).toEqual(expected);
  });
});
