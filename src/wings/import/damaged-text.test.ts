import { describe, expect, it } from 'vitest';
import { type Student, studentFields } from '#src/features/students/student.ts';
import { asha, checkFile, fileOfPhones } from '#tests/check-import.ts';
import { exportCsv } from '#src/records/list/csv-columns.ts';
import { canonicalText } from './damaged-text.ts';

const check = (text: string, roster: readonly Student[] = []) => checkFile(text, roster);

describe('A phone number in a file', () => {
  it.each([
    ['98765 43210', '9876543210'],
    ['+91-98765-43210', '+919876543210'],
    ['(98765) [43210]', '9876543210'],
    ['\u202A+919876543210\u202C', '+919876543210'],
    ['\u00A0 9876543210', '9876543210'],
    ['9876543210.0', '9876543210'],
    ['="9876543210"', '9876543210'],
    ['"9876543210,0"', '9876543210'],
    ['98765.43210', '9876543210'],
    ['+91.98765.43210', '+919876543210'],
    ['+91 (0) 98765 43210', '+919876543210'],
    ["'9876543210", '9876543210'],
    ["'+919876543210", '+919876543210'],
  ])('The phone number %j is read as %j', async (cell, phone) => {
    expect(await check(fileOfPhones(cell))).toMatchObject({ wrong: [], new: [{ values: { phone }, warnings: [] }] });
  });

  it.each([
    ['9.87654E+09', /^The spreadsheet has made a number of it and cut its digits/],
    ['"9,87654e+9"', /^The spreadsheet has made a number of it and cut its digits/],
    ['9876543210/9876543211', /^There are two phone numbers/],
    ['"98765 43210, 98765 43211"', /^There are two phone numbers/],
    ['020-25551234/35', /^There are two phone numbers/],
    ['9876543210 9876543211', /^There are two phone numbers/],
    ['9876543210 ext 12', /^An extension is no part of the phone number here/],
    ['9876543210x12', /^An extension is no part of the phone number here/],
    ['Mob: 9876543210', /^“Mob” is no part of a phone number/],
    ['12345', /^Please provide a valid phone number$/],
  ])('The phone number %s is refused with the reason', async (cell, reason) => {
    const { wrong } = await check(fileOfPhones(cell));
    expect(wrong).toMatchObject([{ problems: [{ column: 'Phone', reason: expect.stringMatching(reason) }] }]);
  });
});

describe('A cell with invisible characters', () => {
  it('loses the invisible characters', async () => {
    const text = `Name,Email,Roll No,Department,Year,Semester,Phone\nDev\u00A0Oak\u200E,dev.inv@example.com\u200B,CE26996,Civil\uFEFF,1,1,\u202A+919876543210\u202C`;
    expect(await check(text)).toMatchObject({
      new: [{ values: { name: 'Dev Oak', email: 'dev.inv@example.com', department: 'Civil', phone: '+919876543210' } }],
    });
  });

  it('causes no warning when it contains nothing else', async () => {
    expect(await check('Roll No,Phone\nCE23001,\u200B\u00A0', [{ ...asha, phone: '9876543210' }])).toMatchObject({
      same: [{}],
    });
  });
});

describe('A semester that is not in its year', () => {
  const warning = 'The 5th semester is in the 3rd year, not in the 2nd';

  it('causes a warning in a new row, which is imported all the same', async () => {
    const rows = ['Ava,a@example.com,CE26991,Civil,2,5', 'Ida,i@example.com,CE26992,Civil,3,5'];
    const { new: added } = await check(['Name,Email,Roll No,Department,Year,Semester', ...rows].join('\n'));
    expect(added.map(({ warnings }) => warnings)).toEqual([[{ column: 'Semester', value: '5', reason: warning }], []]);
  });

  it('causes a warning where the file changes the year alone', async () => {
    const { update } = await check('Roll No,Year\nCE23001,2', [{ ...asha, year: 3, semester: 5 }]);
    expect(update).toMatchObject([{ warnings: [{ column: 'Semester', reason: warning }] }]);
  });

  it('causes no warning where it was stored before', async () => {
    const { update } = await check('Roll No,Credits\nCE23001,90', [{ ...asha, year: 2, semester: 5 }]);
    expect(update).toMatchObject([{ changes: [{ field: 'totalCredits' }], warnings: [] }]);
  });
});

it('A phone number that is stored with spaces is no change, and is not rewritten by another change', async () => {
  const stored = { ...asha, phone: '98765 43210', name: 'Asha\u200B Rao' };
  const file = async (row: Student) => (await exportCsv(studentFields, [[row]])).text();
  expect(await check(await file(stored), [stored])).toMatchObject({ same: [{}] });
  const [update] = (await check(await file({ ...stored, year: 2 }), [stored])).update;
  expect(update).toMatchObject({
    changes: [{ field: 'year' }],
    values: { phone: '98765 43210', name: 'Asha\u200B Rao' },
  });
});

it.each([
  ['department', 'computer SCIENCE', 'Computer Science'],
  ['department', 'Aerospace', 'Aerospace'],
  ['year', '३', '3'],
  ['phone', '+९१ ९८७६५.४३२१०', '+919876543210'],
  ['phone', '٩٨٧٦٥٤٣٢١٠.٠', '9876543210'],
  ['bloodGroup', 'o+', 'O+'],
  ['gender', 'FEMALE', 'Female'],
  ['placementStatus', 'not placed', 'Not Placed'],
  ['status', 'active', 'Active'],
  ['year', '2.0', '2'],
  ['year', '2nd', '2nd'],
  ['currentCGPA', '8.50', '8.5'],
  ['name', '  Asha Rao ', 'Asha Rao'],
  ['phone', '9.19877E+11', '9.19877E+11'],
] as const)('The %s %j is read as %j', (field, cell, value) => {
  expect(canonicalText(studentFields[field], cell)).toBe(value);
});
