import { describe, expect, it } from 'vitest';
import type { components } from '#openapi/schema.gen.ts';
import { checkFile } from '#tests/check-import.ts';
import { shortened } from '#tests/shortened.ts';
import type { PlannedRow } from './check-file.ts';

type Student = components['schemas']['Student'];

const asha: Student = {
  id: 's1',
  name: 'Asha Rao',
  rollNo: 'CS23001',
  email: 'asha@university.example',
  department: 'Computer Science',
  year: 2,
  semester: 3,
  phone: '+919876543210',
  currentCGPA: 8.5,
  totalFee: 120_000,
  paidAmount: 100_000,
  placementStatus: 'Placed',
  company: 'Infosys',
  packageAmount: 6.5,
  updatedAt: '2026-05-04T09:30:00.000Z',
};
const ravi: Student = {
  id: 's2',
  name: 'Ravi Iyer',
  rollNo: 'ME23002',
  email: 'ravi@university.example',
  department: 'Marine Engineering',
  year: 4,
  semester: 8,
};

const head = 'rollNo,name,email,department,year,semester';
const newcomer = 'CE26001,Meera Nair,meera@mail.example,Civil,1,1';

async function check(text: string, roster: readonly Student[] = [asha, ravi]) {
  const plan = await checkFile(text, roster);
  const rows: readonly PlannedRow[] = [...plan.wrong, ...plan.new, ...plan.update, ...plan.same];
  return { plan, rows, only: rows[0] };
}

/** One row, of a newcomer with some cells different or more of them. */
async function checkOne(part: Record<string, string>, roster?: readonly Student[]) {
  const cells = {
    rollNo: 'CE26001',
    name: 'Meera Nair',
    email: 'meera@mail.example',
    department: 'Civil',
    year: '1',
    semester: '1',
    ...part,
  };
  const quoted = Object.values(cells).map((cell) => `"${cell}"`);
  return (await check(`${Object.keys(cells).join(',')}\n${quoted.join(',')}`, roster)).only;
}

const born = 'rollNo,name,email,department,year,semester,phone,dateOfBirth';
const warningsOf = ({ plan }: Awaited<ReturnType<typeof check>>) =>
  plan.new.map(({ warnings }) => warnings.map(({ reason }) => reason));

describe('A new row of the name of somebody who is there already', () => {
  const again = 'CS26009,RAO Asha,asha2@mail.example,Civil,1,1';

  it.each([
    [
      'phone without the country code',
      `${again},9876543210,`,
      ['May be the same person as Asha Rao, CS23001: same name and phone'],
    ],
    ['name alone', `${again},9000000001,`, []],
    ['name alone, with nothing else in the file', `${again},,`, []],
  ])('points at that record or not: the same %s', async (_, row, reasons) => {
    expect(warningsOf(await check(`${born}\n${row}`))).toEqual([reasons]);
  });

  it('points at an earlier line of the file, but not for twins', async () => {
    const rows = [
      'CE26001,Zubin Contractor,z1@mail.example,Civil,1,1,9812345690,2007-08-21',
      'CE26002,zubin  contractor,z2@mail.example,Civil,1,1,,2007-08-21',
      'CE26003,Zarin Contractor,z3@mail.example,Civil,1,1,9812345690,2007-08-21',
    ];
    expect(warningsOf(await check([born, ...rows].join('\n')))).toEqual([
      [],
      ['May be the same person as the one in line 2: same name and birth date'],
      [],
    ]);
  });
});

