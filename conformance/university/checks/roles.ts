import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import type { Call } from '#conformance/kit/client.ts';
import { type Caller, isServerFailure, visitor } from '#conformance/kit/exchange.ts';
import type { UniversityRun } from '../university-run.ts';
import { type KnownPaths, knownPaths, nobody, probe } from './probe.ts';

const stranger: Caller = { name: 'somebody with an unknown token', token: 'cafe'.repeat(16) };
const isLogin = (operation: OperationId) => operation.endsWith('ogin') && operations[operation].method === 'post';

interface Verdict {
  readonly caller: Caller | undefined;
  /** Why there is no such caller. */
  readonly missing?: string;
  readonly allowed: boolean;
  /** 401 where nobody is signed in, 403 where somebody is. */
  readonly refusal: 401 | 403;
}

function table(run: UniversityRun, roles: readonly string[]): Verdict[] {
  const { student, admin, superAdmin } = run.callers;
  const isPublic = roles.includes('public');
  const isAdmin = isPublic || roles.includes('ADMIN');
  return [
    { caller: visitor, allowed: isPublic, refusal: 401 },
    { caller: stranger, allowed: isPublic, refusal: 401 },
    { caller: student, allowed: isPublic || roles.includes('STUDENT'), refusal: 403 },
    { caller: admin, missing: 'the accounts file names no "admin"', allowed: isAdmin, refusal: 403 },
    {
      caller: superAdmin,
      missing: 'the accounts file names no "superAdmin"',
      allowed: isAdmin || roles.includes('SUPER_ADMIN'),
      refusal: 403,
    },
  ];
}

async function checkVerdict(
  run: UniversityRun,
  operation: OperationId,
  call: Call,
  { caller, missing, allowed, refusal }: Verdict,
) {
  if (!caller) return run.results.skip(operation, 'a role', missing ?? '');
  const { status, exchange } = await run.call(operation, { ...call, as: caller });
  if (isServerFailure(status)) return undefined;
  const refused = status === 401 || status === 403;
  const what = caller.name;
  if (allowed) {
    const rule = caller === stranger ? 'ignores-token' : 'allows-role';
    return run.results.check(operation, rule, { ok: !refused, what, expected: 'neither 401 nor 403', exchange });
  }
  const rule = refusal === 401 ? 'needs-token' : 'refuses-role';
  return run.results.checkStatus(operation, rule, refusal, exchange, { what });
}

/** Operations that answer a student's own record, and nobody else's. */
async function checkOwnRecord(run: UniversityRun, operation: OperationId, known: KnownPaths) {
  const { own, callers, results } = run;
  const as = callers.student;
  const send = (path: Record<string, string>) => run.call(operation, { as, path });
  if (own) {
    const { status, exchange, data } = await send({ id: own.id, email: own.email, rollno: own.rollNo });
    const ok = status === 200 && isRecord(data) && data['id'] === own.id;
    results.check(operation, 'own-record', { ok, expected: 'a 200 with the own record', exchange });
  } else results.skip(operation, 'the own record', 'the record of the student’s account could not be read');
  for (const [what, path] of [
    ['a record of somebody else', known['student']!],
    ['a record that nobody has', nobody],
  ] as const) {
    const { exchange } = await send(path);
    results.checkStatus(operation, 'anothers-record', 403, exchange, { what });
  }
}

/** Anybody may count the students, and sees of each no more than that takes. */
async function checkPublicView(run: UniversityRun): Promise<void> {
  for (const as of [visitor, stranger, run.callers.student, run.admin]) {
    const { status, exchange, data } = await run.call('listStudents', { as, query: { page: '-1', view: 'public' } });
    const rows = Array.isArray(data) ? data : [];
    const strange = rows.find(
      (row) =>
        !isRecord(row) ||
        Object.keys(row).some((name) => name !== 'department' && name !== 'placement') ||
        (isRecord(row['placement']) && Object.keys(row['placement']).some((name) => name !== 'company')),
    );
    run.results.check('listStudents', 'public-view', {
      ok: status === 200 && strange === undefined,
      what: as.name,
      ...(strange !== undefined && { seen: `a row ${JSON.stringify(strange).slice(0, 160)}` }),
      exchange,
    });
  }
}

/** The matrix of `x-roles`: visitor, unknown token, student, administrator, super administrator; and whose record it is. */
export async function checkRoles(run: UniversityRun): Promise<void> {
  const known = await knownPaths(run);
  for (const operation of run.selected) {
    if (!run.uses(operation) || isLogin(operation)) continue;
    const roles = run.endpoint(operation).operation['x-roles'];
    const call = probe(operation, known);
    if (operation === 'listStudents') {
      for (const verdict of table(run, ['ADMIN'])) await checkVerdict(run, operation, call, verdict);
      await checkPublicView(run);
      continue;
    }
    if (roles.includes('self')) await checkOwnRecord(run, operation, known);
    for (const verdict of table(run, roles)) {
      // Its own check speaks of a student's own record, and a logout would end the kit's own sessions.
      if (roles.includes('self') && verdict.caller === run.callers.student) continue;
      if (operation === 'logout' && verdict.allowed) continue;
      await checkVerdict(run, operation, call, verdict);
    }
  }
}
