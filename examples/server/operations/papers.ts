/** The numbers of papers, and what proves them. */
import { date, listOf, objectOf, recordId, text } from '../fields.ts';
import { t } from '../languages.ts';
import { operation } from '../operation.ts';
import { issuePapers, paperByNumber, withdrawPaper } from '../records/papers.ts';

const label = text({ min: 1, max: 60 });
const facts = listOf(objectOf({ label, value: text({ min: 1, max: 500 }) }), 40);
const issue = { kind: label, issuedOn: date, papers: listOf(objectOf({ studentId: recordId, facts }), 100, 1) };

export const paperOperations = [
  operation({
    call: 'POST /papers',
    isKeyed: true,
    audience: ['ADMIN'],
    body: issue,
    run: ({ body, caller, db }) =>
      db.transaction(async (connection) => ({ data: await issuePapers(connection, body, caller.name) })),
  }),
  operation({
    call: 'GET /papers/:id',
    isPersonal: true,
    audience: ['public'],
    params: { id: recordId },
    run: async ({ params: { id }, db }) => ({ data: await paperByNumber(db, id) }),
  }),
  operation({
    call: 'POST /papers/:id/withdrawal',
    audience: ['ADMIN'],
    params: { id: recordId },
    run: async ({ params: { id }, db }) => ({
      message: () => t`The paper is withdrawn`,
      data: await withdrawPaper(db, id),
    }),
  }),
];
