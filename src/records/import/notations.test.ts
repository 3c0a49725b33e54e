import { describe, expect, it } from 'vitest';
import { studentFields } from '#src/features/students/student.ts';
import {
  addAmountEvidence,
  addDateEvidence,
  type AmountEvidence,
  amountProblem,
  type DateEvidence,
  isOrderAsked,
  isSignAsked,
  numberRuleOf,
  orderOf,
  readAmount,
  readDate,
  signOf,
  turnedName,
} from './notations.ts';

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
  ] as const)('The text %s, read %s first, is %s', (text, order, date) => {
    expect(readDate(text, order, 'past', now)).toEqual({ date });
  });

  it.each([
    ['2006-05-07', '2006-05-07'],
    ['2006/5/7', '2006-05-07'],
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
  ] as const)('The text %s, without an order, is %s', (text, date) => {
    expect(readDate(text, undefined, 'past', now)).toEqual({ date });
  });

  it.each([
    ['31/02/2006', 'day', 'There is no such day, read day first'],
    ['12/31/2006', 'day', 'There is no such day, read day first'],
    ['98/12/31', 'day', /^The year seems to stand first/],
    ['32/05/04', 'day', /^The year seems to stand first/],
  ] as const)('The text %s, read %s first, is refused with the reason', (text, order, problem) => {
    expect(readDate(text, order, 'past', now)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it.each([
    ['5/7/2006', /^Day or month may come first/],
    ['2006-02-30', 'There is no such day'],
    ['7-Foo-06', /^“Foo” is no month in English/],
    ['7. Mai 2006', /^“Mai” is no month in English/],
    ['1/0/1900', 'There is no such day, read month first'],
    ['May 2004', /^This is not read as a date/],
    ['in spring', /^This is not read as a date/],
    ['2006-05-06T18:30:00.000Z', /^This is a time in another time zone/],
  ] as const)('The text %s, without an order, is refused with the reason', (text, problem) => {
    expect(readDate(text, undefined, 'past', now)).toEqual({ problem: expect.stringMatching(problem) });
  });

  it.each([
    ['a birth date lies in the past', '7-May-06', 'past', '2006-05-07'],
    ['a birth date of tomorrow means a century ago', '26-Nov-26', 'past', '1926-11-26'],
    ['an admission is near today', '1-Jul-27', 'near', '2027-07-01'],
    ['an admission is not in a century', '1-Jul-98', 'near', '1998-07-01'],
  ] as const)('A year of two digits: %s', (_, text, century, date) => {
    expect(readDate(text, undefined, century, now)).toEqual({ date });
  });
});

type AmountField = 'totalFee' | 'packageAmount' | 'currentCGPA' | 'totalCredits' | 'attendance';

/** A column of a file, read as the import reads it. */
function read(field: AmountField, ...cells: readonly string[]) {
  const rule = numberRuleOf(studentFields[field]);
  if (!rule) throw new Error(`${field} has no number`);
  const evidence = cells.reduce<AmountEvidence>(addAmountEvidence, {});
  return {
    asked: isSignAsked(evidence, rule),
    values: cells.map((cell) => readAmount(cell, signOf(evidence, rule), rule)),
  };
}

describe('An amount in an imported file', () => {
  it.each([
    ['the comma of a lone d,dd is decimal', 'packageAmount', ['6,50'], ['6.5']],
    ['the comma of ddd,dd is decimal', 'totalFee', ['125,50'], ['125.5']],
    ['a comma before a single digit is decimal', 'totalFee', ['1,2'], ['1.2']],
    ['Indian digit groups are read', 'totalFee', ['1,25,000', '12,50,000.50'], ['125000', '1250000.5']],
    ['groups of thousands are read', 'totalFee', ['1,234,567', '120,000.50'], ['1234567', '120000.5']],
    ['points before a decimal comma separate groups', 'totalFee', ['1.250,50', '2.500'], ['1250.5', '2500']],
    ['commas beside Indian groups separate groups', 'totalFee', ['1,25,000', '95,000'], ['125000', '95000']],
    ['a comma is decimal beside a decimal one in the column', 'totalFee', ['125,50', '1,234'], ['125.5', '1.234']],
    ['spaces separate Indian groups', 'totalFee', ['1 25 000', '12 50 000.50'], ['125000', '1250000.5']],
    ['a fraction may lack its zero', 'totalFee', ['.75', '.5'], ['0.75', '0.5']],
    ['rupees may follow the number', 'totalFee', ['1,25,000 INR', '500 Rs.'], ['125000', '500']],
    [
      'lakhs may follow the number in a column of lakhs',
      'packageAmount',
      ['6.5 LPA', '₹7 lakhs', '8 L'],
      ['6.5', '7', '8'],
    ],
    ['spaces and apostrophes separate groups', 'totalFee', ['1 250,50', "12'500.25"], ['1250.5', '12500.25']],
    [
      'signs and units may surround the number',
      'totalFee',
      ['₹1,25,000', 'Rs. 500', '750/-'],
      ['125000', '500', '750'],
    ],
    ['a percent sign may follow the number', 'attendance', ['91,5%'], ['91.5']],
    [
      'a separator is decimal if a group would make the number too large',
      'currentCGPA',
      ['8,125', '8.333'],
      ['8.125', '8.333'],
    ],
    ['the separators of a whole number are groups', 'totalCredits', ['1,000'], ['1000']],
    [
      'a text without a number stays invalid',
      'totalFee',
      ['1,25,00', '2nd', '-5', '1e7'],
      [undefined, undefined, undefined, undefined],
    ],
  ] as const)('In an amount, %s', (_, field, cells, values) => {
    expect(read(field, ...cells)).toEqual({ asked: false, values });
  });

  it.each([
    ['a lone group or fraction', 'totalFee', ['1,234']],
    ['the same with a point', 'totalFee', ['1.250']],
    ['one with a point beside whole numbers', 'totalFee', ['120000', '85.000']],
    ['one beside numbers that contradict each other', 'totalFee', ['125,50', '99.50', '1,234']],
  ] as const)('needs a person’s answer for %s', (_, field, cells) => {
    const { asked, values } = read(field, ...cells);
    expect([asked, values.at(-1)]).toEqual([true, undefined]);
  });
});

describe('An amount with an extra sign or word in an imported file', () => {
  it.each([
    ['totalFee', '1.25 lakh', '“lakh” beside the number may make another amount of it: write the number in rupees'],
    ['totalFee', '1.2 crore', '“crore” beside the number may make another amount of it: write the number in rupees'],
    ['totalFee', '€125,50', '“€” beside the number may make another amount of it: write the number in rupees'],
    ['totalFee', '1,250.00 USD', '“USD” beside the number may make another amount of it: write the number in rupees'],
    ['totalFee', '50%', '“%” beside the number may make another amount of it: write the number in rupees'],
    ['packageAmount', '$6.5', '“$” beside the number may make another amount of it: write the number in lakhs'],
    ['totalFee', '1.25E+05', 'The spreadsheet has made a number of it and cut its digits'],
    ['totalFee', '1,250', 'It can be read in two ways'],
  ] as const)('The column %s refuses %s with the reason', (field, cell, reason) => {
    expect(amountProblem(cell, undefined, studentFields[field])).toContain(reason);
  });

  it.each([
    ['totalFee', 'Rs. 1,25,000/-'],
    ['packageAmount', '6.5 LPA'],
    ['attendance', '91.5%'],
    ['currentCGPA', '8.5'],
  ] as const)('The column %s accepts %s', (field, cell) => {
    expect(amountProblem(cell, undefined, studentFields[field])).toBeUndefined();
  });
});

it('The first amount of a column that can be read in two ways is its example, and one with a comma rather than with a point', () => {
  const openOf = (...cells: readonly string[]) => cells.reduce<AmountEvidence>(addAmountEvidence, {}).open;
  expect(openOf('1,234', '5,678', '9.012')).toBe('1,234');
  expect(openOf('1.234', '5.678')).toBe('1.234');
  expect(openOf('1.234', '5,678')).toBe('5,678');
});

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
