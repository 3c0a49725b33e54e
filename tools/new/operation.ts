import { addToExtension } from './contract-text.ts';
import { addToMock } from './mock-extension.ts';
import { fileName, inWords, Refusal, type Stub } from './stub.ts';

const methods = ['GET', 'POST', 'PUT', 'DELETE'];

/** Records that the contract has a parameter and a 404 for, by what stands before `{id}`. */
const records: Readonly<Record<string, string>> = {
  students: 'Student',
  courses: 'Course',
  applications: 'Application',
  administrators: 'Administrator',
};

const parameterText = (name: string, record: string | undefined) =>
  name === 'id' && record
    ? `        - $ref: '#/components/parameters/${record}Id'`
    : `        - name: ${name}
          in: path
          required: true
          description: ${inWords(name)}.
          schema:
            $ref: '#/components/schemas/RecordId'
          example: ${name}-1`;

const missingText = (record: string | undefined) =>
  record
    ? `          $ref: '#/components/responses/${record}NotFound'`
    : `          description: There is no such record.
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Failure'
              examples:
                record:
                  value:
                    success: false
                    message: Record not found`;

const referenceTo = (status: number, response: string) =>
  `        '${status}':\n          $ref: '#/components/responses/${response}'`;

function operationText(id: string, method: string, path: string, extension: string): string {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const [, before = ''] = /([\w-]+)\/\{id\}/.exec(path) ?? [];
  const record = Object.hasOwn(records, before) ? records[before] : undefined;
  return [
    `    ${method.toLowerCase()}:
      operationId: ${id}
      tags:
        - Extensions
      x-extension: ${extension}
      summary: ${inWords(id)}
      description: >-
        ${inWords(id)}, for administrators. Says what it does, and when it fails.
      x-roles:
        - ADMIN`,
    ...(names.length > 0 ? ['      parameters:', ...names.map((name) => parameterText(name, record))] : []),
    `      responses:
        '200':
          description: It is done.
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/MessageResponse'
              examples:
                done:
                  value:
                    success: true`,
    ...(names.length > 0 ? [referenceTo(400, 'InvalidParameter')] : []),
    referenceTo(401, 'Unauthorized'),
    referenceTo(403, 'Forbidden'),
    ...(names.includes('id') ? [`        '404':\n${missingText(record)}`] : []),
    referenceTo(500, 'ServerError'),
    ...(method === 'GET' ? [] : [referenceTo(503, 'ReadOnly'), referenceTo(507, 'StorageFull')]),
  ].join('\n');
}

const testText = (id: string) => `
import { expect, it } from 'vitest';
import { requests } from '#mocks/testing-operations.ts';
import { knownOf } from '#mocks/testing-requests.ts';
import { accounts, testBackend } from '#mocks/testing.ts';

it('${id} answers an administrator', async () => {
  const backend = await testBackend();
  const known = await knownOf(backend, '${id}');
  const { path, ...sent } = requests.${id}[1](known.own, known);
  const token = await backend.tokenOf(accounts.superAdmin);
  const { status, body } = await backend.send(path, { ...sent, token });
  expect(status, body.message).toBe(200);
});
`;

/** An operation of an extension: in the contract and the mock server, with a test that fails until it does something. */
export function operationStub(root: string, args: readonly string[]): Stub {
  const [id = '', method = '', path = '', extension = ''] = args;
  if (!/^[a-z][A-Za-z]+$/.test(id))
    throw new Refusal(`An operation is called like listOpenSeats, of letters alone, and not “${id}”.`);
  if (!methods.includes(method)) throw new Refusal(`A method is ${methods.join(', ')}, and not “${method}”.`);
  if (!/^(?:\/(?:[a-z][a-z-]*|\{[a-z]+\}))+$/.test(path))
    throw new Refusal(`An address is like /courses/{id}/open-seats, and not “${path}”.`);
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(extension))
    throw new Refusal(`An extension is called like open-seats, and not “${extension}”.`);
  const test = `mocks/university/extensions/${extension}/${fileName(id)}.test.ts`;
  const text = operationText(id, method, path, extension);
  const contract = addToExtension(root, { extension, address: path, operationId: id, text });
  const mock = addToMock(root, extension, `  ${id}: () => {\n    throw new Error('${id} is not written yet');\n  },\n`);
  return {
    files: { [test]: testText(id), ...contract.files, ...mock.files },
    insertions: [...contract.insertions, ...mock.insertions],
    test,
    steps: [
      `openapi/extensions/${extension}.yaml: summary, description, body, answer, examples and every error`,
      'npm run generate && npm run lint:contract',
      `mocks/university/extensions/${extension}/operations.ts: what it does; decisions go to a file beside`,
      'mocks/testing-requests.ts: a request that succeeds, where the contract’s own example does not',
      'conformance/university/extensions/, recipes.ts and expected-records.ts: what a body has to be, and what a write leaves, where the contract does not say it',
      'src/features/: the call, and the screen that asks for the extension by useExtension',
      'npm run generate',
    ],
  };
}
