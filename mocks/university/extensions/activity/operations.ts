import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from '#mocks/university/handlers/types.ts';
import { activityOf } from './activity.ts';

/** The operations of the extension `activity`. */
export const activity = {
  listActivity: ({ query, tables }) => ({ data: activityOf(tables, query.before) }),
} satisfies Implementations<OperationsWith<{ extension: 'activity' }>>;
