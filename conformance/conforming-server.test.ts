import { beforeAll, describe, expect, it } from 'vitest';
import { checkConformance, type Options } from './conformance.ts';
import { isRecord, type Json } from '#src/platform/api/shapes.ts';
import { operationsOf, parseExtensions } from './kit/extensions.ts';
import { countsOf, mockAccounts, mockServer, mockUrl } from './mock.ts';
import { operationOf } from './kit/inject-fault.ts';
import { listing, parameterOf } from './university/faults/paged-list.ts';
import { applicationModel, found, studentModel } from './university/list-model.ts';
import { uses } from './university/screen-use.ts';
import type { Send } from './kit/send.ts';
import type { Result } from './kit/verdicts.ts';

const on = async (send: Send, options: Partial<Options> = {}): Promise<Result> =>
  checkConformance({
    send,
    url: mockUrl,
    accounts: mockAccounts,
    level: 'all',
    readOnly: false,
    seed: 3,
    cases: 20,
    ...options,
  });

const extensionOperations = operationsOf(parseExtensions('all')).length;
const listOperations = operationsOf(['lists']).length;
const screensTotal = Object.keys(uses).length;

const linesOf = ({ operations }: Result) =>
  operations.flatMap(({ findings }) =>
    findings.map(({ subject, rule, what, seen }) => `${subject} ${rule} ${what}: ${seen}`),
  );

describe('The conformance kit against the portal’s backend', () => {
  let server: Send;
  let before: readonly number[];
  let result: Result;
  beforeAll(async () => {
    server = await mockServer(60);
    before = await countsOf(server);
    result = await on(server);
  }, 240_000);

  it('The backend passes every rule in all 52 operations, with a tenth of a full run’s inputs', () => {
    expect(linesOf(result)).toEqual([]);
    const reason = 'the server is not said to have the extension idempotency';
    expect(result.operations.flatMap(({ skips }) => skips)).toEqual(
      ['createStudent', 'submitApplication'].map((subject) => ({ subject, what: 'an Idempotency-Key', reason })),
    );
    expect(result.scores).toMatchObject([
      { level: 'screens', total: screensTotal, counts: { fits: screensTotal } },
      { level: 'all', total: 52, counts: { fits: 52 } },
    ]);
    for (const { subject, cases } of result.operations)
      if (cases.valid > 0) expect([subject, cases.valid >= 20, cases.invalid >= 50]).toEqual([subject, true, true]);
  });

  it('The backend passes every rule in the extensions’ operations, which count towards no level', async () => {
    const extensions = parseExtensions('all');
    const ofAll = await on(await mockServer(60), { extensions, only: 'Extensions' });
    expect(linesOf(ofAll)).toEqual([]);
    expect(ofAll.operations.flatMap(({ skips }) => skips)).toEqual([]);
    expect(ofAll.operations).toHaveLength(extensionOperations);
    // The kit sends no files, and so has none to ask for.
    const untried = new Set<string>(['addDocument', 'getDocument']);
    for (const { subject, verdict } of ofAll.operations)
      expect([subject, verdict]).toEqual([subject, untried.has(subject) ? 'not tried' : 'fits']);
    expect(ofAll.scores).toMatchObject([{ total: 0 }, { total: 0 }]);
    for (const { subject, cases } of ofAll.operations)
      if (cases.valid > 0) expect([subject, cases.valid >= 20, cases.invalid >= 50]).toEqual([subject, true, true]);
  }, 120_000);

  it('A list of more than 5,000 rows is checked by the records that the kit makes, and is not read whole', async () => {
    const long = await mockServer(5100);
    const asked: string[] = [];
    const send: Send = (request) => {
      asked.push(`${request.method === 'GET' ? '' : request.method}${new URL(request.url).pathname}`);
      return long(request);
    };
    const result = await on(send, { extensions: ['lists'], only: 'Extensions', checks: ['pages'] });
    expect(linesOf(result)).toEqual([]);
    expect(result.operations.map(({ verdict }) => verdict)).toEqual(Array<string>(listOperations).fill('fits'));
    expect(result.operations.flatMap(({ skips }) => skips)).toEqual([]);
    expect(asked).not.toContain('/api/admin/students');
    expect(asked).not.toContain('/api/students');
    expect(asked.filter((path) => path === '/api/students/page').length).toBeGreaterThan(100);
  });

  it('A server whose searches find what is typed and no more has the lists by pages as they should be', async () => {
    const send = [studentModel, applicationModel].reduce<Send>(
      (before, model) =>
        listing(model.page, async ({ request, rowsWith }) =>
          (await rowsWith({ q: null })).filter(found(model, parameterOf(request, 'q') ?? '')),
        )(before),
      server,
    );
    const result = await on(send, { extensions: ['lists'], only: 'Extensions', checks: ['pages'] });
    expect(linesOf(result)).toEqual([]);
  }, 120_000);

  it('A read-only run compares the lists by pages with the whole lists, and makes nothing', async () => {
    const methods = new Set<string>();
    const send: Send = (request) => {
      methods.add(`${request.method} ${request.url.includes('login')}`);
      return server(request);
    };
    const result = await on(send, { extensions: ['lists'], only: 'Extensions', checks: ['pages'], readOnly: true });
    expect(linesOf(result)).toEqual([]);
    expect(result.operations.map(({ verdict }) => verdict)).toEqual(Array<string>(listOperations).fill('fits'));
    expect(methods).toEqual(new Set(['GET false', 'POST true']));
  });

  it('Nothing of the lists by pages is asked of a server that does not have them', async () => {
    const asked: string[] = [];
    await on(
      (request) => {
        asked.push(new URL(request.url).pathname);
        return server(request);
      },
      { checks: ['pages'] },
    );
    expect(asked.filter((path) => /\/(?:page|summary|statistics)$/.test(path))).toEqual([]);
    // The logins, and what tells whether the server is there.
    expect(asked.length).toBeLessThan(8);
  });

  it('finds the values written by an extension’s operation in every later answer', async () => {
    const options = { level: 'screens', extensions: ['profile'], checks: ['inputs'], cases: 1 } as const;
    expect(linesOf(await on(await mockServer(40), options))).toEqual([]);
  });

  it('leaves none of its students and courses behind, and accounts that can sign in', async () => {
    expect(await countsOf(server)).toEqual(before);
    expect(result.left.map((line) => line.replace(/^\d+ (\w+) .*/, '$1'))).toEqual(['applications', 'administrators']);
    // The accounts of the file are neither locked nor changed: a second run signs in.
    expect(linesOf(await on(server, { checks: ['roles'] }))).toEqual([]);
  });

  it('sends only GET, HEAD and logins in a read-only run, and says why the rest is skipped', async () => {
    const sent = new Set<string>();
    const read = await on(
      (request) => {
        sent.add(`${request.method} ${new URL(request.url).pathname}`);
        return server(request);
      },
      { readOnly: true, cases: 2 },
    );
    expect([...sent].filter((call) => !/^(?:GET|HEAD) /.test(call))).toEqual([
      'POST /api/auth/student-login',
      'POST /api/admin/auth/login',
    ]);
    expect(linesOf(read)).toEqual([]);
    const fee = read.operations.find(({ subject }) => subject === 'updateStudentFee');
    expect(fee).toMatchObject({
      verdict: 'not tried',
      skips: [{ reason: 'with --read-only nothing but GET and HEAD is sent' }, {}],
    });
  });

  it('sends the same inputs for the same seed, and others for another', async () => {
    const inputs = async (seed: number) => {
      const server = await mockServer(40);
      const bodies: string[] = [];
      const send: Send = async (request) => {
        if (request.method === 'PUT') bodies.push(await request.clone().text());
        return server(request);
      };
      await on(send, { seed, only: 'updateStudentPlacement', checks: ['inputs'], cases: 5 });
      return bodies;
    };
    const first = await inputs(5);
    expect(await inputs(5)).toEqual(first);
    expect(await inputs(6)).not.toEqual(first);
  });
});

