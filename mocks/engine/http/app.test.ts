import type { OperationId } from '#openapi/operations.gen.ts';
import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shortened } from '#tests/shortened.ts';
import { endpoints, readContract } from '#openapi/contract.ts';
import { referenceFileNames } from '#openapi/reference/reference-files.tsx';
import { demoAccounts } from '#mocks/university/seed/demo-accounts.ts';
import { accounts, testBackend, type TestBackend } from '#mocks/testing.ts';
import { requests } from '#mocks/testing-operations.ts';
import { knownOf } from '#mocks/testing-requests.ts';
import { startPage } from '#mocks/demo/StartPage.tsx';
import { createApp } from './app.ts';

let backend: TestBackend;
let token: string;
let port: number;
let server: ReturnType<typeof serve>;

beforeAll(async () => {
  backend = await testBackend();
  token = await backend.tokenOf(accounts.superAdmin);
  server = serve({
    fetch: createApp({ handlers: backend.handlers, startPage: (origin) => startPage(origin, 'A quiet day') }),
    port: 0,
  });
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  if ('closeAllConnections' in server) server.closeAllConnections();
  server.close();
});

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Sends a request as Node's own client does, over the agent's connections. */
function send(path: string, { method = 'GET', body = '', headers = {}, agent = new Agent() } = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, ...headers };
    const length = body ? { 'Content-Length': Buffer.byteLength(body) } : {};
    const request = httpRequest({ port, path, method, agent, headers: { ...sent, ...length } }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Headers without those that differ from one answer to the next. */
const lasting = ({ headers: { date: _, ...headers } }: Answered) => headers;

const contract = await readContract();
const gets = endpoints(contract).filter(({ method }) => method === 'get');

describe('over HTTP', () => {
  it.each(gets)('HEAD of $path has the status and the headers of GET, and no body', async ({ id }) => {
    const known = await knownOf(backend, id as OperationId);
    const { path } = requests[id as keyof typeof requests][1](known.own, known);
    const [get, head] = [await send(`/api${path}`), await send(`/api${path}`, { method: 'HEAD' })];
    expect([head.status, head.body, lasting(head)]).toEqual([200, '', lasting(get)]);
    expect(get.body.length).toBeGreaterThan(0);
  });

  it('HEAD of an unknown record has the status of GET, and no body', async () => {
    const [get, head] = [await send('/api/courses/none'), await send('/api/courses/none', { method: 'HEAD' })];
    expect([head.status, head.body, lasting(head)]).toEqual([404, '', lasting(get)]);
  });

  it.each([
    ['PATCH', '/api/students', 'GET, HEAD, POST'],
    ['POST', '/api/courses/crs_1', 'GET, HEAD, PUT, DELETE'],
    ['DELETE', '/api/students/count', 'GET, HEAD'],
    ['TRACE', '/api/auth/login', 'POST'],
    ['GET', '/api/auth/login', 'POST'],
    ['PUT', '/', 'GET, HEAD'],
    ['DELETE', '/openapi.json', 'GET, HEAD'],
  ])('%s %s is answered with a 405 in JSON, whose Allow is %s', async (method, path, allow) => {
    const { status, headers, body } = await send(path, { method });
    expect([status, headers['allow'], JSON.parse(body)]).toEqual([
      405,
      allow,
      { success: false, message: `This address takes ${allow} alone` },
    ]);
  });

  it.each([
    ['/api/students', 200],
    ['/api/students', 401],
    ['/api/nothing', 404],
    ['/nothing', 404],
    ['/', 200],
  ])('a page of another origin may read what %s answers with %i', async (path, status) => {
    const answered = await send(path, status === 401 ? { headers: { Authorization: 'Bearer none' } } : {});
    expect([answered.status, answered.headers['access-control-allow-origin']]).toEqual([status, '*']);
    const preflight = await send(path, { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers['access-control-allow-methods']]).toEqual([
      204,
      'GET, HEAD, POST, PUT, DELETE, OPTIONS',
    ]);
  });
});

/** What comes back for these bytes over one connection, until the server closes it. */
async function exchange(...parts: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  // A connection that is given up while somebody writes to it ends with an error, which is an end like any other.
  socket.on('error', () => {});
  for (const part of parts) socket.write(part);
  const chunks: string[] = [];
  socket.on('data', (chunk) => chunks.push(String(chunk)));
  await once(socket, 'close');
  return chunks.join('');
}

const statusesIn = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

describe('a client with a keep-alive connection', () => {
  const long = `{"name":"${'x'.repeat(5 * 1024 * 1024)}"}`;
  const signedIn = () => `Authorization: Bearer ${token}\r\n`;
  it.each<[what: string, status: number, line: string, headers: () => string]>([
    ['a body over 1 MiB', 413, 'POST /api/students', signedIn],
    ['a long body without a token', 401, 'POST /api/students', () => ''],
    ['a long body of the wrong type', 413, 'POST /api/students', () => `${signedIn()}Content-Type: text/plain\r\n`],
    ['a long body to no address', 404, 'POST /api/nothing', signedIn],
    ['a long body to a wrong method', 405, 'POST /api/students/count', signedIn],
    ['a long body to no API', 405, 'POST /', signedIn],
    ['a long body with a GET', 200, 'GET /api/courses/active', () => ''],
    ['a long body with a preflight', 204, 'OPTIONS /api/students', () => ''],
  ])('gets an answer after %s, which is answered with %i', async (_, status, line, headers) => {
    const first = `${line} HTTP/1.1\r\nHost: localhost\r\n${headers()}Content-Length: ${long.length}\r\n\r\n`;
    const next = 'HEAD /api/courses/active HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    expect(statusesIn(await exchange(first, long, next))).toEqual([status, 200]);
  });

  it('gets an answer after a body over 1 MiB that comes in chunks', async () => {
    const first = `POST /api/students HTTP/1.1\r\nHost: localhost\r\n${signedIn()}Transfer-Encoding: chunked\r\n\r\n`;
    const body = `${long.length.toString(16)}\r\n${long}\r\n0\r\n\r\n`;
    const next = 'HEAD /api/courses/active HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    expect(statusesIn(await exchange(first, body, next))).toEqual([413, 200]);
  });

  it('gets answers over the same connection, again and again', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let connections = 0;
    server.on('connection', () => connections++);
    for (let round = 0; round < 5; round++) {
      expect((await send('/api/students', { method: 'POST', body: long, agent })).status).toBe(413);
      expect((await send('/api/courses/active', { agent })).status).toBe(200);
    }
    expect(connections).toBe(1);
    agent.destroy();
  });

  it('gets Connection: close when the body is too long to be read', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { 'Content-Length': String(2 ** 40), Authorization: `Bearer ${token}` };
    const request = httpRequest({ port, path: '/api/students', method: 'POST', agent, headers });
    request.on('error', () => {});
    request.flushHeaders();
    const [response] = await once(request, 'response');
    expect([response.statusCode, response.headers.connection]).toEqual([413, 'close']);
    request.destroy();
    expect((await send('/api/courses/active', { agent })).status).toBe(200);
    agent.destroy();
  });
});

