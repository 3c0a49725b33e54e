import { describe, expect, it } from 'vitest';
import { recordsInStart } from './list-start.ts';

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
    ['a record that is cut off inside an object', upTo({ data: records }, '{"id":"2"'), [first]],
    ['a record whose text looks like its end', upTo({ data: records }, 'says \\"},{'), [first]],
    ['an object inside the first record', upTo({ data: records }, '"percentage":90},'), []],
    ['a refusal', upTo({ success: false, data: records }, ',{"id":"3"'), []],
    ['no list', upTo({ success: true, data: { a: { b: 1 }, c: 2 } }, '"b":1},'), []],
    ['no JSON', '<html>},<body>', []],
    ['nothing', '', []],
  ])('%s', (_, text, expected) => {
    expect(recordsInStart(text)).toEqual(expected);
  });
});