const withoutInputs = [
  'roles',
  'lists',
  'figures',
  'paths',
  'examples',
  'forms',
  'students',
  'courses',
  'applications',
  'sessions',
] as const;

describe('The conformance kit against another server', () => {
  it('A server with only the screens’ operations conforms to the screens’ level', async () => {
    const server = await mockServer(40);
    const send: Send = async (request) => {
      const operation = operationOf(request);
      // What is no operation is refused, as before.
      if (!operation || uses[operation]) return server(request);
      return Response.json({ success: false, message: 'Not found' }, { status: 404 });
    };
    const result = await on(send, { level: 'screens', checks: withoutInputs });
    expect(linesOf(result)).toEqual([]);
    expect(result.scores).toMatchObject([{ level: 'screens', fitting: 100 }]);
  });

  it('A server that answers null for missing values works, since the portal reads it', async () => {
    const server = await mockServer(40);
    const optional = ['phone', 'address', 'gender', 'company', 'packageAmount', 'totalFee'];
    const withNulls = (row: unknown) =>
      isRecord(row) && 'rollNo' in row ? { ...Object.fromEntries(optional.map((name) => [name, null])), ...row } : row;
    const send: Send = async (request) => {
      const response = await server(request);
      if (request.method === 'HEAD' || !response.ok) return response;
      const body = (await response.json()) as Json;
      const data = Array.isArray(body['data']) ? body['data'].map(withNulls) : withNulls(body['data']);
      return Response.json({ ...body, data }, { status: response.status });
    };
    const result = await on(send, { only: 'Admin students', cases: 2 });
    expect(result.operations.map(({ verdict }) => verdict)).toEqual(['works', 'fits', 'works', 'works', 'works']);
    expect(
      new Set(result.operations.flatMap(({ findings }) => findings.map(({ rule, effect }) => `${rule} ${effect}`))),
    ).toEqual(new Set(['fits-schema works']));
    expect(result.scores).toMatchObject([{ working: 100 }, { working: 100, fitting: 20 }]);
  });

  it.each<[what: string, answer: () => Response, checks?: Options['checks']]>([
    ['null', () => Response.json(null)],
    ['an empty 200', () => new Response(null), withoutInputs],
    ['a 204', () => new Response(null, { status: 204 }), withoutInputs],
    ['an HTML page', () => new Response('<h1>Hello</h1>', { headers: { 'Content-Type': 'text/html' } })],
    ['a list of nulls', () => Response.json({ success: true, data: [null, 1, 'x'] }), withoutInputs],
    ['a 500 without words', () => new Response(null, { status: 500 }), withoutInputs],
    ['nothing at all', () => Response.error()],
  ])(
    'A server that answers everything but the logins with %s conforms to no level, and the run completes',
    async (_, answer, checks) => {
      const server = await mockServer(40);
      const send: Send = async (request) => {
        if (operationOf(request)?.endsWith('ogin')) return server(request);
        const response = answer();
        if (response.type === 'error') throw new TypeError('fetch failed');
        return response;
      };
      // The first question is whether anybody is there.
      let asked = 0;
      const result = await on((request) => ((asked += 1) === 1 ? server(request) : send(request)), {
        cases: 1,
        checks,
      });
      const fitting = result.operations.filter(({ verdict }) => verdict === 'fits').map(({ subject }) => subject);
      expect(fitting.filter((subject) => !subject.endsWith('ogin')).join()).toBe('');
      expect(result.requests).toBeGreaterThan(checks ? 300 : 1000);
    },
  );
});
