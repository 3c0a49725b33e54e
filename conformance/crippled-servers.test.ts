import { describe, expect, it } from 'vitest';
import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { endpoints, readContract } from '#openapi/contract.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { checkConformance, type Options } from './conformance.ts';
import { before, bodyOf, fail, type Inject, operationOf } from './kit/inject-fault.ts';
import { mockAccounts, mockServer, mockUrl } from './mock.ts';
import { exitCode, type Result, type Verdict } from './kit/verdicts.ts';
import { faults } from './university/faults/faults.ts';
import { uses } from './university/screen-use.ts';

/** All that is needed to try each operation; many inputs of a kind find nothing more on these servers. */
const checks = [
  ...(['roles', 'lists', 'figures', 'paths', 'examples'] as const),
  ...(['students', 'courses', 'applications', 'sessions'] as const),
];

const on = async (inject: Inject, options: Partial<Options> = {}): Promise<Result> =>
  checkConformance({
    send: inject(await mockServer(40)),
    url: mockUrl,
    accounts: mockAccounts,
    level: 'screens',
    readOnly: false,
    seed: 7,
    cases: 1,
    checks,
    ...options,
  });

const verdictsOf = ({ operations: results }: Result) =>
  Object.fromEntries(results.map(({ subject, verdict }) => [subject, verdict]));

const screens = Object.keys(uses) as OperationId[];
/** What a person says of each operation of the screens: it fits, but for these. */
const expected = (others: Partial<Record<OperationId | '*', Verdict>>) => ({
  ...Object.fromEntries([...screens, '*'].map((operation) => [operation, 'fits'])),
  ...others,
});
const all = (ids: readonly OperationId[], verdict: Verdict) => Object.fromEntries(ids.map((id) => [id, verdict]));

/** An operation that the server does not have. */
const missing = (name: OperationId): Inject => before([name], async () => fail(404, 'Not found'));

const fault = (name: string): Inject => faults.find((one) => one.name === name)!.inject;

const rolesOf = new Map(endpoints(await readContract()).map(({ id, operation }) => [id, operation['x-roles']]));
/** The screens' writes that administrators of either kind may send. */
const adminWrites = screens.filter((id) => {
  const { path, method } = operations[id];
  const roles = rolesOf.get(id) ?? [];
  return method !== 'get' && roles.includes('ADMIN') && !path.includes('/auth/');
});

/** Refuses every write of the administrator who is no super administrator. */
const readOnlyStaff: Inject = (server) => {
  let token = '';
  return async (request) => {
    const operation = operationOf(request);
    if (operation && adminWrites.includes(operation) && request.headers.get('Authorization') === `Bearer ${token}`)
      return fail(403, 'You are not allowed to do that');
    const sent = operation === 'adminLogin' ? await request.clone().text() : '';
    const response = await server(request);
    const { data } = operation === 'adminLogin' ? await bodyOf(response) : {};
    if (isRecord(data) && sent.includes(mockAccounts.admin!.email)) token = String(data['token']);
    return response;
  };
};

/** Asks for what the contract leaves open. */
const noMinimalBodies: Inject = before(['createStudent', 'createCourse'], async ({ request, pass }) => {
  const body = await bodyOf(request);
  const isMinimal = 'rollNo' in body ? !('phone' in body) : 'courseCode' in body && !('durationYears' in body);
  return isMinimal ? fail(400, 'Fill in everything') : pass();
});

/** Refuses without a word. */
const silentRefusals: Inject = (server) => async (request) => {
  const response = await server(request);
  return response.status >= 400 && response.status < 500 ? new Response(null, { status: response.status }) : response;
};

