import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OperationId } from '#openapi/operations.gen.ts';
import { nodeResponseCheck } from '#mocks/node.ts';
import { accounts, testBackend } from '#mocks/testing.ts';
import type { ContractBreach } from './contract-breach.ts';

const contract = readFileSync('openapi/university.yaml', 'utf8').split('\n');

/** The number of the line that is reached by going from each of these texts down to the next. */
function lineAt(...texts: readonly string[]): number {
  let at = -1;
  for (const text of texts) {
    at = contract.findIndex((line, number) => number > at && line.trim() === text);
    if (at < 0) throw new Error(`the contract has no line ${text}`);
  }
  return at + 1;
}

const breaches: ContractBreach[] = [];
const check = nodeResponseCheck((breach) => void breaches.push(breach));
const request = new Request('http://portal.test/api/somewhere?page=2', { method: 'POST' });

/** What is said of an answer. */
async function breachOf(id: OperationId, status: number, body: unknown): Promise<ContractBreach | undefined> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  await check(id, request, new Response(text, { status }));
  return breaches.at(-1);
}

/** A success, as the backend answers it, with a change in its data. */
async function answered(path: string, change: (data: never) => void = () => {}) {
  const backend = await testBackend();
  const token = await backend.tokenOf(accounts.superAdmin);
  const { body } = await backend.send(path, { token });
  change(body.data as never);
  return body;
}

beforeEach(() => {
  breaches.length = 0;
});

describe('an answer that breaks the contract is reported with path, value and line of the schema', () => {
  it('a wrong type deep in a list is reported', async () => {
    let at = -1;
    const body = await answered('/applications', (data: { history: { by: unknown }[] }[]) => {
      at = data.findIndex(({ history }) => history.length > 1);
      data[at]!.history[1]!.by = 7;
    });
    const breach = await breachOf('listApplications', 200, body);
    expect(breach?.violations).toMatchObject([
      { path: `/data/${at}/history/1/by`, value: 7, expected: 'must be string', line: { text: 'type: string' } },
    ]);
    expect(breach?.violations[0].line.number).toBe(lineAt('schemas:', 'PersonName:', 'type: string'));
  });

  it('a missing required field is reported', async () => {
    const body = await answered('/courses', (data: { courseName?: string }[]) => {
      delete data[2]?.courseName;
    });
    const breach = await breachOf('listCourses', 200, body);
    expect(breach?.violations).toMatchObject([
      { path: '/data/2', expected: "must have required property 'courseName'", line: { text: '- courseName' } },
    ]);
    expect(breach?.violations[0].line.number).toBe(lineAt('schemas:', 'Course:', 'required:', '- courseName'));
  });

  it('a value outside an enum is reported', async () => {
    const body = await answered('/applications', (data: { status: string }[]) => {
      data[1]!.status = 'LOST';
    });
    const breach = await breachOf('listApplications', 200, body);
    expect(breach?.violations).toMatchObject([{ path: '/data/1/status', value: 'LOST', line: { text: 'enum:' } }]);
    expect(breach?.violations[0].expected).toMatch(/^must be one of \["APPLIED",/);
    expect(breach?.violations[0].line.number).toBe(lineAt('schemas:', 'ApplicationStatus:', 'enum:'));
  });

  it('a value that matches no alternative is reported with the reason of each', async () => {
    const user = { id: 's-1', name: 'Meera Pillai', email: 'meera@mail.example', role: 'STUDENT' };
    const body = { success: true, data: { token: 'a'.repeat(16), user } };
    const breach = await breachOf('login', 200, body);
    expect(breach?.violations).toMatchObject([
      { path: '/data/user', expected: "must have required property 'rollNo'", line: { text: '- rollNo' } },
      { path: '/data/user/role', value: 'STUDENT', line: { text: 'enum:' } },
    ]);
    expect(breach?.violations.map(({ line }) => line.number)).toEqual([
      lineAt('schemas:', 'Student:', '- rollNo'),
      lineAt('schemas:', 'AdminRole:', 'enum:'),
    ]);
    expect(breach?.message).toContain('None of the alternatives fits:\n  /data/user is {"id":"s-1"');
  });

  it('an error below a reference of the response is reported', async () => {
    const breach = await breachOf('login', 401, { success: false, message: '' });
    expect(breach?.violations).toMatchObject([{ path: '/message', value: '', line: { text: 'minLength: 1' } }]);
    expect(breach?.violations[0].line.number).toBe(lineAt('schemas:', 'Message:', 'minLength: 1'));
  });

  it('a status outside the contract is reported', async () => {
    const breach = await breachOf('login', 418, { success: false, message: 'No coffee' });
    expect(breach?.violations).toEqual([
      {
        expected: 'must have a status that the contract lists, and 418 is none',
        line: { number: lineAt('operationId: login', 'responses:'), text: 'responses:' },
      },
    ]);
  });

  it('a body that is not JSON is reported', async () => {
    const breach = await breachOf('listStudents', 200, '<h1>It works</h1>');
    expect(breach?.violations).toEqual([
      {
        path: '',
        value: '<h1>It works</h1>',
        expected: 'must be JSON',
        line: { number: lineAt('operationId: listStudents', "'200':"), text: "'200':" },
      },
    ]);
  });
});

it('an answer that fits the contract is sent unchanged', async () => {
  const response = Response.json(await answered('/courses'));
  expect(await check('listCourses', request, response)).toBe(response);
  expect(breaches).toEqual([]);
});

describe('a row that breaks the contract', () => {
  /** The backend with a course whose number of seats is a text. */
  async function brokenBackend(onBreach?: (breach: ContractBreach) => void) {
    const backend = await testBackend({
      arrange: (rows) => ({
        ...rows,
        courses: rows.courses.map((row, at) => (at === 3 ? Object.assign({}, row, { totalSeats: 'sixty' }) : row)),
      }),
      ...(onBreach && { onBreach }),
    });
    const id = await backend.database.transact('read', ({ courses }) => courses.all()[3]?.id ?? '');
    return { ...backend, id };
  }
  const line = () => lineAt('schemas:', 'Course:', 'totalSeats:', 'type: integer');
  const textFor = (id: string) =>
    [
      `getCourse broke the contract: GET /api/courses/${id} answered 200.`,
      '/data/totalSeats is "sixty", but must be integer',
      `  openapi/university.yaml:${line()}  type: integer`,
      `The contract is version ${/^  version: (.+)$/m.exec(contract.join('\n'))?.[1]}.`,
    ].join('\n');

  it('throws in tests, with operation, path, value and line, and is logged', async () => {
    const terminal = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { send, id } = await brokenBackend();
    await expect(send(`/courses/${id}`)).rejects.toThrow(textFor(id));
    expect(terminal.mock.calls).toEqual([[textFor(id)]]);
  });

  it('causes an error response that names it and fits the contract', async () => {
    const { send, id } = await brokenBackend((breach) => void breaches.push(breach));
    const { status, body } = await send(`/courses/${id}`);
    expect(breaches.map(({ message }) => message)).toEqual([textFor(id)]);
    expect([status, body]).toEqual([
      500,
      {
        success: false,
        message: `getCourse broke the contract: /data/totalSeats is "sixty", but must be integer (openapi/university.yaml:${line()})`,
        error: 'CONTRACT_BREACH',
      },
    ]);
    const sent = Response.json(body, { status });
    expect(await check('getCourse', request, sent)).toBe(sent);
  });
});
