import { expect, it } from 'vitest';
import { endpoints, readContract } from '#openapi/contract.ts';
import { accounts, testBackend } from './testing.ts';
import { requestByContract } from './testing-operations.ts';
import { knownOf } from './testing-requests.ts';

const all = endpoints(await readContract());

it.each([
  ['listCourses', 'ADMIN', 200],
  ['getCourse', 'public', 200],
  ['getStudent', 'ADMIN, self', 200],
  ['listCourseChanges', 'ADMIN', 200],
  ['createStudent', 'ADMIN', 201],
  ['deleteCourse', 'ADMIN', 200],
])('The request for %s that the contract shows is for %s, and succeeds with %d', async (id, expected, success) => {
  const backend = await testBackend();
  const known = await knownOf(backend);
  const [roles, request] = requestByContract(all.find((endpoint) => endpoint.id === id)!);
  const { path, ...sent } = request(known.own, known);
  const token = await backend.tokenOf(accounts.superAdmin);
  const { status, body } = await backend.send(path, { ...sent, token });
  expect([roles, status], body.message).toEqual([expected, success]);
});
