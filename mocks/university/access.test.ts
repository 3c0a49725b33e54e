import { beforeAll, describe, expect, it } from 'vitest';
import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { accounts, testBackend, type TestBackend } from '../testing.ts';
import { requests } from '../testing-operations.ts';
import { knownOf } from '../testing-requests.ts';

const callers = [
  'no token',
  'an unknown token',
  'a student’s token on the own record',
  'a student’s token on another record',
  'a STAFF_ADMIN’s token',
  'a SUPER_ADMIN’s token',
] as const;
type CallerKind = (typeof callers)[number];

/** What the contract's table lets each caller see: it succeeds, or 401, or 403. */
const allowed: { [roles: string]: { [Kind in CallerKind]: 'yes' | 401 | 403 } } = {
  public: row('yes', 'yes', 'yes', 'yes', 'yes', 'yes'),
  any: row(401, 401, 'yes', 'yes', 'yes', 'yes'),
  STUDENT: row(401, 401, 'yes', 'yes', 403, 403),
  ADMIN: row(401, 401, 403, 403, 'yes', 'yes'),
  SUPER_ADMIN: row(401, 401, 403, 403, 403, 'yes'),
  'ADMIN, self': row(401, 401, 'yes', 403, 'yes', 'yes'),
  'ADMIN, public view': row(401, 401, 403, 403, 'yes', 'yes'),
};

function row(...answers: ('yes' | 401 | 403)[]) {
  return Object.fromEntries(callers.map((kind, at) => [kind, answers[at]])) as (typeof allowed)[string];
}

/** The roles column, as `x-roles` writes it. */
const asXRoles: { [roles: string]: readonly string[] } = {
  public: ['public'],
  any: ['STUDENT', 'ADMIN'],
  STUDENT: ['STUDENT'],
  ADMIN: ['ADMIN'],
  SUPER_ADMIN: ['SUPER_ADMIN'],
  'ADMIN, self': ['ADMIN', 'self'],
  'ADMIN, public view': ['ADMIN', 'public'],
};

const ids = Object.keys(requests) as OperationId[];

async function tokenOf(backend: TestBackend, kind: CallerKind): Promise<string | undefined> {
  switch (kind) {
    case 'no token':
      return undefined;
    case 'an unknown token':
      return 'cafe'.repeat(16);
    case 'a STAFF_ADMIN’s token':
      return backend.tokenOf(accounts.staffAdmin);
    case 'a SUPER_ADMIN’s token':
      return backend.tokenOf(accounts.superAdmin);
    default:
      return backend.tokenOf(accounts.student);
  }
}

describe('access to the operations', () => {
  it('The operations, all 52 and the extensions’, have the roles of the contract’s x-roles', () => {
    const tags: readonly string[] = ids.map((id) => operations[id].tag);
    expect(tags.filter((tag) => tag !== 'Extensions')).toHaveLength(52);
    for (const id of ids) expect([id, operations[id].roles]).toEqual([id, asXRoles[requests[id][0]]]);
  });

  it.each(ids.flatMap((id) => callers.map((kind) => [id, kind] as const)))(
    '%s called with %s is answered as the contract’s table of roles says',
    async (id, kind) => {
      const backend = await testBackend();
      const known = await knownOf(backend, id);
      const [roles, example] = requests[id];
      const { path, ...sent } = example(
        kind === 'a student’s token on the own record' ? known.own : known.other,
        known,
      );
      const token = await tokenOf(backend, kind);
      const { status, body } = await backend.send(path, { ...sent, token });
      const expected = allowed[roles]?.[kind];
      expect(status, body.message).toBe(expected === 'yes' ? operations[id].status : expected);
      expect(body.success).toBe(expected === 'yes');
    },
  );

  it.each(ids.filter((id) => operations[id].hasBody && !operations[id].roles.some((role) => role === 'public')))(
    '%s does not validate the body of a caller without a token',
    async (id) => {
      const backend = await testBackend();
      const known = await knownOf(backend, id);
      const { path, method } = requests[id][1](known.own, known);
      const { status } = await backend.send(path, { ...(method ? { method } : {}), rawBody: '{"name":' });
      expect(status).toBe(401);
    },
  );

  describe('the public view of the students', () => {
    let backend: TestBackend;
    beforeAll(async () => {
      backend = await testBackend();
    });

    it.each(callers)('GET /students?view=public answers a call with %s', async (kind) => {
      const { status } = await backend.send('/students?page=-1&view=public', { token: await tokenOf(backend, kind) });
      expect(status).toBe(200);
    });

    it('GET /students?view=public shows only department and company, even to an administrator', async () => {
      const token = await backend.tokenOf(accounts.superAdmin);
      const { body } = await backend.send('/students?page=-1&view=public', { token });
      const rows = body.data as object[];
      expect(rows).toHaveLength(40);
      for (const row of rows)
        expect(row).toEqual({
          department: expect.any(String),
          placement: { company: expect.toBeOneOf([expect.any(String), null]) },
        });
    });
  });
});