const crippled: readonly [name: string, inject: Inject, verdicts: ReturnType<typeof expected>][] = [
  ['has no operation that adds a student', missing('createStudent'), expected({ createStudent: 'broken' })],
  ['swaps the fees', fault('the fees are swapped'), expected({ updateStudentFee: 'misleads' })],
  ['ends no session at a logout', fault('a logout ends nothing'), expected({ logout: 'broken' })],
  ['lets staff write nothing', readOnlyStaff, expected(all(adminWrites, 'broken'))],
  ['refuses minimal bodies', noMinimalBodies, expected(all(['createStudent', 'createCourse'], 'broken'))],
  ['refuses without a body', silentRefusals, expected({ ...all(screens, 'works'), '*': 'works' })],
];

describe('The verdicts of the conformance kit are those of a person', () => {
  it.each(crippled)(
    'on a server that %s',
    async (_, inject, verdicts) => {
      expect(verdictsOf(await on(inject))).toEqual(verdicts);
    },
    120_000,
  );
});

describe('An operation that was not tried does not pass', () => {
  const noRecords: Inject = (server) =>
    missing('createStudent')(missing('register')(missing('adminListStudents')(missing('listStudents')(server))));

  it.each<[only: OperationId, inject: Inject, verdict: Verdict]>([
    ['updateStudentFee', (server) => missing('createStudent')(fault('the fees are swapped')(server)), 'misleads'],
    ['updateStudentFee', missing('createStudent'), 'fits'],
    ['updateStudentFee', noRecords, 'not tried'],
    ['deleteStudent', noRecords, 'not tried'],
    ['changePassword', noRecords, 'not tried'],
    ['logout', fault('a logout ends nothing'), 'broken'],
    ['logout', noRecords, 'fits'],
  ])('%s alone, on a server where records cannot be made as usual', async (only, inject, verdict) => {
    const { operations: results } = await on(inject, { only, level: 'all' });
    expect(results).toMatchObject([{ subject: only, verdict }]);
    expect(results[0]?.untried === undefined).toBe(verdict !== 'not tried');
    const code = verdict === 'fits' ? 0 : verdict === 'not tried' ? 3 : 1;
    expect(exitCode({ operations: results }, false)).toBe(code);
    expect(exitCode({ operations: results }, true)).toBe(code === 3 ? 0 : code);
  });

  it('A list that answers 404 to every request is missing, and nothing else is said of it', async () => {
    const lists: OperationId[] = ['listCoursesByDepartment', 'listCoursesByProgram', 'listAvailableCourses'];
    const inject: Inject = (server) => lists.reduce<typeof server>((send, name) => missing(name)(send), server);
    for (const only of lists) {
      const { operations: results } = await on(inject, { only, level: 'all' });
      expect(results).toMatchObject([{ subject: only, verdict: 'broken', findings: [{ rule: 'exists' }] }]);
    }
  });
});

describe('The conformance kit, where no record can be made', () => {
  it.each(['students', 'courses'] as const)('puts back what it has changed of the server’s own %s', async (kind) => {
    const server = await mockServer(40);
    const inject: Inject = (send) => missing('createStudent')(missing('register')(missing('createCourse')(send)));
    const path = kind === 'students' ? '/admin/students' : '/courses/active';
    const read = async () => {
      const login = await server(
        new Request(`${mockUrl}/admin/auth/login`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ usernameOrEmail: mockAccounts.admin!.email, password: mockAccounts.admin!.password }),
        }),
      );
      const { data } = await bodyOf(login);
      const headers = { Authorization: `Bearer ${isRecord(data) ? String(data['token']) : ''}` };
      const list = (await bodyOf(await server(new Request(`${mockUrl}${path}`, { headers }))))['data'];
      return Array.isArray(list) ? list.filter(isRecord).map(({ updatedAt: _, ...record }) => record) : [];
    };
    const before = await read();
    const only = kind === 'students' ? 'adminUpdateStudent' : 'updateCourse';
    const result = await checkConformance({
      send: inject(server),
      url: mockUrl,
      accounts: mockAccounts,
      level: 'all',
      only,
      readOnly: false,
      seed: 7,
      cases: 4,
    });
    expect(result.operations).toMatchObject([{ verdict: 'fits' }]);
    expect(result.left).toEqual([]);
    expect(await read()).toEqual(before);
  });
});
