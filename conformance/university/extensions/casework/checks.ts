import type { OperationId } from '#openapi/operations.gen.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { shown, visitor } from '#conformance/kit/exchange.ts';
import { checkKey } from '#conformance/university/checks/keys.ts';
import { readRecord, rowsOf } from '#conformance/university/read-back.ts';
import type { RuleId } from '#conformance/university/rules.ts';
import type { UniversityRun } from '#conformance/university/university-run.ts';

const operations = [
  'listCasework',
  'listAssignees',
  'addNote',
  'assignApplications',
  'holdDecision',
  'releaseDecisions',
] as const satisfies readonly OperationId[];

const shownHeld = 'a held decision';

/** Notes, assignees and held decisions are kept beside two applications of the kit, and reach nobody else. */
export async function checkCasework(run: UniversityRun): Promise<void> {
  const uses = (operation: OperationId) => run.uses(operation) && run.selects(operation);
  if (!operations.some(uses)) return;
  const { results } = run;
  const as = run.admin;
  const one = await run.newApplication();
  const other = await run.newApplication();
  if (!one || !other) {
    for (const operation of operations) results.skip(operation, 'casework', run.reason('application'));
    return;
  }
  const applicationIds = [one.id, other.id];
  const listed = async (id: string) => {
    const { data, exchange } = await run.call('listCasework', { as });
    const row = rowsOf(data).find(({ applicationId }) => applicationId === id);
    return { row, exchange };
  };
  const check = async (
    [operation, rule]: readonly [OperationId, RuleId],
    what: string,
    id: string,
    isAsExpected: (row: Json | undefined) => boolean,
  ) => {
    const { row, exchange } = await listed(id);
    results.check(operation, rule, { ok: isAsExpected(row), what, seen: shown(row), exchange });
  };
  const firstNote = (row: Json | undefined) => rowsOf(row?.['notes'])[0]?.['text'];

  if (uses('addNote')) {
    const note = { applicationIds: [one.id], text: 'Sent twice.' };
    await checkKey(run, { operation: 'addNote', as, bodies: [note, { ...note, text: 'Another.' }] });
  }

  if (uses('addNote') || uses('listCasework')) {
    for (const text of ['The first note.', 'The second note.'])
      await run.call('addNote', { as, body: { applicationIds, text } });
    for (const id of applicationIds)
      for (const operation of ['addNote', 'listCasework'] as const)
        if (uses(operation))
          await check(
            [operation, 'keeps-notes'],
            'the newest of two notes',
            id,
            (row) => firstNote(row) === 'The second note.',
          );
  }

  if (uses('assignApplications') || uses('listAssignees')) {
    const { data, exchange } = await run.call('listAssignees', { as });
    const [assignee] = rowsOf(data);
    if (uses('listAssignees'))
      results.check('listAssignees', 'assigns', {
        ok: Boolean(assignee?.['id']),
        what: 'somebody to assign to',
        exchange,
      });
    const isAssigned = (row: Json | undefined) =>
      isRecord(row?.['assignee']) && row['assignee']['id'] === assignee?.['id'];
    if (uses('assignApplications') && assignee) {
      await run.call('assignApplications', { as, body: { applicationIds, assigneeId: assignee['id'] } });
      await check(['assignApplications', 'assigns'], 'an assignee', other.id, isAssigned);
      await run.call('assignApplications', { as, body: { applicationIds, assigneeId: null } });
      const isGivenBack = (row: Json | undefined) => row?.['assignee'] === undefined;
      await check(['assignApplications', 'assigns'], 'no assignee', other.id, isGivenBack);
    }
  }

  if (!uses('holdDecision') && !uses('releaseDecisions')) return;
  const isHeld = (row: Json | undefined) => isRecord(row?.['held']) && isRecord(row['held']['decision']);
  const status = async (id: string) => (await readRecord(run, 'applications', id))?.['status'];
  const rejectionReason = 'A reason that only the office knows.';
  const body = { applicationIds: [one.id], decision: { status: 'REJECTED', rejectionReason } };
  const held = await run.call('holdDecision', { as, body });
  if (uses('holdDecision')) {
    const rule = ['holdDecision', 'holds-decisions'] as const;
    await check(rule, shownHeld, one.id, isHeld);
    const now = await status(one.id);
    results.check(...rule, { ok: now === 'APPLIED', what: 'the status', seen: shown(now), exchange: held.exchange });
    if (run.uses('lookUpApplication')) {
      const { referenceNumber, email } = one;
      const own = await run.call('lookUpApplication', { as: visitor, body: { referenceNumber, email } });
      const isTold = isRecord(own.data) && own.data['isBeingDecided'] === true;
      const isSecret = !JSON.stringify(own.data ?? null).includes(rejectionReason);
      results.check(...rule, {
        ok: isTold && isSecret,
        what: 'what the applicant is told',
        seen: shown(own.data),
        exchange: own.exchange,
      });
    }
  }
  if (!uses('releaseDecisions')) return;
  const rule = ['releaseDecisions', 'releases-decisions'] as const;
  const { data, exchange } = await run.call('releaseDecisions', { as, body: { applicationIds } });
  const released = rowsOf(data).map(({ isReleased }) => isReleased);
  const isTrue = released[0] === true && released[1] === false;
  results.check(...rule, { ok: isTrue, what: 'one of two is released', seen: shown(data), exchange });
  const after = await status(one.id);
  results.check(...rule, { ok: after === 'REJECTED', what: 'its status', seen: shown(after), exchange });
  await check(rule, 'no decision is held any more', one.id, (row) => row?.['held'] === undefined);
}
