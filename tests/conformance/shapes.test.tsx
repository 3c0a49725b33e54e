import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api, read } from '#src/platform/api/client.ts';
import { connect } from '#src/platform/api/connection.ts';
import { paintDelay } from '#src/platform/scheduling.ts';
import { parseList } from '#src/platform/api/reader.ts';
import { applicationFields } from '#src/features/applications/application.ts';
import { courseFields } from '#src/features/courses/course.ts';
import { recordReader } from '#src/records/calls/record-reader.ts';
import { studentFields } from '#src/features/students/student.ts';
import { session } from '#src/session/session.ts';
import { openPage } from '../render.tsx';
import { type Envelope, servingOne } from './other-server.ts';
import { application, course, student } from './records.ts';
import { shownWith } from './shown.ts';

const parseApplication = recordReader(applicationFields);
const parseCourse = recordReader(courseFields);
const parseStudent = recordReader(studentFields);

/** A screen for each call that brings a record or a list of them, and a sign that it shows it. */
const screens = [
  ['/student/dashboard', 'STUDENT', '12.5 LPA'],
  ['/admin/students', 'ADMIN', 'Asha Rao'],
  ['/admin/students/s1?tab=fee', 'ADMIN', '[60000]'],
  ['/admin/applications', 'ADMIN', 'Kabir Sethi'],
  ['/admin/courses', 'ADMIN', 'Civil Engineering'],
  ['/courses', null, 'Bridges, water and cities.'],
  ['/admissions', null, 'Civil Engineering'],
  ['/', null, '100.0%'],
] as const;

type Role = 'STUDENT' | 'ADMIN' | null;
const as = (role: Role) => () =>
  role && session.save({ token: 't', role, user: { name: 'Asha Rao', email: 'a@x.example', role } });

/** What a screen shows of the contract's shapes, and what it shows when the server sends the others instead. */
async function shownBeforeAndAfter(path: string, role: Role, sign: string, shapes: Parameters<typeof servingOne>[0]) {
  let server = servingOne();
  const { queryClient } = await openPage(path, (request) => server(request), as(role));
  const before = await shownWith(sign);
  const other = servingOne(shapes);
  let asked = 0;
  server = (request) => {
    asked += 1;
    return other(request);
  };
  await act(() => queryClient.refetchQueries());
  expect(asked).toBeGreaterThan(0);
  return [before, await shownWith(sign)];
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

/** A record as a database of documents has it. */
const documentOf = ({ id, ...record }: { readonly id: string }) => ({ ...record, _id: id });

it.each([
  ['_id', documentOf],
  ['_id.$oid', ({ id, ...record }: { readonly id: string }) => ({ ...record, _id: { $oid: id } })],
  ['both id and _id', (record: { readonly id: string }) => ({ ...record, _id: 'another' })],
])('A record with its id as %s is read as the contract has it', (_, shape) => {
  expect(parseStudent(shape(student))).toEqual(student);
  expect(parseApplication(shape(application))).toEqual(application);
  expect(parseCourse(shape(course))).toEqual(course);
});

// Every shape is tested at the reader. Each screen is then drawn with one of them, and must show what the reader made.
it.each(students)('A student with %s is read as the contract has it', (_, sent) => {
  expect(parseStudent(sent)).toEqual(student);
});

const { status, submittedAt, ...undecided } = application;
const applications: readonly (readonly [string, object])[] = [
  ['status as applicationStatus', { ...undecided, submittedAt, applicationStatus: status }],
  ['submittedAt as applicationDate', { ...undecided, status, applicationDate: submittedAt }],
  ['both', { ...undecided, applicationStatus: status, applicationDate: submittedAt }],
];

it.each(applications)('An application with %s is read as the contract has it', (_, sent) => {
  expect(parseApplication(sent)).toEqual(application);
});

const nested: Envelope = (list) => ({ success: true, data: { data: list } });
const envelopes: readonly (readonly [string, Envelope])[] = [
  ['in data.data', nested],
  ['bare', (list) => list],
  ['in data, without a success flag', (list) => ({ data: list })],
];

it.each(envelopes)('A list that comes %s is read as the contract has it', async (_, list) => {
  connect({ transport: servingOne({ list }) });
  expect(parseList(await read(api.GET('/admin/students')), parseStudent).rows).toEqual([student]);
});

const others = {
  student: {
    ...documentOf(bare),
    roll_no: rollNo,
    cgpa: currentCGPA,
    attendance: attendance.percentage,
    fee,
    placement,
  },
  application: { ...documentOf(undecided), applicationStatus: status, applicationDate: submittedAt },
  list: nested,
};

it.each(screens)('%s shows the same for records and lists in other shapes', async (path, role, sign) => {
  paintDelay.ms = 0;
  const [before, after] = await shownBeforeAndAfter(path, role, sign, others);
  expect(after).toEqual(before);
});

it('The home page computes the same figures from rows of the public view', async () => {
  paintDelay.ms = 0;
  const row = { department: 'Civil', placement: { company: 'Northwind' } };
  const [before, after] = await shownBeforeAndAfter('/', null, '100.0%', { student: row });
  expect(after).toEqual(before);
});
