/** Who did what. */
import { moment, optional } from '../fields.ts';
import { operation } from '../operation.ts';
import { activity } from '../records/change-log.ts';

const age = { before: optional(moment) };

export const activityOperations = [
  operation({
    call: 'GET /admin/activity',
    audience: ['ADMIN'],
    query: age,
    run: async ({ query, db }) => ({ data: await activity(db, query.before) }),
  }),
];
