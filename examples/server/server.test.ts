import { expect, it, onTestFinished, vi } from 'vitest';
import { checkConformance } from '../../conformance/conformance.ts';
import { parseExtensions } from '../../conformance/kit/extensions.ts';
import { createApp } from './app.ts';
import { accounts, seed } from './filling/seed.ts';
import { databases } from './testing/databases.ts';

it.each(databases)(
  'The server passes every rule in all operations and all extensions, on $name',
  async ({ open }) => {
    vi.stubEnv('SCRYPT_COST', '2');
    const { db, close } = await open();
    onTestFinished(close);
    await seed(db);
    const app = createApp(db);
    const result = await checkConformance({
      send: async (request) => app.fetch(request),
      url: 'http://server.example/api',
      accounts,
      level: 'all',
      extensions: parseExtensions('all'),
      readOnly: false,
      seed: 3,
      cases: 2,
    });
    const findings = result.operations.flatMap(({ findings }) => findings);
    expect(findings.map(({ subject, rule, what, seen }) => `${subject} ${rule} ${what}: ${seen}`)).toEqual([]);
    expect(result.scores).toMatchObject([
      { level: 'screens', total: 33, counts: { fits: 33 } },
      { level: 'all', total: 52, counts: { fits: 52 } },
    ]);
  },
  120_000,
);