describe('A row of an imported file', () => {
  it('A row of a new student is an addition', async () => {
    expect((await check(`${head}\n${newcomer}`)).only).toMatchObject({ kind: 'new', values: { name: 'Meera Nair' } });
  });

  const refused: readonly [field: string, value: string, column: string, reason: string | RegExp][] = [
    ['name', '', 'Name', 'Name is required'],
    ['name', 'M', 'Name', 'Name must be at least 2 characters'],
    ['name', 'M'.repeat(101), 'Name', 'Name must be less than 100 characters'],
    ['email', '', 'Email', 'Email is required'],
    ['email', 'meera', 'Email', 'Invalid email address'],
    ['rollNo', '', 'Roll No', 'Roll number is required'],
    ['rollNo', 'C1', 'Roll No', 'Roll number must be at least 4 characters'],
    ['department', '', 'Department', 'Department is required'],
    ['department', 'Compter Science', 'Department', /^Department must be one of Computer Science, .*Marine/],
    ['year', '', 'Year', 'Year is required'],
    ['year', '5', 'Year', 'Year must be from 1 to 4'],
    ['year', 'late', 'Year', 'Year must be from 1 to 4'],
    ['semester', '9', 'Semester', 'Semester must be from 1 to 8'],
    ['phone', '12345', 'Phone', 'Please provide a valid phone number'],
    ['phone', '9.19877E+11', 'Phone', 'The spreadsheet has made a number of it and cut its digits'],
    ['dateOfBirth', '2999-01-01', 'Date of Birth', 'Date of birth must be in the past'],
    ['dateOfBirth', '30/02/2004', 'Date of Birth', 'There is no such day, read day first'],
    ['bloodGroup', 'C+', 'Blood Group', 'Please provide a valid blood group'],
    ['gender', 'Z', 'Gender', 'Gender must be one of Male, Female, Other'],
    ['status', 'Gone', 'Status', 'Status must be one of Active, Inactive, Graduated, Suspended'],
    ['admissionDate', 'June', 'Admission Date', 'This is not read as a date: write it as 2004-05-31'],
    ['cgpa', '11', 'Current CGPA', 'CGPA must be a number from 0 to 10'],
    ['attendance', '101', 'Attendance %', 'Attendance must be a number from 0 to 100'],
    ['totalCredits', '1.5', 'Total Credits', 'Credits must be a whole number from 0 to 1000'],
    ['paidAmount', '5', 'Paid Amount', 'Paid amount cannot be more than the total fee'],
    [
      'placementStatus',
      'Maybe',
      'Placement Status',
      'Placement status must be one of Placed, Not Placed, Higher Studies',
    ],
    ['company', 'Infosys', 'Company', 'Company is for placed students only'],
  ];
  it.each(refused.map((row) => [row[0], shortened(row[1]), row[2], row[3], row[1]] as const))(
    'A row with %s %j is refused: %s: %s',
    async (field, _, column, reason, value) => {
      const row = await checkOne({ [field]: value });
      expect(row).toMatchObject({ kind: 'wrong' });
      const problems = row?.kind === 'wrong' ? row.problems : [];
      expect(problems).toEqual([{ column, value, reason: expect.stringMatching(reason) }]);
    },
  );

  it.each(['1.25 lakh', '-5', '1,250', 'none yet'])(
    'A row whose total fee %j is refused is not also told that the paid amount is more',
    async (totalFee) => {
      const row = await checkOne({ totalFee, paidAmount: '100' });
      expect(row?.problems.map(({ column }) => column)).toEqual(['Total Fee']);
    },
  );

  it('A row of a placed student needs a company', async () => {
    expect(await checkOne({ placementStatus: 'Placed' })).toMatchObject({
      kind: 'wrong',
      problems: [{ column: 'Company', value: '', reason: 'Company is required for a placed student' }],
    });
  });

  it('A row that breaks several rules has an error for each field, in the order of the record', async () => {
    const row = await checkOne({ name: '', year: '7', phone: 'x' });
    expect(row?.kind === 'wrong' && row.problems.map(({ column }) => column)).toEqual(['Name', 'Year', 'Phone']);
  });

  it.each([
    ['too few cells', 'CE26001,Meera', '2 cells, where the headings have 6'],
    ['too many cells', `${newcomer},surplus`, '7 cells, where the headings have 6'],
  ])('A row with %s is refused', async (_, line, reason) => {
    expect((await check(`${head}\n${line}`)).only).toMatchObject({ kind: 'wrong', problems: [{ reason }] });
  });

  it('A row with empty cells at its end is accepted', async () => {
    expect((await check(`${head}\n${newcomer},,`)).only).toMatchObject({ kind: 'new' });
  });

  it('A row has its line number in the file', async () => {
    const { plan } = await check(`${head}\n\n${newcomer}\n"x\ny",,,,,`);
    expect(plan.new[0]?.row.line).toBe(3);
    expect(plan.wrong[0]?.row.line).toBe(4);
  });
});

describe('Duplicates in an imported file', () => {
  it.each([
    ['a roll number', { rollNo: 'cs23001 ' }, 'Roll No', 'This roll number is already in use (Asha Rao, CS23001)'],
    [
      'an address',
      { email: 'RAVI@university.example' },
      'Email',
      'This email address is already in use (Ravi Iyer, ME23002)',
    ],
  ])('A row with %s of a student in the roster, in any case, is refused', async (_, part, column, reason) => {
    const row = await checkOne(part);
    expect(row).toMatchObject({ kind: 'wrong', problems: [{ column, reason }] });
  });

  it('A row with the roll number of one student and the address of another is refused', async () => {
    const row = await checkOne({ rollNo: 'CS23001', email: 'ravi@university.example' });
    expect(row?.kind === 'wrong' && row.problems).toHaveLength(2);
  });

  it.each([
    ['a roll number', 'ce26001,Other,other@mail.example,Civil,1,1', 'The same roll number is in line 2'],
    ['an address', 'CE26002,Other,MEERA@mail.example,Civil,1,1', 'The same email address is in line 2'],
  ])('A row with %s of an earlier row of the file is refused', async (_, line, reason) => {
    const { plan } = await check(`${head}\n${newcomer}\n${line}`);
    expect(plan.new).toHaveLength(1);
    expect(plan.wrong).toMatchObject([{ row: { line: 3 }, problems: [{ reason }] }]);
  });

  it.each([
    ['by its id alone', 'Id,CGPA\ns1,9\ns2,8\ns1,7', { column: 'Id', value: 's1' }],
    ['by its id, then by its roll number', 'Id,Roll No,CGPA\ns1,,9\ns2,,8\n,CS23001,7', { column: 'Roll No' }],
  ])('A row with the student of an earlier row, identified %s, is refused', async (_, text, where) => {
    const { plan } = await check(text);
    expect(plan.wrong).toMatchObject([
      { row: { line: 4 }, problems: [{ ...where, reason: 'The same student is in line 2' }] },
    ]);
  });
});

