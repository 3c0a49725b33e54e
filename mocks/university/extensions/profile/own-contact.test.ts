import { beforeEach, expect, it } from 'vitest';
import type { components } from '#openapi/schema.gen.ts';
import type { StudentRow } from '#mocks/university/tables.ts';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';

let backend: TestBackend;
let token: string;
let student: StudentRow;
beforeEach(async () => {
  backend = await testBackend();
  token = await backend.tokenOf(accounts.student);
  student = (await backend.send('/auth/me', { token })).body.data as StudentRow;
});

const put = (body: object) => backend.send('/auth/me', { method: 'PUT', token, body });
const stored = async () => (await backend.send('/auth/me', { token })).body.data as StudentRow;
const contact = { phone: '+919812345999', address: '7 Hill Street, Pune 411004' };

it.each<[what: string, body: object, expected: object]>([
  ['both', contact, contact],
  ['an empty phone number for none', { ...contact, phone: '' }, { phone: undefined }],
  ['null for none', { phone: null, address: null }, { phone: undefined, address: undefined }],
  ['the updatedAt that was read', contact, contact],
  ['other fields too, which are ignored', { ...contact, name: 'Other', year: 4, totalFee: 0 }, contact],
])('a student changes the own contact: %s', async (what, body, expected) => {
  const { updatedAt } = student;
  const sent = what.startsWith('the updatedAt') ? { ...body, updatedAt } : body;
  expect((await put(sent)).status).toBe(200);
  const now: Record<string, unknown> = { ...(await stored()) };
  const { phone, address } = { ...contact, ...expected };
  expect(now).toEqual({ ...student, phone, address, updatedAt: expect.any(String) });
  // A field without a value is left out.
  expect(['phone' in now, 'address' in now]).toEqual([phone !== undefined, address !== undefined]);
});

it.each<[what: string, body: object, field: string, message?: string]>([
  ['a short phone number', { ...contact, phone: '12345' }, 'phone', 'Please provide a valid phone number'],
  [
    'a phone number with letters',
    { ...contact, phone: '+91981234599x' },
    'phone',
    'Please provide a valid phone number',
  ],
  ['an address of 501 characters', { ...contact, address: 'x'.repeat(501) }, 'address'],
  ['no address', { phone: contact.phone }, 'address'],
  ['no phone number', { address: contact.address }, 'phone'],
])('%s is answered with 400 on the field, and nothing is written', async (_, body, field, message) => {
  const answered = await put(body);
  expect([answered.status, Object.keys(answered.body.errors ?? {})]).toEqual([400, [field]]);
  if (message) expect(answered.body.errors?.[field]).toBe(message);
  expect(await stored()).toEqual(student);
});

it('a record that an administrator has changed since it was read is not overwritten: 409 STALE with the stored one', async () => {
  const admin = await backend.tokenOf(accounts.staffAdmin);
  const path = `/students/${student.id}/attendance`;
  await backend.send(path, { method: 'PUT', token: admin, body: { attendancePercentage: 1 } });
  const current = await stored();
  const { status, body } = await put({ ...contact, updatedAt: student.updatedAt });
  const { role: _role, hasTemporaryLogin: _login, ...record } = current as components['schemas']['StudentUser'];
  expect([status, body.error, body.data]).toEqual([409, 'STALE', record]);
  expect(await stored()).toEqual(current);
});
