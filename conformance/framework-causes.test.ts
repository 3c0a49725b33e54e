import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { CheckResults } from './kit/check-results.ts';
import { Client } from './kit/client.ts';
import { type Exchange, parseJson, visitor } from './kit/exchange.ts';
import { type Answered, frameworkCause } from './kit/framework-causes.ts';
import { findingLine } from './kit/report/terminal.ts';
import { readByPortal } from './university/portal-reading.ts';
import { rules } from './university/rules.ts';

type Given = Partial<Omit<Answered, 'headers' | 'json'>> & {
  readonly type?: string;
  readonly location?: string;
  readonly sniffing?: string;
};

const answered = ({ type = '', location = '', sniffing = '', text = '', ...more }: Given): Exchange => ({
  subject: 'listCourses',
  method: 'GET',
  url: 'http://kit.example/api/courses',
  caller: visitor,
  sent: undefined,
  status: 404,
  headers: new Headers({
    ...(type && { 'Content-Type': type }),
    ...(location && { Location: location }),
    ...(sniffing && { 'X-Content-Type-Options': sniffing }),
  }),
  text,
  json: parseJson(text),
  milliseconds: 1,
  ...more,
});

const loc = (...names: readonly string[]) => JSON.stringify({ detail: [{ loc: names, msg: 'Field required' }] });
const rollNo = 'http://kit.example/api/students/rollno/CS%2F7';
const springBody = '{"timestamp":"2026-11-30T02:47:41.670Z","status":404,"error":"Not Found","path":"/api/courses"}';

it.each<[what: string, given: Given, cause: RegExp]>([
  ['a HEAD that is not declared', { method: 'HEAD', status: 405 }, /HEAD only where it is declared/],
  ['a redirect to a slash', { status: 307, location: 'http://kit.example/api/courses/' }, /redirect_slashes=False/],
  ['a redirect to a path with a slash', { status: 301, location: '/api/courses/' }, /APPEND_SLASH = False/],
  ['a token that is a parameter', { status: 422, text: loc('header', 'authorization') }, /HTTPBearer/],
  [
    'a number of a query that is a text',
    { status: 422, text: '{"detail":[{"type":"int_type","loc":["query","page"],"msg":"No integer","input":"0"}]}' },
    /strict=True/,
  ],
  ['a missing token that is a 403', { status: 403, text: '{"detail":"Not authenticated"}' }, /before FastAPI 0\.122/],
  ['a field that Pydantic refuses', { status: 422, text: loc('body', 'phone') }, /RequestValidationError/],
  [
    'Tomcat’s page for a slash in an id',
    { url: rollNo, status: 400, text: '<!doctype html><h1>HTTP Status 400 – Bad Request</h1>' },
    /encodedSolidusHandling/,
  ],
  ['a slash in an id that is not found', { url: rollNo, text: '{"detail":"Not Found"}' }, /\{name:path\}/],
  ['a connection that is closed', { status: 0, text: 'UND_ERR_SOCKET' }, /CatchPanicLayer; .*uvicorn/],
  ['Express’s page', { text: '<title>Error</title>\n<body>\n<pre>Cannot GET /api/courses</pre>' }, /Express/],
  ['Django’s page', { status: 500, text: '<h1>Server Error (500)</h1><p></p>' }, /handler500/],
  ['Tomcat’s page', { status: 400, text: '<h1>HTTP Status 400 – Bad Request</h1>' }, /Tomcat answered/],
  ['Spring Boot’s body', { text: springBody }, /@RestControllerAdvice/],
  ['Spring’s problem', { type: 'application/problem+json', text: '{"title":"Not Found"}' }, /ProblemDetail/],
  ['ServeMux’s text', { text: '404 page not found\n' }, /mux\.Handler/],
  ['Ninja’s text', { status: 405, type: 'text/html', text: 'Method not allowed' }, /Django Ninja/],
  [
    'Go’s text',
    { status: 422, type: 'text/plain; charset=utf-8', sniffing: 'nosniff', text: 'cgpa must be at most 10\n' },
    /http\.Error/,
  ],
  [
    'axum’s text',
    { status: 422, text: 'Failed to deserialize the JSON body into the target type: missing field `cgpa`' },
    /JsonRejection/,
  ],
  ['axum’s text for no JSON', { status: 400, text: 'Failed to parse the request body as JSON: EOF' }, /JsonRejection/],
  ['axum’s text for another type', { status: 415, text: 'Expected request with `Content-Type: a/b`' }, /JsonRejection/],
  ['Starlette’s text', { status: 500, text: 'Internal Server Error' }, /handler of Exception/],
  [
    'a generated operation that nobody has written',
    { status: 500, text: '{"detail":"Not implemented"}' },
    /base class of the tag/,
  ],
  ['a detail alone', { text: '{"detail":"Not Found"}' }, /moves detail to message/],
])('The kit names the framework behind %s', (_, given, cause) => {
  expect(frameworkCause('readable-failure', answered(given))).toMatch(cause);
});

it.each<[what: string, rule: string, given: Given]>([
  ['a refusal in the contract’s shape', 'readable-failure', { text: '{"success":false,"message":"No such course"}' }],
  ['a HEAD that works', 'head', { method: 'HEAD', status: 200 }],
  ['a redirect to another path', 'documented-status', { status: 302, location: '/login' }],
  ['a body under a rule about roles', 'refuses-role', { text: springBody }],
])('The kit names no framework behind %s', (_, rule, given) => {
  expect(frameworkCause(rule, answered(given))).toBeUndefined();
});

it('The line of a finding has the cause, between what was seen and the seed', () => {
  const results = new CheckResults(rules, () => true);
  results.check('listCourses', 'head', { ok: false, exchange: answered({ method: 'HEAD', status: 405 }) });
  const [finding] = results.findings.values();
  expect(findingLine(finding!, 7)).toMatch(/seen: 405 without a body · cause: FastAPI, .* beside each GET · seed: 7/);
});

it('A redirect is the answer, and is not followed', async () => {
  const server = createServer((request, response) => {
    const isSlashed = request.url?.endsWith('/') ?? false;
    response.writeHead(isSlashed ? 200 : 307, isSlashed ? {} : { Location: `${request.url}/` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = new Client({
    send: (request) => fetch(request),
    url: `http://127.0.0.1:${port}/api`,
    timeout: 5000,
    results: new CheckResults(rules, () => true),
    known: { secrets: {}, readLeniently: readByPortal },
  });
  const { status } = await client.exchange('listCourses', 'GET', '/courses', visitor);
  server.close();
  server.closeAllConnections();
  expect(status).toBe(307);
});
