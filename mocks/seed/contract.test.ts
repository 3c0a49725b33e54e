import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { SeedRows } from '../db/tables.ts';
import { makeSeed } from './seed.ts';

interface Contract {
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties?: object }>> };
}

const contract = parse(readFileSync(new URL('../../openapi/university.yaml', import.meta.url), 'utf8')) as Contract;
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'contract', ...contract });

let rows: SeedRows = { students: [], accounts: [], applications: [], courses: [] };
beforeAll(async () => {
  rows = await makeSeed({ students: 3000, credential: { salt: '5eed', hash: 'c0de' } });
});

const staff = () =>
  rows.accounts
    .filter(({ role }) => role !== 'STUDENT')
    .map(({ credential: _secret, createdAt: _created, updatedAt: _updated, ...user }) => user);

describe('every seeded row is one that the API may send', () => {
  it.each<[schema: string, sent: () => readonly object[]]>([
    ['Student', () => rows.students],
    ['Application', () => rows.applications],
    ['Course', () => rows.courses],
    ['AdminUser', staff],
  ])('%s', (schema, sent) => {
    const known = Object.keys(contract.components.schemas[schema]?.properties ?? {});
    const reference = { $ref: `contract#/components/schemas/${schema}` };
    const misfits = sent().filter(
      (row) => !ajv.validate(reference, row) || Object.keys(row).some((key) => !known.includes(key)),
    );
    expect(sent().length).toBeGreaterThan(0);
    expect(misfits.slice(0, 2)).toEqual([]);
  });
});
