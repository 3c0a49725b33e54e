import { describe, expect, it } from 'vitest';
import { parseList, parseLongList, parseUser, parseWritten } from './reader.ts';
import { applicationFields } from '#src/features/applications/application.ts';
import { courseFields } from '#src/features/courses/course.ts';
import { recordReader } from '#src/records/calls/record-reader.ts';
import { studentFields } from '#src/features/students/student.ts';

const parseApplication = recordReader(applicationFields);
const parseCourse = recordReader(courseFields);
const parseStudent = recordReader(studentFields);

const canonical = {
  id: 's1',
  name: 'Asha Rao',
  rollNo: 'CS2101',
  email: 'asha@university.example',
  department: 'Civil',
  year: 2,
  semester: 3,
};
const whole = {
  ...canonical,
  currentCGPA: 8.1,
  attendance: { percentage: 91 },
  admissionDate: '2024-07-01',
  createdAt: '2024-06-20T10:00:00.000Z',
  totalFee: 1000,
  paidAmount: 400,
  placementStatus: 'Placed',
  company: 'Infosys',
};
const { rollNo, ...withoutRollNo } = canonical;

const unreadable = 'The server sent an answer that could not be read.';
const empty = 'The server sent an answer without the data that was asked for.';

describe('A student in the JSON of other servers', () => {
  it.each([
    ['rollNumber', { ...withoutRollNo, rollNumber: rollNo }, canonical],
    ['roll_no', { ...withoutRollNo, roll_no: rollNo }, canonical],
    ['a roll number that is a number', { ...canonical, rollNo: 2101 }, { ...canonical, rollNo: '2101' }],
    ['cgpa', { ...canonical, cgpa: 8.1 }, { ...canonical, currentCGPA: 8.1 }],
    ['attendance as a number', { ...canonical, attendance: 91 }, { ...canonical, attendance: { percentage: 91 } }],
    [
      'attendance as a numeric text',
      { ...canonical, attendance: '91' },
      { ...canonical, attendance: { percentage: 91 } },
    ],
    [
      'attendancePercentage',
      { ...canonical, attendancePercentage: 0 },
      { ...canonical, attendance: { percentage: 0 } },
    ],
    [
      'fee',
      { ...canonical, fee: { total: 10, paid: 4, pending: 6, status: 'Pending' } },
      { ...canonical, totalFee: 10, paidAmount: 4, pendingAmount: 6, feeStatus: 'Pending' },
    ],
    [
      'placement',
      { ...canonical, placement: { status: 'Placed', company: 'TCS', package: 7 } },
      { ...canonical, placementStatus: 'Placed', company: 'TCS', packageAmount: 7 },
    ],
    ['placement without anything', { ...canonical, placement: null }, canonical],
    [
      'createdAt for an admission date',
      { ...canonical, createdAt: '2024-06-20T10:00:00Z' },
      { ...canonical, createdAt: '2024-06-20T10:00:00Z', admissionDate: '2024-06-20' },
    ],
    [
      'figures in words',
      {
        ...canonical,
        currentCGPA: '8.1',
        attendance: { percentage: '91' },
        totalCredits: '84',
        fee: { total: '10', paid: '4' },
        placement: { package: '7.5' },
      },
      {
        ...canonical,
        currentCGPA: 8.1,
        attendance: { percentage: 91 },
        totalCredits: 84,
        totalFee: 10,
        paidAmount: 4,
        packageAmount: 7.5,
      },
    ],
    [
      'an attendance in words',
      { ...canonical, attendance: { percentage: '91' } },
      { ...canonical, attendance: { percentage: 91 } },
    ],
    ['a pending amount in words', { ...canonical, pendingAmount: '5000' }, { ...canonical, pendingAmount: 5000 }],
    ['a phone in figures', { ...canonical, phone: 9876543210 }, { ...canonical, phone: '9876543210' }],
    [
      'fields that are neither figures nor words',
      {
        ...canonical,
        currentCGPA: 'good',
        totalFee: {},
        phone: ['1'],
        company: { name: 'TCS' },
        admissionDate: [2024],
      },
      canonical,
    ],
    ['ids that are numbers', { ...canonical, id: 17 }, { ...canonical, id: '17' }],
    ['a year in words', { ...canonical, year: '2', semester: '3' }, canonical],
    [
      'texts that are missing',
      { id: 's1', year: 1, semester: 1 },
      { id: 's1', name: '', email: '', department: '', rollNo: '', year: 1, semester: 1 },
    ],
  ])('A student with %s is read', (_, sent, expected) => {
    expect(parseStudent(sent)).toEqual(expected);
  });

  it("keeps the contract's own field when a record has both", () => {
    expect(
      parseStudent({ ...canonical, currentCGPA: 9, cgpa: 1, company: 'TCS', placement: { company: 'Old' } }),
    ).toEqual({
      ...canonical,
      currentCGPA: 9,
      company: 'TCS',
    });
  });

  it('keeps an unknown status', () => {
    expect(parseStudent({ ...canonical, status: 'On exchange', cgpa: 1 })).toMatchObject({ status: 'On exchange' });
  });

  it.each([
    ['the required fields', canonical],
    ['all fields', whole],
    ['null for missing values', { ...whole, phone: null, attendance: null }],
  ])('A student in the contract’s shape with %s is not copied', (_, sent) => {
    expect(parseStudent(sent)).toBe(sent);
  });

  it.each([
    ['null', null, empty],
    ['undefined', undefined, empty],
    ['a text', 'Asha', unreadable],
    ['a list', [canonical], unreadable],
  ])('A student that is %s fails to be read', (_, sent, message) => {
    expect(() => parseStudent(sent)).toThrow(expect.objectContaining({ kind: 'unanswered', message }));
  });
});