describe('An imported row of a student in the roster', () => {
  const same = 'CS23001,Asha Rao,asha@university.example,Computer Science,2,3';

  it('An imported row that sets a suspended student back to Active, the meaning of an absent status, is an update', async () => {
    const { only } = await check('rollNo,status\nCS23001,Active', [{ ...asha, status: 'Suspended' }]);
    expect(only).toMatchObject({
      kind: 'update',
      changes: [{ field: 'status', from: 'Suspended', to: 'Active' }],
    });
  });

  it('An imported row with Active for a student without a status is no change', async () => {
    expect((await check('rollNo,status\nCS23001,Active')).only).toMatchObject({ kind: 'same' });
  });

  it('An imported row with the stored values, after a row that changes them, contradicts that row', async () => {
    const { plan } = await check('rollNo,semester\nCS23001,4\nCS23001,3');
    expect(plan.update).toMatchObject([{ row: { line: 2 }, changes: [{ field: 'semester', from: '3', to: '4' }] }]);
    expect(plan.wrong).toMatchObject([
      { row: { line: 3 }, problems: [{ reason: 'The same roll number is in line 2' }] },
    ]);
    expect(plan.same).toEqual([]);
  });

  it('An imported row with the stored values is no change', async () => {
    expect((await check(`${head}\n${same}`)).only).toMatchObject({ kind: 'same', record: asha });
    expect((await check(`${head},cgpa,fee\n${same},8.50,"1,20,000"`)).only).toMatchObject({ kind: 'same' });
  });

  it('An imported row is no change when it breaks a new rule as the stored record does', async () => {
    const old = { ...ravi, phone: '12' };
    expect((await check('rollNo,phone\nME23002,12', [old])).only).toMatchObject({ kind: 'same' });
  });

  it('An imported row with other values is an update of those fields only', async () => {
    const { only } = await check(`${head},cgpa\n${same.replace('2,3', '2,4')},9`);
    expect(only).toMatchObject({
      kind: 'update',
      changes: [
        { field: 'semester', from: '3', to: '4' },
        { field: 'currentCGPA', from: '8.5', to: '9' },
      ],
      values: { phone: '+919876543210', semester: '4' },
    });
  });

  it('An imported row changes nothing by an empty cell, nor by a missing column', async () => {
    expect((await check('rollNo,phone,cgpa\nCS23001,,')).only).toMatchObject({ kind: 'same' });
  });

  it('An imported row is matched by its id, so that even roll number and address can change', async () => {
    const { only } = await check('id,rollNo,email\ns1,CS23999,asha.rao@university.example');
    expect(only).toMatchObject({
      kind: 'update',
      record: { id: 's1' },
      changes: [{ field: 'email' }, { field: 'rollNo' }],
    });
  });

  it('An imported row of a student who is no longer placed clears company and package', async () => {
    const { only } = await check('rollNo,placementStatus\nCS23001,Higher Studies');
    expect(only).toMatchObject({ kind: 'update', values: { company: '', packageAmount: '' } });
  });

  it('An imported row is refused when the record was changed after the export', async () => {
    const { only } = await check('rollNo,year,updatedAt\nCS23001,3,2026-05-01T09:30:00.000Z');
    expect(only).toMatchObject({
      kind: 'wrong',
      problems: [{ column: 'Updated At', reason: /^Changed in the portal/ }],
    });
    expect((await check('rollNo,year,updatedAt\nCS23001,3,2026-05-04T09:30:00.000Z')).only).toMatchObject({
      kind: 'update',
    });
  });
});

it('A row of a sheet that names nobody on the roster has one reason, with what a new student needs', async () => {
  const { only } = await check('rollNo,name,attendance\nME99999,Asha Rao,101');
  expect(only).toMatchObject({
    kind: 'wrong',
    problems: [
      {
        column: 'Roll No',
        value: 'ME99999',
        reason: 'No student has this roll number. To add one, the file needs Email, Department, Year, Semester',
      },
      { column: 'Attendance %', value: '101' },
    ],
  });
});

it('Columns without an effect are named', async () => {
  const { plan } = await check(`${head},Hostel,feeStatus\n${newcomer},A,Paid`);
  expect(plan.ignored).toEqual(['Hostel', 'feeStatus']);
});
