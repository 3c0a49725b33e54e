import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formats } from '#src/university/formats.ts';
import { universityLanguages } from './university.ts';

it('A build has the catalogs of the languages of its university, and no others', async () => {
  const { transform } = universityLanguages();
  if (typeof transform !== 'object') throw new Error('No transform');
  const code = await (transform.handler as (code: string) => Promise<string>)(
    readFileSync('src/languages/catalogs.ts', 'utf8'),
  );
  const patterns = [...code.matchAll(/'(\.\/[^']+\.gen\.json)'/g)].map(([, pattern]) => pattern);
  expect([...new Set(patterns)]).toEqual(['none', ...formats.languages].map((folder) => `./${folder}/*.gen.json`));
});