describe('any request line', () => {
  const targets = [
    'http://[',
    '//',
    '/%',
    '*',
    'http://elsewhere.example/api/courses/active',
    `/${'a'.repeat(15_000)}`,
    '/a\\b',
    'x',
  ];
  it.each(targets.map((target) => [shortened(target), target]))(
    'the request line of %s is answered, and the next request as well',
    async (_, target) => {
      const text = await exchange(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      expect(text).toMatch(/^HTTP\/1\.1 [24]\d\d /);
      expect((await send('/')).status).toBe(200);
    },
  );
});

describe('the pages of mock:api', () => {
  it('the contract is served as YAML and as JSON, with the same content', async () => {
    const [yaml, json] = [await send('/openapi.yaml'), await send('/openapi.json')];
    expect([yaml.headers['content-type'], json.headers['content-type']]).toEqual([
      'application/yaml',
      'application/json',
    ]);
    expect(JSON.parse(json.body)).toEqual(contract);
    expect(yaml.body).toMatch(/^openapi: 3\.1\.0$/m);
  });

  it('the page at / shows the API’s address and the accounts, and every link of it leads to a file; the API reference has all its files, and its folder a slash', async () => {
    const { headers, body } = await send('/');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(`http://localhost:${port}/api`);
    for (const { email, password } of demoAccounts) for (const text of [email, password]) expect(body).toContain(text);
    const links = [...body.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, link]) => link ?? '');
    expect(links).toEqual(['/api-docs/reference.css', '/api-docs/', '/openapi.yaml', '/openapi.json']);
    const files = new Set([...links, ...referenceFileNames.map((name) => `/api-docs/${name}`)]);
    for (const file of files) expect([file, (await send(file)).status]).toEqual([file, 200]);
    const { status, headers: moved } = await send('/api-docs');
    expect([status, moved['location']]).toEqual([308, '/api-docs/']);
  });

  it('the page at / has a policy that allows its style sheet and nothing else', async () => {
    const { headers, body } = await send('/');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'; /);
    expect(body).not.toMatch(/<script|<style|<img| style="| on[a-z]+="/);
    expect(body).toMatch(/<html lang="en">.*<title>.*<h1>.*<nav aria-label=.*<main>/s);
  });
});
