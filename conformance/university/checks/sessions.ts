import { type OperationId } from '#openapi/operations.gen.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import type { Caller } from '#conformance/kit/exchange.ts';
import type { UniversityRun } from '../university-run.ts';

const operations: readonly OperationId[] = [
  'login',
  'studentLogin',
  'adminLogin',
  'changePassword',
  'logout',
  'getCurrentUser',
];

const alive = async (run: UniversityRun, caller: Caller) => run.call('getCurrentUser', { as: caller });

/** Whoever may not sign in is told the same, so that nobody finds out who has an account. */
async function checkRefusals(run: UniversityRun, email: string): Promise<void> {
  const nobody = run.unique.email();
  const other = run.callers.admin ? run.accounts.admin : run.accounts.superAdmin;
  for (const operation of ['login', 'studentLogin', 'adminLogin'] as const) {
    if (!run.uses(operation) || !run.selects(operation)) continue;
    const send = (name: string, password: string) =>
      run.call(operation, { body: { [operation === 'adminLogin' ? 'usernameOrEmail' : 'email']: name, password } });
    const unknown = await send(nobody, 'not-the-password-1');
    const tries: [what: string, name: string, password: string][] = [
      ['a wrong password', email, 'not-the-password-1'],
      // One wrong kind of login and no more: ten lock an account for a quarter of an hour.
      ...(operation === 'studentLogin' && other
        ? [["an administrator's account", other.email, other.password] as [string, string, string]]
        : []),
    ];
    for (const [what, name, password] of tries) {
      const { status, exchange, body } = await send(name, password);
      run.results.checkStatus(operation, 'wrong-password', 401, exchange, { what });
      run.results.check(operation, 'wrong-password', {
        ok: status !== 401 || body['message'] === unknown.body['message'],
        what: `the words for ${what}`,
        expected: `the words for an unknown account: ${JSON.stringify(unknown.body['message'])}`,
        effect: 'works',
        exchange,
      });
    }
  }
}

/**
 * A student of the kit signs in twice, changes the password on one side, and signs out. Where the server lets none be made,
 * the student of the accounts file signs in and out.
 */
export async function checkSessions(run: UniversityRun): Promise<void> {
  if (!run.selectsAny(operations)) return;
  const { results } = run;
  if (!run.uses('studentLogin') || !run.uses('getCurrentUser')) {
    for (const operation of operations)
      results.skip(operation, 'sessions', 'POST /auth/student-login and GET /auth/me may not be sent');
    return;
  }
  const made = await run.newStudent();
  const student = made ?? run.accounts.student;
  const signIn = (password: string, variable: string) =>
    run.signIn('studentLogin', { email: student.email, password }, { name: 'a student of the kit', variable });
  const { caller: one, answer } = await signIn(student.password, '$TOKEN_ONE');
  const { caller: two } = await signIn(student.password, '$TOKEN_TWO');
  results.check('studentLogin', 'signs-in', { ok: one !== undefined, exchange: answer.exchange });
  if (!one || !two) {
    for (const operation of ['changePassword', 'logout'] as const)
      results.skip(operation, 'sessions', 'a student of the kit could not sign in');
    return;
  }

  const before = await alive(run, two);
  results.check('getCurrentUser', 'allows-role', {
    ok: before.ok,
    what: 'a second session',
    exchange: before.exchange,
  });

  let { password } = student;
  if (!made) results.skip('changePassword', 'a new password', run.reason('student'));
  else if (run.uses('changePassword') && run.selects('changePassword')) {
    const change = (oldPassword: string, newPassword: string) =>
      run.call('changePassword', { as: one, body: { oldPassword, newPassword } });
    const wrong = await change('not-the-password-1', 'another-Day-2');
    const named = isRecord(wrong.body['errors']) && 'oldPassword' in wrong.body['errors'];
    results.check('changePassword', 'refused-with-400', {
      ok: wrong.status === 400 && named,
      what: 'a wrong old password',
      expected: 'a 400 with errors.oldPassword',
      effect: wrong.status === 400 ? 'works' : 'broken',
      exchange: wrong.exchange,
    });
    const changed = await change(password, 'another-Day-2');
    const accepted = { ok: changed.ok, what: 'a new password', exchange: changed.exchange };
    if (results.check('changePassword', 'valid-accepted', accepted)) {
      const calling = await alive(run, one);
      const other = await alive(run, two);
      results.checkStatus('changePassword', 'ends-other-sessions', 200, calling.exchange, {
        what: 'the calling token',
      });
      results.checkStatus('changePassword', 'ends-other-sessions', 401, other.exchange, { what: 'the other token' });
      const { answer: old } = await signIn(password, '$TOKEN_OLD');
      results.checkStatus('changePassword', 'changes-password', 401, old.exchange, { what: 'the old password' });
      const { caller: renewed, answer: signedIn } = await signIn('another-Day-2', '$TOKEN_NEW');
      results.checkStatus('changePassword', 'changes-password', 200, signedIn.exchange, { what: 'the new password' });
      if (renewed) password = 'another-Day-2';
    }
  }
  if (run.uses('logout') && run.selects('logout')) {
    const { caller: left } = await signIn(password, '$TOKEN_LEFT');
    const { caller: stays } = await signIn(password, '$TOKEN_STAYS');
    if (left && stays) {
      const out = await run.call('logout', { as: left });
      results.check('logout', 'valid-accepted', { ok: out.ok, what: 'a logout', exchange: out.exchange });
      const dead = await alive(run, left);
      const other = await alive(run, stays);
      results.checkStatus('logout', 'ends-session', 401, dead.exchange, { what: 'the token' });
      results.checkStatus('logout', 'ends-session', 200, other.exchange, { what: 'the token of another session' });
    } else results.skip('logout', 'the end of a session', 'a student could not sign in twice');
    if (run.uses('adminLogin')) await checkAdminLogout(run);
  }
  // A wrong password is never tried with an account of the file, which it could lock.
  if (made) return checkRefusals(run, student.email);
  for (const operation of ['login', 'studentLogin', 'adminLogin'] as const)
    results.skip(operation, 'wrong passwords', run.reason('student'));
}

/** An administrator signs out of a session of this check's own. */
async function checkAdminLogout(run: UniversityRun): Promise<void> {
  const account = run.accounts.admin ?? run.accounts.superAdmin;
  if (!account) return;
  const { caller } = await run.signIn('adminLogin', account, { name: 'an administrator', variable: '$TOKEN_LEFT' });
  if (!caller) return;
  const { ok, exchange } = await run.call('logout', { as: caller });
  run.results.check('logout', 'allows-role', { ok, what: 'an administrator', expected: 'a 200', exchange });
}
