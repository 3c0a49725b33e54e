import { type OperationId, operations } from '#openapi/operations.gen.ts';
import type { Json } from '#src/platform/api/shapes.ts';
import { answering, before, bodyOf, showing, storing, withBody, without } from '#conformance/kit/inject-fault.ts';
import { course, type FaultRow, notStoring } from './fault.ts';

const studentReads = (Object.keys(operations) as OperationId[]).filter((id) =>
  /^(?:admin)?(?:get|list)\w*Student/i.test(id),
);
const dayBefore = (day: unknown) =>
  typeof day === 'string' ? new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10) : day;

/** What is stored. */
export const storageFaults: readonly FaultRow[] = [
  [
    'the fees are swapped',
    'updateStudentFee',
    'stores-what-was-sent',
    'inputs',
    storing(['updateStudentFee'], (body) => ({
      ...body,
      paidAmount: Number(body['totalFee']) - Number(body['paidAmount']),
    })),
  ],
  [
    'a field is dropped',
    'createStudent',
    'stores-what-was-sent',
    'examples',
    storing(['createStudent'], (body) => without(body, 'phone')),
  ],
  [
    'a success stores nothing',
    'updateCourse',
    'stores-what-was-sent',
    'courses',
    notStoring('updateCourse', (sent) => ({ ...course, ...sent })),
  ],
  [
    'the CGPA is rounded',
    'updateStudentCgpa',
    'stores-what-was-sent',
    'students',
    storing(['updateStudentCgpa'], (body) => ({ ...body, cgpa: Math.round(Number(body['cgpa']) * 10) / 10 })),
  ],
  [
    'the attendance loses its decimals',
    'updateStudentAttendance',
    'stores-what-was-sent',
    'students',
    storing(['updateStudentAttendance'], (body) => ({
      ...body,
      attendancePercentage: Math.trunc(Number(body['attendancePercentage'])),
    })),
  ],
  [
    'a date moves with the time zone',
    'updateStudent',
    'stores-what-was-sent',
    'students',
    storing(['updateStudent'], (body) => ({ ...body, dateOfBirth: dayBefore(body['dateOfBirth']) })),
  ],
  [
    'the answer is the record of before',
    'updateStudentFull',
    'answers-with-record',
    'students',
    showing(['updateStudentFull'], (row) => ({ ...row, phone: '0000000000' })),
  ],
  [
    'what is not sent is cleared',
    'adminUpdateStudent',
    'keeps-the-rest',
    'students',
    storing(['adminUpdateStudent'], (body) => ({ status: null, ...body })),
  ],
  [
    'null clears nothing',
    'updateCourse',
    'clears-with-null',
    'courses',
    storing(['updateCourse'], (body) => Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))),
  ],
  [
    'the pending amount is not derived',
    'updateStudentFee',
    'derives',
    'students',
    showing(studentReads, (row) => ({ ...row, pendingAmount: 0 })),
  ],
  [
    'the own record lacks a field',
    'getCurrentUser',
    'shows-what-is-stored',
    'students',
    showing(['getCurrentUser'], (row) => without(row, 'phone')),
  ],
  [
    'the role is taken from the body',
    'register',
    'ignores-the-undeclared',
    'students',
    answering(['register'], (body) => ({
      ...body,
      data: { user: { ...(body['data'] as { user: Json }).user, role: 'SUPER_ADMIN' } },
    })),
  ],
  [
    'white space is stored',
    'createStudent',
    'trims-text',
    'students',
    showing(['createStudent'], (row) => ({ ...row, name: `  ${row['name']}  ` })),
  ],
  [
    'a refused update is stored',
    'adminUpdateStudent',
    'refusal-stores-nothing',
    'students',
    before(['adminUpdateStudent'], async ({ request, pass }) => {
      const sent = await bodyOf(request);
      const response = await pass();
      if (response.status === 409)
        await pass(withBody(request, { ...without(sent, 'updatedAt'), address: 'Elsewhere' }));
      return response;
    }),
  ],
];
