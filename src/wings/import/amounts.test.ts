import { describe, expect, it } from 'vitest';
import { checkFile } from '#tests/check-import.ts';
import { studentFields } from '#src/features/students/student.ts';
import { addAmountEvidence, type AmountEvidence, amountProblem, isSignAsked, numberRuleOf, signOf } from './amounts.ts';
import { parseAmount } from '#src/records/fields/amounts.ts';

/** A file of newcomers with these cells in a column. */
function fileOf(title: string, cells: readonly string[]) {
  const rows = cells.map((cell, i) => {
    const said = { Name: 'Ava', 'Roll No': `CE2610${i}`, Email: `a${i}@example.com`, Department: 'Civil', Year: '1' };
    return { ...said, Semester: '1', [title]: cell };
  });
  return [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))].map((row) => row.join(';')).join('\n');
}

type AmountField = 'totalFee' | 'packageAmount' | 'currentCGPA' | 'totalCredits' | 'attendance';

/** A column of a file, read as the import reads it. */
function read(field: AmountField, ...cells: readonly string[]) {
  const rule = numberRuleOf(studentFields[field]);
  if (!rule) throw new Error(`${field} has no number`);
  const evidence = cells.reduce<AmountEvidence>(addAmountEvidence, {});
  return {
    asked: isSignAsked(evidence, rule),
    values: cells.map((cell) => parseAmount(cell, signOf(evidence, rule), rule)),
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
    ['digits of other scripts are read', 'totalFee', ['₹१,१२,०००.००', '١١٢٬٠٠٠'], ['112000', '112000']],
    ['a percent sign may follow the number', 'attendance', ['91,5%'], ['91.5']],
    [
      'a separator is decimal if a group would make the number too large',
      'currentCGPA',
      ['8,125', '8.333'],
      ['8.125', '8.333'],
    ],
    [
      'a separator is decimal in the whole column if a group would make one number too large',
      'packageAmount',
      ['1,500', '1,000'],
      ['1.5', '1'],
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

it.each([
  ['1e+05', '100000', '₹1,00,000'],
  ['1E5', '100000', '₹1,00,000'],
  ['2e06', '2000000', '₹20,00,000'],
])('%s in a column of amounts is %s, and the person is told', async (cell, totalFee, amount) => {
  const { new: added, facts } = await checkFile(fileOf('Total Fee', [cell]));
  expect(added).toMatchObject([{ values: { totalFee }, warnings: [] }]);
  expect(facts).toEqual([{ title: 'Total Fee', text: `${cell} is ${amount}` }]);
});

it.each(['Phone', 'Roll No'])('1e+05 in the column %s has lost its digits, and is refused', async (title) => {
  const { wrong } = await checkFile(fileOf(title, ['1e+05']));
  expect(wrong).toMatchObject([{ problems: [{ reason: /^The spreadsheet has made a number of it/ }] }]);
});

it('The first amount of a column that can be read in two ways is its example, and one with a comma rather than with a point', () => {
  const openOf = (...cells: readonly string[]) => cells.reduce<AmountEvidence>(addAmountEvidence, {}).open;
  expect(openOf('1,234', '5,678', '9.012')).toBe('1,234');
  expect(openOf('1.234', '5.678')).toBe('1.234');
  expect(openOf('1.234', '5,678')).toBe('5,678');
});
