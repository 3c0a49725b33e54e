/** The office's own work on applications: notes, assignees, and decisions that are held and released together. */
import type { Decision } from '../contract.ts';
import type { Connection } from '../database/database.ts';
import { refusalOf } from '../database/failures.ts';
import { boolean, listOf, objectOf, oneOf, optional, orNull, recordId, text, textOrNull } from '../fields.ts';
import { inLanguage, t } from '../languages.ts';
import { found, invalid, operation, reading, Refusal } from '../operation.ts';
import { applicationNotFound, applications } from '../records/applications.ts';
import { addNote, assign, assignees, casework, heldDecision, hold } from '../records/casework.ts';
import { lockCourses } from '../records/courses.ts';
import { offers } from '../records/offers.ts';
import {
  checkStep,
  commentsMissing,
  firstPassword,
  mailWelcome,
  reasonMissing,
  type Step,
  takeStep,
} from '../records/steps.ts';

const applicationIds = listOf(recordId, 500, 1);
const decision = {
  status: oneOf('WAITLISTED', 'APPROVED', 'REJECTED'),
  reviewComments: optional(textOrNull(text({ max: 2000 }))),
  rejectionReason: optional(textOrNull(text({ max: 1000 }))),
  overCapacity: optional(boolean),
};
const note = { applicationIds, text: text({ min: 1, max: 2000, visible: true }) };
const assignment = { applicationIds, assigneeId: optional(textOrNull(recordId)) };
const holding = { applicationIds, decision: orNull(objectOf(decision)) };
const release = { applicationIds };

interface Held {
  status: Decision['status'];
  reviewComments?: string | null | undefined;
  rejectionReason?: string | null | undefined;
  overCapacity?: boolean | undefined;
}

/** @throws Refusal 400 */
function stepOf({ status: to, reviewComments: comments, rejectionReason: reason, overCapacity = false }: Held): Step {
  if (to === 'REJECTED' && !reason) throw invalid({ rejectionReason: reasonMissing });
  if (to === 'APPROVED' && overCapacity && !comments) throw invalid({ reviewComments: commentsMissing });
  return {
    to,
    comments,
    ...(to === 'REJECTED' && { reason }),
    ...(to === 'APPROVED' && { seat: { isOverCapacity: overCapacity } }),
  };
}

/** Does some work of which nothing is left where it is refused, and the transaction goes on. */
async function tried(connection: Connection, work: () => Promise<unknown>): Promise<Refusal | undefined> {
  await connection.query('SAVEPOINT tried');
  try {
    await work();
    await connection.query('RELEASE SAVEPOINT tried');
    return undefined;
  } catch (error) {
    await connection.query('ROLLBACK TO SAVEPOINT tried');
    const refusal = error instanceof Refusal ? error : refusalOf(error);
    // What the database cannot do now is no answer to one decision: all of it is tried again, or told as it is.
    if (!refusal || refusal.status >= 500) throw error;
    return refusal;
  }
}

export const caseworkOperations = [
  reading('/admin/casework', ['ADMIN'], (db) => casework(db)),
  reading('/admin/casework/assignees', ['ADMIN'], (db) => assignees(db)),
  operation({
    call: 'POST /admin/casework/notes',
    isKeyed: true,
    audience: ['ADMIN'],
    body: note,
    run: ({ body, caller, db }) =>
      db.transaction(async (connection) => ({
        message: () => t`The note is added`,
        data: await addNote(connection, body.applicationIds, { text: body.text, by: caller.name }),
      })),
  }),
  operation({
    call: 'PUT /admin/casework/assignee',
    audience: ['ADMIN'],
    body: assignment,
    run: ({ body, db }) =>
      db.transaction(async (connection) => ({
        message: () => t`Saved`,
        data: await assign(connection, body.applicationIds, body.assigneeId ?? null),
      })),
  }),
  operation({
    call: 'PUT /admin/casework/held-decisions',
    audience: ['ADMIN'],
    body: holding,
    run: ({ body: { applicationIds: ids, decision: asked }, caller, db }) =>
      db.transaction(async (connection) => {
        if (asked) {
          const step = stepOf(asked);
          const stored = await applications(connection, 'id = ANY($1)', [ids], 'FOR UPDATE');
          for (const id of ids)
            checkStep(
              found(
                stored.find((one) => one.id === id),
                applicationNotFound,
              ),
              step,
            );
        }
        const { overCapacity, reviewComments, rejectionReason, status } = asked ?? {};
        const kept = {
          status: status!,
          ...(reviewComments && { reviewComments }),
          ...(rejectionReason && { rejectionReason }),
          ...(overCapacity !== undefined && { overCapacity }),
        };
        const held = asked && { decision: kept, by: caller.name, at: new Date().toISOString() };
        const message = () => (held ? t`The decision is held` : t`No decision is held any more`);
        return { message, data: await hold(connection, ids, held) };
      }),
  }),
  operation({
    call: 'POST /admin/casework/released-decisions',
    audience: ['ADMIN'],
    body: release,
    async run({ body, caller, db, language }) {
      const ids = [...new Set(body.applicationIds)];
      const listed = await casework(db, ids);
      if (listed.length < ids.length) throw new Refusal(404, applicationNotFound);
      // Hashing takes a while: it is done before the transaction.
      const first = new Map(
        await Promise.all(
          listed.flatMap(({ applicationId, held }) =>
            held ? [firstPassword(stepOf(held.decision)).then((password) => [applicationId, password] as const)] : [],
          ),
        ),
      );
      return db.transaction(async (connection) => {
        // In the order in which a decision and a withdrawal lock them: nobody waits for somebody who waits.
        const asked = await applications(connection, 'id = ANY($1)', [ids], 'FOR UPDATE');
        await offers(connection, 'application_id = ANY($1)', [ids], 'FOR UPDATE');
        await lockCourses(
          connection,
          asked.map(({ desiredCourse }) => desiredCourse),
        );
        const data: object[] = [];
        for (const applicationId of ids) {
          const held = await heldDecision(connection, applicationId);
          const step = held && stepOf(held);
          const made = first.get(applicationId);
          // Somebody may have put another decision into its place meanwhile.
          const isEnough = made && (step?.to !== 'APPROVED' || made.hash !== '');
          const password = step && (isEnough ? made : await firstPassword(step));
          const refusal =
            step && password
              ? await tried(connection, async () => {
                  const data = await takeStep(connection, applicationId, { step, first: password, caller });
                  if (data.temporaryPassword) await mailWelcome(connection, data, data.temporaryPassword);
                })
              : new Refusal(409, () => t`No decision is held on this application`);
          data.push({
            applicationId,
            isReleased: !refusal,
            ...(refusal && { message: inLanguage(language, refusal.sentence) }),
          });
        }
        return { message: () => t`The decisions are released`, data };
      });
    },
  }),
];