describe('A list in the JSON of other servers', () => {
  it.each([
    ['in data', [canonical]],
    ['in data.data', { data: [canonical] }],
  ])('A list %s is read', (_, sent) => {
    expect(parseList(sent, parseStudent)).toEqual({ rows: [canonical], unreadable: 0 });
  });

  it('A long list is read in order, and the page stays responsive', async () => {
    const sent = Array.from({ length: 25_000 }, (_, i) => i);
    let answered = 0;
    const tick = setInterval(() => (answered += 1));
    const { rows } = await parseLongList({ data: sent }, (row) => `row ${row}`);
    expect(rows).toEqual(sent.map((row) => `row ${row}`));
    clearInterval(tick);
    expect(answered).toBeGreaterThan(0);
  });

  it.each([[undefined], [null], [{ data: null }]])(
    'A missing list (%j) fails to be read, and is not an empty list',
    (sent) => {
      expect(() => parseList(sent, parseStudent)).toThrow(
        expect.objectContaining({ kind: 'unanswered', message: empty }),
      );
    },
  );

  it.each([['none'], [{ list: [] }], [{ data: 'none' }], [3]])('A list that is %j fails to be read', (sent) => {
    expect(() => parseList(sent, parseStudent)).toThrow(
      expect.objectContaining({ message: 'The server sent an answer that could not be read.' }),
    );
  });
});

describe('An application in the JSON of other servers', () => {
  const application = {
    id: 'a1',
    fullName: 'Asha Rao',
    email: 'asha@mail.example',
    phoneNumber: '9876543210',
    desiredCourse: 'Civil Engineering',
    previousQualification: 'Diploma',
    previousGrade: '8.1',
    referenceNumber: 'APP-1',
    status: 'APPLIED',
    submittedAt: '2025-06-01T08:00:00Z',
    history: [],
  };
  const { status, submittedAt, ...undecided } = application;
  it.each([
    [
      'applicationStatus and applicationDate',
      { ...undecided, applicationStatus: status, applicationDate: submittedAt },
      application,
    ],
    ['no history', { ...application, history: undefined }, application],
    [
      'no phone number and no reference',
      { ...application, phoneNumber: null, referenceNumber: undefined },
      { ...application, phoneNumber: '', referenceNumber: '' },
    ],
    ['an unknown status', { ...application, status: 'ON_HOLD' }, { ...application, status: 'ON_HOLD' }],
  ])('An application with %s is read', (_, sent, expected) => {
    expect(parseApplication(sent)).toEqual(expected);
  });

  it('An application in the contract’s shape is not copied', () => {
    expect(parseApplication(application)).toBe(application);
  });
});

it('A course without lists and flag is active, with no criteria', () => {
  const sent = {
    id: 7,
    courseName: 'Civil Engineering',
    department: 'Civil',
    programType: 'Diploma',
    durationYears: 3,
  };
  expect(parseCourse(sent)).toEqual({
    ...sent,
    id: '7',
    courseCode: '',
    description: '',
    isActive: true,
    eligibilityCriteria: [],
    subjects: [],
  });
});

it('A course with subjects that are not a list has none', () => {
  const course = { id: 'c1', courseName: 'Law', courseCode: 'LL', department: 'Law', programType: 'Diploma' };
  const read = { ...course, description: '', isActive: true, eligibilityCriteria: [], subjects: [] };
  expect(parseCourse({ ...read, subjects: { first: 'Torts' } })).toEqual(read);
  expect(parseCourse({ ...read, subjects: 'Torts' })).toEqual(read);
});

it.each([['user'], ['student'], ['admin']])("A login's account is read from data.%s", (field) => {
  expect(parseUser({ token: 't', [field]: canonical })).toEqual(canonical);
});

it('A write may answer without a record (section 7: success, message)', () => {
  expect(parseWritten(undefined, parseStudent)).toBeUndefined();
  expect(parseWritten(canonical, parseStudent)).toBe(canonical);
});
