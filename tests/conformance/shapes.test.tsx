import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../../src/session/session.ts';
import { openPage } from '../render.tsx';
import { type Envelope, servingOne } from './other-server.ts';
import { application, student } from './records.ts';
import { shownWith } from './shown.ts';

/** Each screen that shows a student, and a sign that it does. */
const studentScreens = [
  ['/student/dashboard', 'STUDENT', '12.5 LPA'],
  ['/student/profile', 'STUDENT', '[Asha Rao]'],
  ['/admin/dashboard', 'ADMIN', 'Asha Rao'],
  ['/admin/students', 'ADMIN', 'Asha Rao'],
  ['/admin/students/s1', 'ADMIN', '12.5 LPA'],
  ['/admin/students/s1?tab=academic', 'ADMIN', '[8.25]'],
  ['/admin/students/s1?tab=fee', 'ADMIN', '[60000]'],
  ['/admin/students/s1?tab=attendance', 'ADMIN', '[93.5]'],
  ['/admin/students/s1?tab=placement', 'ADMIN', '[Northwind Systems]'],
] as const;
const listScreens = [
  ['/admin/dashboard', 'ADMIN', 'Asha Rao'],
  ['/admin/students', 'ADMIN', 'Asha Rao'],
  ['/admin/applications', 'ADMIN', 'Kabir Sethi'],
  ['/admin/courses', 'ADMIN', 'Civil Engineering'],
  ['/courses', null, 'Bridges, water and cities.'],
  ['/admissions', null, 'Civil Engineering'],
  ['/', null, '100.0%'],
] as const;

type Role = 'STUDENT' | 'ADMIN' | null;
const as = (role: Role) => () =>
  role && session.save({ token: 't', role, user: { name: 'Asha Rao', email: 'a@x.example', role } });

async function shown(path: string, role: Role, sign: string, server: ReturnType<typeof servingOne>): Promise<string[]> {
  await openPage(path, server, as(role));
  return shownWith(sign);
}

const known = new Map<string, readonly string[]>();

/** What the screen shows of the contract's own shape; looked at once a screen. */
async function canonical(path: string, role: Role, sign: string): Promise<readonly string[]> {
  const seen = known.get(path) ?? (await shown(path, role, sign, servingOne()));
  known.set(path, seen);
  cleanup();
  return seen;
}

const { rollNo, currentCGPA, attendance, totalFee, paidAmount, pendingAmount, feeStatus, ...rest } = student;
const { placementStatus, company, packageAmount, admissionDate, ...bare } = rest;
const fees = { totalFee, paidAmount, pendingAmount, feeStatus };
const placed = { placementStatus, company, packageAmount };
const marks = { rollNo, currentCGPA, attendance };
const fee = { total: totalFee, paid: paidAmount, pending: pendingAmount, status: feeStatus };
const placement = { status: placementStatus, company, package: packageAmount };

/** The rows of the contract's table, "also seen as", that speak of a student. */
const students: readonly (readonly [string, object])[] = [
  ['rollNo as rollNumber', { ...bare, ...fees, ...placed, admissionDate, currentCGPA, attendance, rollNumber: rollNo }],
  ['rollNo as roll_no', { ...bare, ...fees, ...placed, admissionDate, currentCGPA, attendance, roll_no: rollNo }],
  ['currentCGPA as cgpa', { ...bare, ...fees, ...placed, admissionDate, rollNo, attendance, cgpa: currentCGPA }],
  ['attendance as a number', { ...student, attendance: attendance.percentage }],
  [
    'attendance as attendancePercentage',
    { ...bare, ...fees, ...placed, admissionDate, rollNo, currentCGPA, attendancePercentage: attendance.percentage },
  ],
  ['the four amounts in fee', { ...bare, ...placed, ...marks, admissionDate, fee }],
  ['the placement in placement', { ...bare, ...fees, ...marks, admissionDate, placement }],
  ['admissionDate as createdAt', { ...bare, ...fees, ...placed, ...marks }],
  [
    'all of it at once',
    { ...bare, roll_no: rollNo, cgpa: currentCGPA, attendance: attendance.percentage, fee, placement },
  ],
  [
    'figures in words',
    { ...student, currentCGPA: '8.25', totalFee: '150000', year: '3', attendance: { percentage: '93.5' } },
  ],
];

describe.each(studentScreens)('%s', (path, role, sign) => {
  it.each(students)('shows the same with %s', async (_, sent) => {
    const expected = await canonical(path, role, sign);
    expect(await shown(path, role, sign, servingOne({ student: sent }))).toEqual(expected);
  });
});

const { status, submittedAt, ...undecided } = application;
it.each([
  ['status as applicationStatus', { ...undecided, submittedAt, applicationStatus: status }],
  ['submittedAt as applicationDate', { ...undecided, status, applicationDate: submittedAt }],
  ['both', { ...undecided, applicationStatus: status, applicationDate: submittedAt }],
])('/admin/applications shows the same with %s', async (_, sent) => {
  const screen = ['/admin/applications', 'ADMIN', 'Kabir Sethi'] as const;
  const expected = await canonical(...screen);
  expect(await shown(...screen, servingOne({ application: sent }))).toEqual(expected);
});

const envelopes: readonly (readonly [string, Envelope])[] = [
  ['in data.data', (list) => ({ success: true, data: { data: list } })],
  ['bare', (list) => list],
  ['in data, without a success flag', (list) => ({ data: list })],
];
describe.each(listScreens)('%s', (path, role, sign) => {
  it.each(envelopes)('shows the same of a list that comes %s', async (_, list) => {
    const expected = await canonical(path, role, sign);
    expect(await shown(path, role, sign, servingOne({ list }))).toEqual(expected);
  });
});

const { id, name } = student;
it.each([
  ['rows of the public view', { department: 'Civil', placement: { company: 'Northwind' } }],
  ['whole students with a company', { id, name, department: 'Civil', placement: null, company: 'Northwind' }],
  ['whole students with a placement', { id, name, department: 'Civil', placement }],
])('/ counts the same of %s', async (_, sent) => {
  const expected = await canonical('/', null, '100.0%');
  expect(await shown('/', null, '100.0%', servingOne({ student: sent }))).toEqual(expected);
});
