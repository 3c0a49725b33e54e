import { getResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { applicant } from '#tests/application-form.ts';
import { testBackend } from '#tests/connected.ts';
import { connect } from '#src/platform/api/connection.ts';
import { explanationOf } from '#src/platform/api/errors.ts';
import { extensions, offerExtensions } from '#src/platform/server/extensions.ts';
import { submitApplication } from './submit-application.ts';

const gatewayPage = () =>
  new Response('<h1>504 Gateway Time-out</h1>', { status: 504, headers: { 'Content-Type': 'text/html' } });

afterEach(() => {
  connect({});
  offerExtensions(undefined);
});

type Body = Parameters<typeof submitApplication.call>[0];

/** Submits behind a gateway that loses the first answer; `keys` are those of the tries. */
async function submitTwice(second: Body = applicant, onWay: (request: Request) => void = () => {}) {
  const { handlers, database } = await testBackend();
  const keys: (string | null)[] = [];
  connect({
    transport: async (request) => {
      if (request.method === 'POST') keys.push(request.headers.get('Idempotency-Key'));
      onWay(request);
      const answer = (await getResponse(handlers, request)) ?? Response.error();
      return keys.length === 1 ? gatewayPage() : answer;
    },
  });
  const outcome = (body: Body) => submitApplication.call(body).catch((error: unknown) => error);
  expect(explanationOf(await outcome(applicant))).toMatch(/Your application may have arrived already/);
  const answer = await outcome(second);
  const stored = await database.transact('read', ({ applications }) =>
    applications.all().filter(({ fullName }) => fullName === applicant.fullName),
  );
  return { answer, stored, keys };
}

describe('A second try of an application whose answer is lost', () => {
  it('brings the reference number of the first where the server knows keys', async () => {
    offerExtensions(extensions);
    const { answer, stored, keys } = await submitTwice();
    expect(stored).toHaveLength(1);
    expect(answer).toMatchObject({ referenceNumber: stored[0]?.referenceNumber });
    expect(keys[0]).toMatch(/^"[\w-]{16,}"$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('goes with another key once its words have changed', async () => {
    offerExtensions(extensions);
    const { stored, keys } = await submitTwice({ ...applicant, email: 'another@mail.example' });
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(keys[0]);
    expect(stored).toHaveLength(2);
  });

  it('says that the first has arrived where a proxy drops the key on its way', async () => {
    offerExtensions(extensions);
    const { answer, stored, keys } = await submitTwice(applicant, ({ headers }) => headers.delete('Idempotency-Key'));
    expect(answer).toMatchObject({ message: expect.stringMatching(/Your first try seems to have arrived/) });
    expect(keys).toHaveLength(2);
    expect(stored).toHaveLength(1);
  });

  it('goes without a key to a server that knows none, and says that the first has arrived', async () => {
    offerExtensions(['application-status']);
    const { answer, stored, keys } = await submitTwice();
    expect(answer).toMatchObject({ message: expect.stringMatching(/Your first try seems to have arrived/) });
    expect(keys).toEqual([null, null]);
    expect(stored).toHaveLength(1);
  });
});
