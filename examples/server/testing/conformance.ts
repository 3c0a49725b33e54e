/** The conformance kit, as the tests run it. */
import { checkConformance } from '../../../conformance/conformance.ts';
import { parseExtensions } from '../../../conformance/kit/extensions.ts';
import { createApp, type Settings } from '../app.ts';
import { accounts, seed } from '../filling/seed.ts';
import type { Database } from '../database/database.ts';

/** What the kit finds in all operations and all extensions of a server, and how many operations fit. */
export async function conformanceOf(db: Database, settings?: Settings) {
  await db.transaction(seed);
  const app = createApp(db, settings);
  const { operations, scores } = await checkConformance({
    send: async (request) => app.fetch(request),
    url: 'http://server.example/api',
    accounts,
    level: 'all',
    extensions: parseExtensions('all'),
    readOnly: false,
    seed: 3,
    cases: 2,
  });
  return {
    findings: operations
      .flatMap(({ findings }) => findings)
      .map(({ subject, rule, what, seen }) => `${subject} ${rule} ${what}: ${seen}`),
    fits: scores.map(({ total, counts }) => `${counts.fits} of ${total}`),
  };
}

export const withoutFault = { findings: [], fits: ['33 of 33', '52 of 52'] };
