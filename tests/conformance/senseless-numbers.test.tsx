import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { session } from '#src/session/session.ts';
import { openPage } from '../render.tsx';
import { enveloped, otherServer } from './other-server.ts';
import { course, student } from './records.ts';

/** The record with a number in each field that has one which no record can have. */
const senseless = (record: object): object =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      typeof value === 'number' ? 1e308 : name === 'attendance' ? { percentage: 1e308 } : value,
    ]),
  );

const server = otherServer({
  'GET /auth/me': enveloped(senseless(student)),
  'GET /students': enveloped([senseless(student)]),
  'GET /admin/students': enveloped([senseless(student), senseless({ ...student, id: 's2', rollNo: 'CS2' })]),
  'GET /admin/students/s1': enveloped(senseless(student)),
  'GET /courses': enveloped([senseless(course)]),
  'GET /courses/active': enveloped([senseless(course)]),
});

it.each([
  ['/courses', null, 'Duration not specified'],
  ['/student/dashboard', 'STUDENT', 'N/A'],
  ['/admin/dashboard', 'ADMIN', 'Asha Rao'],
  ['/admin/students', 'ADMIN', 'Asha Rao'],
  ['/admin/students/s1', 'ADMIN', 'N/A'],
  ['/admin/courses', 'ADMIN', 'Civil Engineering'],
] as const)('%s shows no impossible number', async (path, role, sign) => {
  await openPage(path, server, () => {
    if (role) session.save({ token: 't', role, user: { name: 'Asha Rao', email: 'a@x.example', role } });
  });
  await screen.findAllByText(sign);
  expect(screen.getByRole('main')).not.toHaveTextContent(/\d{16}|(\d\d,){6}|\de\+|Infinity|NaN|∞/);
});
