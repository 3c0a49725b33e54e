import { addProperty } from './contract-text.ts';
import { fileName, inWords, Refusal, type Stub } from './stub.ts';

interface Kind {
  readonly schemas: readonly (readonly [name: string, nullable: boolean])[];
  /** Files that the compiler then asks for. */
  readonly rules: string;
  readonly fields: string;
  /** How a test writes the field to a record that there is. */
  readonly write: readonly [row: string, method: string, path: string, body: string];
}

/** The kinds of records that a field can be added to. */
export const fieldKinds: Readonly<Record<string, Kind>> = {
  students: {
    schemas: [
      ['Student', false],
      ['StudentUpdate', true],
    ],
    rules: 'mocks/university/rules/students.ts',
    fields: 'src/features/students/student.ts',
    write: ['students', 'PUT', '/admin/students/${row.id}', '{ ...row, updatedAt: undefined, [field]: value }'],
  },
  courses: {
    schemas: [
      ['Course', false],
      ['CourseInput', true],
    ],
    rules: 'mocks/university/rules/courses.ts',
    fields: 'src/features/courses/course.ts',
    write: ['courses', 'PUT', '/courses/${row.id}', '{ ...row, [field]: value }'],
  },
};

const schemaText = (name: string, nullable: boolean) => `
type:${nullable ? `\n  - string\n  - 'null'` : ' string'}
description: ${inWords(name)}.
maxLength: 100
examples:
  - Written by hand
`;

const testText = (kind: string, name: string, [table, method, path, body]: Kind['write']) => `
import { expect, it } from 'vitest';
import { accounts, testBackend } from '#mocks/testing.ts';

const field = '${name}';

it('${name} of ${kind} is stored as it is sent, and null clears it', async () => {
  const backend = await testBackend();
  const token = await backend.tokenOf(accounts.staffAdmin);
  const [row] = await backend.database.transact('read', (tables) => tables.${table}.all());
  if (!row) throw new Error('the seed lacks a record that the test needs');
  const send = (value: unknown) =>
    backend.send(\`${path}\`, { method: '${method}', token, body: ${body} });
  expect((await send('Written by hand')).body.data).toHaveProperty(field, 'Written by hand');
  expect((await send(null)).body.data).not.toHaveProperty(field);
});
`;

/** A field of a record: in the contract, with a test that fails until the mock server stores it. */
export function fieldStub(root: string, [kind = '', name = '']: readonly string[]): Stub {
  const found = Object.hasOwn(fieldKinds, kind) ? fieldKinds[kind] : undefined;
  if (!found) throw new Refusal(`A field belongs to ${Object.keys(fieldKinds).join(' or ')}, and not to “${kind}”.`);
  if (!/^[a-z][A-Za-z]+$/.test(name))
    throw new Refusal(`A field is called like guardianName, of letters alone, and not “${name}”.`);
  const test = `mocks/university/handlers/${kind}-${fileName(name)}.test.ts`;
  return {
    files: { [test]: testText(kind, name, found.write) },
    insertions: found.schemas.map(([schema, nullable]) => addProperty(root, schema, name, schemaText(name, nullable))),
    test,
    steps: [
      'openapi/core.yaml: the field’s type, description and example; in StudentRegistration too if a student fills it in',
      'npm run generate',
      `${found.rules}: who writes it`,
      `${found.fields}: label, rule, control; forms, table, import and export follow`,
      'mocks/university/seed/: its value in the demo; the digest in seed.test.ts changes',
    ],
  };
}
