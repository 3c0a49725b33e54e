import { describe, expect, it } from 'vitest';
import { parseDate } from '#src/records/fields/dates.ts';
import { addDateEvidence, type DateEvidence, isOrderAsked, orderOf } from './dates.ts';
import { isCalendarDate } from '#src/records/fields/schema.ts';

const now = new Date(2026, 10, 25);
const evidenceOf = (...cells: readonly string[]) => cells.reduce<DateEvidence>(addDateEvidence, {});

describe('The order of day and month in a column of an imported file', () => {
  it.each([
    ['month first when a second number is above 12', ['5/7/2006', '12/31/2006'], 'month', false],
    ['day first when a first number is above 12', ['5/7/2006', '31/12/2006'], 'day', false],
    ['ambiguous when no date decides it', ['5/7/2006', '1/2/2006'], undefined, true],
    ['ambiguous when the dates contradict each other', ['13/5/2006', '5/13/2006'], undefined, true],
    ['no question when both numbers are the same', ['5/5/2006'], undefined, false],
    ['no question about a zero, which is no day and no month', ['1/0/1900'], undefined, false],
    ['ambiguous when a year of two digits seems to come first', ['06/05/07', '98/12/31'], undefined, true],
    ['no order when a first number is above 31', ['32/05/04'], undefined, false],
    ['month first when hyphens have another width', ['5\u20117\u20112006', '12\u201131\u20112006'], 'month', false],
    ['day first when a first number of another script is above 12', ['०५-०७-२००६', '३१-१२-२००६'], 'day', false],
    ['no question about dates with month names', ['2006-05-07', '7-May-06', '38844'], undefined, false],
  ] as const)('The dates of a column: %s', (_, cells, order, asked) => {
    expect(orderOf(evidenceOf(...cells))).toBe(order);
    expect(isOrderAsked(evidenceOf(...cells))).toBe(asked);
  });
});

describe('A date of an imported file', () => {
  it.each([
    ['5/7/2006', 'day', '2006-07-05'],
    ['5/7/2006', 'month', '2006-05-07'],
    ['5/7/2006 12:00:00 AM', 'month', '2006-05-07'],
    ['7.5.2006', 'day', '2006-05-07'],
    ['5/7/06', 'month', '2006-05-07'],
    ['5\u20117\u20112006', 'month', '2006-05-07'],
    ['०४-०३-२००७', 'day', '2007-03-04'],
    ['٠٤/٠٣/٢٠٠٧', 'day', '2007-03-04'],
  ] as const)('The text %s, read %s first, is %s', (text, order, date) => {
    expect(parseDate(text, order, 'past', now)).toEqual({ date });
  });

  it.each([
    ['2006-05-07', '2006-05-07'],
    ['2006/5/7', '2006-05-07'],
    ['२००६-०५-०७', '2006-05-07'],
    ['٢٠٠٦/٠٥/٠٧', '2006-05-07'],
    ['２００６／５／７', '2006-05-07'],
    ['७ May २००६', '2006-05-07'],
    ['20060507', '2006-05-07'],
    ['2006-05-07T00:00:00', '2006-05-07'],
    ['2006-05-07T00:00:00.000Z', '2006-05-07'],
    ['2006-05-07 13:30', '2006-05-07'],
    ['5/5/2006', '2006-05-05'],
    ['31-12-2006', '2006-12-31'],
    ['7-May-06', '2006-05-07'],
    ['7 May 2006', '2006-05-07'],
    ['May 7, 2006', '2006-05-07'],
    ['7th Sept 2006', '2006-09-07'],
    ['38844', '2006-05-07'],
    ['38844.0', '2006-05-07'],
    ['38844.75', '2006-05-07'],
    ['07May2006', '2006-05-07'],
    ['Sunday, May 7, 2006', '2006-05-07'],
    ['Sun 7 May 2006', '2006-05-07'],
    ['2006–05–07', '2006-05-07'],
    ["'2006-05-07", '2006-05-07'],
    ['7. Mai 2006', '2006-05-07'],
    ['5. Dezember 2006', '2006-12-05'],
    ['5. Mrz. 2006', '2006-03-05'],
    ['5 MÄRZ 2006', '2006-03-05'],
    ['1 जुलाइ 2006', '2006-07-01'],
    ['१२ अगस्त २००६', '2006-08-12'],
    ['12-सित॰-06', '2006-09-12'],
    ['5 फ़रवरी 2006', '2006-02-05'],
    ['5 \u095Eरवरी 2006', '2006-02-05'],
    ['५ मई २००६', '2006-05-05'],
    ['मई 5, 2006', '2006-05-05'],
    ['5 सितम्बर 2006', '2006-09-05'],
    ['2006-12-05 00:00:00+00', '2006-12-05'],
    ['2006-12-05 00:00:00 UTC', '2006-12-05'],
    ['2006-12-05 00:00:00 IST', '2006-12-05'],
    ['2006-12-05 00:00:00 +0000 UTC', '2006-12-05'],
    ['2006-12-05 00:00:00 +0530 IST', '2006-12-05'],
    ['2006-12-05 00:00 Asia/Kolkata', '2006-12-05'],
    ['Dec  5 2006 12:00AM UTC', '2006-12-05'],
    ['Tue Dec 05 2006 00:00:00 GMT+0530 (India Standard Time)', '2006-12-05'],
  ] as const)('The text %s, without an order, is %s', (text, date) => {
    expect(parseDate(text, undefined, 'past', now)).toEqual({ date });
  });

  it.each([
    ['31/02/2006', 'day', 'There is no such day, read day first'],
    ['12/31/2006', 'day', 'There is no such day, read day first'],
    ['98/12/31', 'day', /^The year seems to stand first/],
    ['32/05/04', 'day', /^The year seems to stand first/],
  ] as const)('The text %s, read %s first, is refused with the reason', (text, order, problem) => {
    expect(parseDate(text, order, 'past', now)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it.each([
    ['5/7/2006', /^Day or month may come first/],
    ['2006-02-30', 'There is no such day'],
    ['7-Foo-06', /^“Foo” is no month that is known here/],
    ['7 mayo 2006', /^“mayo” is no month that is known here/],
    ['7 ju 2006', /^“ju” is no month that is known here/],
    ['1/0/1900', 'There is no such day, read month first'],
    ['May 2004', /^This is not read as a date/],
    ['in spring', /^This is not read as a date/],
    ['2006-05-06T18:30:00.000Z', /^This is a time in another time zone/],
    ['2006-05-06 18:30:00 UTC', /^This is a time in another time zone/],
    ['2006-05-06 18:30:00 +0000 UTC', /^This is a time in another time zone/],
    ['5/6/2006 12:00 PM +00', /^This is a time in another time zone/],
  ] as const)('The text %s, without an order, is refused with the reason', (text, problem) => {
    expect(parseDate(text, undefined, 'past', now)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it.each([
    ['a birth date lies in the past', '7-May-06', 'past', '2006-05-07'],
    ['a birth date of tomorrow means a century ago', '26-Nov-26', 'past', '1926-11-26'],
    ['an admission is near today', '1-Jul-27', 'near', '2027-07-01'],
    ['an admission is not in a century', '1-Jul-98', 'near', '1998-07-01'],
  ] as const)('A year of two digits: %s', (_, text, century, date) => {
    expect(parseDate(text, undefined, century, now)).toEqual({ date });
  });
});

it.each([
  ['2004-02-29', true],
  ['2005-02-29', false],
  ['2004-13-01', false],
  ['2004-1-1', false],
  ['', false],
])('%j is a valid calendar date: %s', (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected);
});
