import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#openapi/operations.gen.ts';
import { validators } from '#openapi/responses.gen.js';
import { adapter } from './adapter.ts';
import { operationAt } from './call.ts';
import { rules } from './rules/rules.ts';

const student = {
  id: 7,
  name: 'Asha Verma',
  rollNumber: 'CS2024042',
  email: 'asha@university.example',
  password: '$2a$10$abcdefghijklmnopqrstuv',
  department: 'Computer Science',
  year: 2,
  semester: '4',
  phone: null,
  cgpa: 8.4,
  attendancePercentage: 91.5,
  fee: { total: 120_000, paid: 75_000, pending: 45_000, status: 'Pending' },
  placement: { status: 'Not Placed' },
  createdAt: [2024, 7, 15, 6, 0],
  updatedAt: '2026-05-04T09:30:00',
};
const good = 'a-token-that-is-long-enough';
const application = {
  id: 3,
  fullName: 'Kabir Sethi',
  email: 'kabir@mail.example',
  phoneNumber: '+919876543210',
  desiredCourse: 'Computer Science Engineering',
  previousQualification: '12th Grade',
  previousGrade: '88',
  applicationStatus: 'APPLIED',
  applicationDate: '2026-05-04T09:30:00',
};

/** A server that was written before the contract; it keeps what it is sent. */
function modelServer() {
  const written: unknown[] = [];
  const isSignedIn = (token: string | undefined) => token === `Bearer ${good}`;
  const app = new Hono()
    .post('/api/auth/student-login', async (c) => {
      const { password } = await c.req.json<{ password: string }>();
      if (password !== 'Demo@1234') return c.text('', 401);
      return c.json({ success: true, data: { token: good, student } });
    })
    .get('/api/courses/active', (c) => c.body(null, 200))
    .get('/api/students', (c) => c.json([student]))
    // Spring Security without an entry point.
    .use(async (c, next) => (isSignedIn(c.req.header('Authorization')) ? next() : c.body(null, 403)))
    .get('/api/auth/me', (c) => c.json({ success: true, data: student }))
    .get('/api/admin/students', (c) => c.json({ content: [student] }))
    .get('/api/admin/students/7', (c) => c.json(student))
    .get('/api/admin/students/:id', (c) => c.json(null))
    .put('/api/admin/students/7', async (c) => {
      written.push(await c.req.json());
      return c.json({ success: true, data: student });
    })
    .post('/api/students', (c) =>
      c.json({ error: 'Internal Server Error', message: "Duplicate entry 'a' for key 'email'" }, 500),
    )
    .get('/api/applications', (c) => c.json({ success: true, data: [application] }))
    .get('/api/students/count', (c) => c.body(null, 403))
    .post('/api/auth/logout', (c) => c.body(null, 429, { 'Retry-After': '60' }))
    .put('/api/auth/logout', (c) => c.body(null, 405, { Allow: 'POST' }));
  return { app, written };
}

const { app, written } = modelServer();
let server: Server;
let portal: Hono;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve()) as Server;
  });
  portal = adapter(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, rules);
});
afterAll(() => void server.close());

interface Sent {
  readonly token?: string;
  readonly body?: object;
}

/** Calls the adapter. The answer's body is held against the contract, as far as the contract has a schema for it. */
async function send(text: string, { token = good, body }: Sent = {}) {
  const [method = '', path = ''] = text.split(' ');
  const response = await portal.request(`/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, Origin: 'http://localhost:5173', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  const check = validators[`${operationAt(method, path) satisfies OperationId | undefined}${response.status}`];
  return {
    status: response.status,
    headers: response.headers,
    body: answer,
    breaks: !check || check(answer) ? '' : JSON.stringify(check.errors),
  };
}

describe('The adapter in front of a server with another API', () => {
  it.each([
    ['POST /auth/student-login', { body: { email: 'asha@university.example', password: 'Demo@1234' } }, 200],
    ['POST /auth/student-login', { body: { email: 'asha@university.example', password: 'wrong' } }, 401],
    ['GET /auth/me', {}, 200],
    ['GET /admin/students', {}, 200],
    ['GET /admin/students/7', {}, 200],
    ['GET /admin/students/8', {}, 404],
    ['GET /admin/students', { token: 'dead' }, 401],
    ['GET /students/count', {}, 403],
    ['GET /students?view=public&page=-1', {}, 200],
    ['GET /applications', {}, 200],
    ['POST /students', { body: {} }, 409],
  ])('answers %s %j with %i, as the contract says', async (text, sent, status) => {
    const answer = await send(text, sent);
    expect(answer).toMatchObject({ status, breaks: '' });
    expect(JSON.stringify(answer.body)).not.toContain(student.password);
  });

  it('sends writes under the server’s own names', async () => {
    const body = { name: 'Asha', rollNo: 'CS1', totalFee: 5, paidAmount: 2 };
    await send('PUT /admin/students/7', { body });
    expect(written).toEqual([{ name: 'Asha', rollNumber: 'CS1', fee: { total: 5, paid: 2 } }]);
  });

  it('sends no Origin to the server, and allows every origin to read its answers', async () => {
    const { headers } = await send('GET /applications');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
  });

  it('sends Retry-After', async () => {
    expect((await send('POST /auth/logout')).headers.get('Retry-After')).toBe('60');
  });

  it('sends Allow', async () => {
    const { status, headers } = await send('PUT /auth/logout');
    expect([status, headers.get('Allow')]).toEqual([405, 'POST']);
  });

  it('cannot supply missing data: an empty answer in place of a list has no data', async () => {
    expect((await send('GET /courses/active')).body).toEqual({ success: true });
  });
});

it('The adapter answers 502 with a message when the server is unreachable', async () => {
  const response = await adapter('http://127.0.0.1:1/api', rules).request('/api/courses');
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({ success: false, message: 'The server could not be reached.' });
});
