import { describe, expect, it } from 'vitest';
import { addDateEvidence, type DateEvidence, isOrderAsked, orderOf, readDate } from './date-text.ts';

const now = new Date(2026, 10, 25);
const evidenceOf = (...cells: readonly string[]) => cells.reduce<DateEvidence>(addDateEvidence, {});

describe('The order of day and month in a column of an imported file', () => {
  it.each([
    ['month first where a second number is above 12', ['5/7/2006', '12/31/2006'], 'month', false],
    ['day first where a first number is above 12', ['5/7/2006', '31/12/2006'], 'day', false],
    ['asked where nothing tells it', ['5/7/2006', '1/2/2006'], undefined, true],
    ['asked where the dates contradict each other', ['13/5/2006', '5/13/2006'], undefined, true],
    ['nothing to ask where both numbers are the same', ['5/5/2006'], undefined, false],
    ['nothing to ask of a zero, which is no day and no month', ['1/0/1900'], undefined, false],
    ['asked where a year of two digits seems to stand first', ['06/05/07', '98/12/31'], undefined, true],
    ['month first where hyphens are of another width', ['5\u20117\u20112006', '12\u201131\u20112006'], 'month', false],
    ['nothing to ask of dates that are written out', ['2006-05-07', '7-May-06', '38844'], undefined, false],
  ] as const)('%s', (_, cells, order, asked) => {
    expect(orderOf(evidenceOf(...cells))).toBe(order);
    expect(isOrderAsked(evidenceOf(...cells))).toBe(asked);
  });
});

describe('A date of an imported file', () => {
  it.each([
    ['2006-05-07', undefined, '2006-05-07'],
    ['2006/5/7', undefined, '2006-05-07'],
    ['20060507', undefined, '2006-05-07'],
    ['2006-05-07T00:00:00', undefined, '2006-05-07'],
    ['2006-05-07T00:00:00.000Z', undefined, '2006-05-07'],
    ['2006-05-07 13:30', undefined, '2006-05-07'],
    ['5/7/2006', 'day', '2006-07-05'],
    ['5/7/2006', 'month', '2006-05-07'],
    ['5/7/2006 12:00:00 AM', 'month', '2006-05-07'],
    ['7.5.2006', 'day', '2006-05-07'],
    ['5/5/2006', undefined, '2006-05-05'],
    ['31-12-2006', undefined, '2006-12-31'],
    ['5/7/06', 'month', '2006-05-07'],
    ['7-May-06', undefined, '2006-05-07'],
    ['7 May 2006', undefined, '2006-05-07'],
    ['May 7, 2006', undefined, '2006-05-07'],
    ['7th Sept 2006', undefined, '2006-09-07'],
    ['38844', undefined, '2006-05-07'],
    ['38844.0', undefined, '2006-05-07'],
    ['38844.75', undefined, '2006-05-07'],
    ['07May2006', undefined, '2006-05-07'],
    ['Sunday, May 7, 2006', undefined, '2006-05-07'],
    ['Sun 7 May 2006', undefined, '2006-05-07'],
    ['2006–05–07', undefined, '2006-05-07'],
    ['5\u20117\u20112006', 'month', '2006-05-07'],
    ["'2006-05-07", undefined, '2006-05-07'],
  ] as const)('The text %s, with %s first, is %s', (text, order, date) => {
    expect(readDate(text, order, 'past', now)).toEqual({ date });
  });

  it.each([
    ['5/7/2006', undefined, /^Day or month may come first/],
    ['31/02/2006', 'day', 'There is no such day, read day first'],
    ['12/31/2006', 'day', 'There is no such day, read day first'],
    ['98/12/31', 'day', /^The year seems to stand first/],
    ['2006-02-30', undefined, 'There is no such day'],
    ['7-Foo-06', undefined, /^“Foo” is no month in English/],
    ['7. Mai 2006', undefined, /^“Mai” is no month in English/],
    ['1/0/1900', undefined, 'There is no such day, read month first'],
    ['May 2004', undefined, /^This is not read as a date/],
    ['in spring', undefined, /^This is not read as a date/],
    ['2006-05-06T18:30:00.000Z', undefined, /^This is a time in another time zone/],
  ] as const)('The text %s, with %s first, is refused with the reason', (text, order, problem) => {
    expect(readDate(text, order, 'past', now)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it.each([
    ['a birth date lies in the past', '7-May-06', 'past', '2006-05-07'],
    ['so that of tomorrow was a century ago', '26-Nov-26', 'past', '1926-11-26'],
    ['an admission is near today', '1-Jul-27', 'near', '2027-07-01'],
    ['and not in a century', '1-Jul-98', 'near', '1998-07-01'],
  ] as const)('A year of two digits: %s', (_, text, century, date) => {
    expect(readDate(text, undefined, century, now)).toEqual({ date });
  });
});
