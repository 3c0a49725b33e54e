import { readFileSync } from 'node:fs';
import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { nodeBackend } from '#mocks/node.ts';
import { openSession } from '#mocks/demo/account-session.ts';
import { applicationStatusValues } from '#openapi/schema.gen.ts';
import { application, storing } from '../applications.ts';
import { accounts } from '../render.tsx';
import { reviewApplication } from '#src/features/applications/admin-applications.ts';
import { connect } from '#src/platform/api/connection.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { canTransition, isKnownStatus } from '#src/features/applications/application-status.ts';

const pairs = applicationStatusValues.flatMap((from) => applicationStatusValues.map((to) => [from, to] as const));

/** The table in the contract's own words: `| APPLIED | UNDER_REVIEW, WAITLISTED, APPROVED, REJECTED |`. */
function contractTable(): Map<string, string[]> {
  const contract = readFileSync('openapi/university.yaml', 'utf8');
  const [, table = ''] = contract.split('operationId: reviewApplication');
  const rows = [...table.matchAll(/^ +\| ([A-Z_]+) \| (.+) \|$/gm)].slice(0, applicationStatusValues.length);
  return new Map(
    rows.map(([, from = '', to = '']) => [
      from,
      to
        .replace(/ \(.*\)|none.*/, '')
        .split(', ')
        .filter(isKnownStatus),
    ]),
  );
}

describe('The app’s table of status changes and the contract’s', () => {
  const table = contractTable();
  it.each(pairs)('agree on the change from %s to %s', (from, to) => {
    expect(table.has(from)).toBe(true);
    expect(canTransition(from, to)).toBe(table.get(from)?.includes(to));
  });
});

describe('The app’s table of status changes and the server', () => {
  const applications = pairs.map(([from, to], at) =>
    application(at + 1, { id: `${from}-${to}`, status: from, email: `${from}.${to}@mail.example`.toLowerCase() }),
  );
  const backend = nodeBackend({ students: 40, arrange: storing(applications) });

  it.each(pairs)('agree on the change from %s to %s', async (from, to) => {
    const { database, handlers } = await backend;
    const { token } = await openSession(database, accounts.staff.email);
    connect({
      transport: async (request) => (await getResponse(handlers, request)) ?? Response.error(),
      getToken: () => token,
    });
    const review = { status: to, reviewComments: 'Seen.', rejectionReason: 'Too late.' };
    const answer = await reviewApplication.call({ id: `${from}-${to}`, review }).catch((error: unknown) => error);
    if (canTransition(from, to)) {
      expect(answer).toMatchObject({ application: { status: to } });
      return;
    }
    expect(answer).toBeInstanceOf(ApiError);
    const steps = applicationStatusValues.filter((one) => canTransition(from, one));
    expect(answer).toMatchObject({ status: 422 });
    expect(answer instanceof ApiError && answer.code?.split(', ').filter(Boolean).toSorted()).toEqual(steps.toSorted());
  });
});
