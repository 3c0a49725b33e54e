import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { checkConformance } from '#conformance/conformance.ts';
import { createApi } from './api.ts';
import { accounts } from './seed.ts';

it('The example server passes every rule in the 33 operations of the screens', async () => {
  vi.stubEnv('SCRYPT_COST', '2');
  const app = await createApi();
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const result = await checkConformance({
    send: (request) => fetch(request),
    url: `http://127.0.0.1:${port}/api`,
    accounts,
    level: 'screens',
    readOnly: false,
    seed: 3,
    cases: 4,
  });
  const findings = result.operations.flatMap(({ findings }) => findings);
  expect(findings.map(({ subject, rule, what, seen }) => `${subject} ${rule} ${what}: ${seen}`)).toEqual([]);
  expect(result.scores).toMatchObject([{ level: 'screens', total: 33, counts: { fits: 33 } }]);
}, 120_000);
