import { describe, expect, it } from 'vitest';
import { checkFile, readImport } from '#tests/check-import.ts';

/** A file of newcomers with these cells in the column of a date. */
function fileOf(title: string, cells: readonly string[]) {
  const rows = cells.map((cell, i) => `Ava ${'abcdefgh'[i]},CE2610${i},a${i}@example.com,Civil,1,1,"${cell}"`);
  return [`Name,Roll No,Email,Department,Year,Semester,${title}`, ...rows].join('\n');
}

describe('A time beside a date of an imported file', () => {
  it.each([
    ['18:30, midnight in India as London has it', ['2006-12-04 18:30:00', '2006-11-04T18:30:00'], [0, 1]],
    ['18:30, beside days alone', ['2006-12-05', '2006/12/04 18:30:00', '2006-12-06 00:00'], [1]],
    ['7 o’clock in the evening', ['12/24/2006 7:00:00 PM', '2006-12-05'], [0]],
    ['22 and 23 o’clock, as clocks are changed in summer', ['2006-12-04 23:00', '2006-07-04 22:00'], [0, 1]],
    ['a spreadsheet’s number of a day and its time', ['38844.7708333333', '38845'], [0]],
  ])('A time that may be midnight elsewhere is looked at: %s', async (_, cells, lines) => {
    const { wrong, new: added } = await checkFile(fileOf('Date of Birth', cells));
    expect(wrong).toEqual([]);
    const doubted = added.flatMap(({ warnings }, i) => (warnings.length > 0 ? [i] : []));
    expect(doubted).toEqual(lines);
  });

  it('A time that may be midnight elsewhere is looked at together with the day after', async () => {
    const { new: added } = await checkFile(fileOf('Date of Birth', ['2006-12-31 18:30:00']));
    const reason = '18:30 stands beside it, as a program writes that counts in another time zone: is 1 Jan 2007 meant?';
    expect(added).toMatchObject([{ values: { dateOfBirth: '2006-12-31' }, warnings: [{ reason }] }]);
  });

  it.each([
    ['midnight', ['2006-12-04 00:00:00', 'Dec 4 2006 12:00AM']],
    ['a morning, which a midnight further west may be on the same day', ['2006-12-04 05:30', '2006-11-04 05:30']],
    ['many times, which are of moments', ['2025-07-04 14:10', '2025-07-05 15:20', '2025-07-06 16:30']],
  ])('A time is no matter of the day: %s', async (_, cells) => {
    const { new: added } = await checkFile(fileOf('Admission Date', cells));
    expect(added.flatMap(({ warnings }) => warnings)).toEqual([]);
    expect(added).toHaveLength(cells.length);
  });
});

describe('An implausible date of an imported file', () => {
  it.each([
    ['1905/06/29', '2025-07-01', 'Date of Birth: Born before 1930: look whether the year is right'],
    ['2006-12-05', '2001-07-01', 'Admission Date: Admitted before the birth: look whether the year is right'],
    ['2006-12-05', '2019-07-01', 'Admission Date: Admitted before the age of 15: look whether the year is right'],
    [
      '2006-12-05',
      '2569-07-01',
      'Admission Date: Admitted in more than a year from now: look whether the year is right',
    ],
  ])('An implausible date is looked at: born %s, admitted %s', async (birth, admitted, doubt) => {
    const { new: added } = await checkFile(fileOf('Date of Birth,Admission Date', [`${birth}","${admitted}`]));
    expect(added).toMatchObject([{ values: { admissionDate: admitted } }]);
    expect(added[0]?.warnings.map(({ column, reason }) => `${column}: ${reason}`)).toEqual([doubt]);
  });

  it.each([
    ['2999-01-01', /^Date of birth must be in the past/],
    ['1900-01-00', /^There is no such day/],
    ['1/0/1900', /^There is no such day/],
    ['0', /^This is not read as a date/],
  ])('An impossible date is refused: born %s', async (birth, reason) => {
    const { wrong } = await checkFile(fileOf('Date of Birth', [birth]));
    expect(wrong).toMatchObject([{ problems: [{ reason: expect.stringMatching(reason) }] }]);
  });
});

describe('The order of day and month that one column of a file proves', () => {
  const titles = 'Date of Birth,Admission Date';

  it.each([
    ['day', '13/7/2025', '2006-07-05', '5 Jul 2006'],
    ['month', '7/13/2025', '2006-05-07', '7 May 2006'],
  ])('The order %s first holds for the other dates, and is told', async (order, admitted, stored, inWords) => {
    const { isCertain, plan } = await readImport(fileOf(titles, [`5/7/2006","${admitted}`]));
    expect(isCertain).toBe(true);
    expect(plan.new).toMatchObject([{ values: { dateOfBirth: stored, admissionDate: '2025-07-13' } }]);
    expect(plan.facts).toContainEqual({
      title: 'Date of Birth',
      text: `${order} first, as in Admission Date: 5/7/2006 is ${inWords}`,
    });
  });

  it.each([
    ['the other column has both orders', ['1/1/2006","13/7/2025', '5/7/2006","7/13/2025']],
    ['the column has both orders itself', ['13/7/2006","13/7/2025', '7/13/2006","13/7/2025', '5/7/2006","13/7/2025']],
    ['the other column leaves it open too', ['5/7/2006","1/1/2025']],
  ])('The order is asked where %s', async (_, cells) => {
    const { isCertain, plan } = await readImport(fileOf(titles, cells));
    expect(isCertain).toBe(false);
    expect(plan.wrong.at(-1)).toMatchObject({ problems: [{ reason: /^Day or month may come first/ }] });
  });

  it('An order that somebody has chosen goes before that of another column', async () => {
    const choices = { notations: { dateOfBirth: 'month' } } as const;
    const { plan } = await readImport(fileOf(titles, ['5/7/2006","13/7/2025']), [], { choices });
    expect(plan.new).toMatchObject([{ values: { dateOfBirth: '2006-05-07', admissionDate: '2025-07-13' } }]);
  });

  it('A column that is no date proves nothing', async () => {
    const { isCertain } = await readImport(fileOf('Date of Birth,Exam', ['5/7/2006","13/7/2025']));
    expect(isCertain).toBe(false);
  });
});
