import { describe, expect, it } from 'vitest';
import type { Student } from '#src/features/students/student.ts';
import { asha, checkFile, fileOfPhones } from '#tests/check-import.ts';

const check = (text: string, roster: readonly Student[] = []) => checkFile(text, roster);

describe('A leading zero that a phone number may have lost', () => {
  const others = ['02223456789', '02223456788', '02223456787'];

  it('causes a warning on a number one digit shorter than most of its column', async () => {
    const { new: added } = await check(fileOfPhones(...others, '2223456786'));
    expect(added.map(({ warnings }) => warnings.map(({ reason }) => reason))).toEqual([
      [],
      [],
      [],
      ['A leading zero may be lost: most of the column have 11 digits, and this has 10'],
    ]);
  });

  it.each([
    ['longer than most of its column', ['9876543210', '9876543211', '919876543212']],
    [
      'two digits shorter than most of its column, which begin with no zero',
      ['919876543210', '919876543211', '9876543212'],
    ],
    ['shorter and begins with a zero', ['98765432101', '98765432102', '0987654321']],
  ])('causes no warning on a number that is %s', async (_, cells) => {
    const { wrong, new: added } = await check(fileOfPhones(...cells));
    expect(wrong).toEqual([]);
    expect(added.map(({ warnings }) => warnings)).toEqual([[], [], []]);
  });

  it('explains why a number is too short', async () => {
    const { wrong } = await check(fileOfPhones('9876543210', '9876543211', '987654321'));
    expect(wrong).toMatchObject([
      { row: { line: 4 }, problems: [{ reason: expect.stringMatching(/^A leading zero may be lost/) }] },
    ]);
  });

  it.each([
    ['02223456789', '2223456789', 'A leading zero may be lost: 02223456789 is stored'],
    ['00919876543210', '919876543210', 'A leading zero may be lost: 00919876543210 is stored'],
    ['+919876543210', '919876543210', 'A leading plus may be lost: +919876543210 is stored'],
  ])('causes a warning when the stored number is %s', async (phone, cell, reason) => {
    const { update } = await check(`Roll No,Phone\nCE23001,${cell}`, [{ ...asha, phone }]);
    expect(update).toMatchObject([{ changes: [{ to: cell }], warnings: [{ column: 'Phone', value: cell, reason }] }]);
  });

  it('A number without the zeros with which the rest of its column begins causes a warning', async () => {
    const rows = ['0012345', '0012346', '0012347', '12348'].map(
      (rollNo, i) => `Ava,a${i}@example.com,${rollNo},Civil,1,1`,
    );
    const { new: added } = await check(['Name,Email,Roll No,Department,Year,Semester', ...rows].join('\n'));
    expect(added.map(({ warnings }) => warnings.map(({ value }) => value))).toEqual([[], [], [], ['12348']]);
  });

  it('causes a warning on a roll number too, and on nothing else', async () => {
    const rows = ['0123456', '0123457', '123458'].map((rollNo, i) => `Ava,a${i}@example.com,${rollNo},Civil,1,1,100`);
    const { new: added } = await check(['Name,Email,Roll No,Department,Year,Semester,Credits', ...rows].join('\n'));
    expect(added.map(({ warnings }) => warnings.map(({ column }) => column))).toEqual([[], [], ['Roll No']]);
  });
});

const stored = (i: number, part: Partial<Student>): Student => ({
  ...asha,
  id: `s${i}`,
  name: `Zubin ${'abcdef'[i]}`,
  email: `z${i}@university.example`,
  ...part,
});

/** A newcomer to Civil whose numbers are these, beside the stored ones of some students. */
async function newcomer(part: { readonly rollNo?: string; readonly phone?: string }, roster: readonly Student[]) {
  const { rollNo = 'CE26001', phone = '' } = part;
  const { new: added } = await check(
    `Name,Email,Roll No,Department,Year,Semester,Phone\nAva Stone,a@example.com,${rollNo},Civil,1,1,${phone}`,
    roster,
  );
  return added.flatMap(({ warnings }) => warnings.map(({ reason }) => reason));
}

describe('A number that lacks what the stored ones of its department begin with', () => {
  const rollNos = ['00124507', '00124509', '00012345'].map((rollNo, i) => stored(i, { rollNo }));
  const phones = ['+919876543201', '+919876543202'].map((phone, i) => stored(i, { rollNo: `CE2300${i}`, phone }));
  const local = ['02223456789', '02223456780'].map((phone, i) => stored(i, { rollNo: `CE2300${i}`, phone }));

  it.each([
    [{ rollNo: '124512' }, rollNos, 'A leading zero may be lost: most of Civil are like 00124507'],
    [{ rollNo: '12346' }, rollNos, 'A leading zero may be lost: most of Civil are like 00124507'],
    [{ rollNo: '124507' }, rollNos, 'A leading zero may be lost: 00124507 is stored'],
    [{ phone: '919876543299' }, phones, 'A leading plus may be lost: most of Civil are like +919876543201'],
    [{ phone: '2223456799' }, local, 'A leading zero may be lost: most of Civil are like 02223456789'],
  ])('The number of a newcomer with %j is looked at, as its first sign may be lost', async (part, roster, reason) => {
    expect(await newcomer(part, roster)).toEqual([reason]);
  });

  it.each([
    ['as it is stored of the others', { rollNo: '00124512', phone: '+919876543299' }, [...rollNos, ...phones]],
    ['much shorter than those', { rollNo: '1245' }, rollNos],
    ['a number at home beside those with a plus', { phone: '9876543299' }, phones],
    ['of another country', { phone: '449876543299' }, phones],
    [
      'like none of them, which are not alike',
      { rollNo: '124512' },
      [...rollNos.slice(0, 1), stored(3, { rollNo: '224507' })],
    ],
    [
      'in a department where none begins so',
      { rollNo: '124512' },
      rollNos.map((one) => ({ ...one, department: 'Electrical' })),
    ],
  ])('The number of a newcomer is not looked at where it is %s', async (_, part, roster) => {
    expect(await newcomer(part, roster)).toEqual([]);
  });

  it('A sheet of roll numbers without their zeros is refused with the number that is stored', async () => {
    const { wrong } = await check('Roll No,Credits\n124507,20', rollNos);
    const reason = 'No student has this roll number. A leading zero may be lost: 00124507 is stored';
    expect(wrong).toMatchObject([{ problems: [{ reason }] }]);
  });
});
