/**
 * Serves the same backend over HTTP, for clients that are not this page: `npm run mock:api -- --port 8080`.
 * Its data lives as long as the process.
 */
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { getResponse } from 'msw';
import { nodeBackend } from './node.ts';
import { failure } from './request/answer.ts';
import { demoAccounts } from './seed/demo-accounts.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8080' },
    host: { type: 'string', default: '127.0.0.1' },
    students: { type: 'string', default: '1200' },
  },
});
const port = Number(values.port);
const students = Number(values.students);
if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`--port ${values.port} is not a port`);
if (!Number.isInteger(students) || students < 1) throw new Error(`--students ${values.students} is not a number`);

const { handlers } = await nodeBackend({ students });

const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Expose-Headers': 'Retry-After',
  'Access-Control-Max-Age': '600',
};

async function answer(request: Request): Promise<Response> {
  const started = performance.now();
  const preflight = request.method === 'OPTIONS';
  const found = preflight ? new Response(null, { status: 204 }) : await getResponse(handlers, request).catch(failure);
  const response =
    found ?? Response.json({ success: false, message: 'This server answers below /api alone' }, { status: 404 });
  for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
  const { pathname, search } = new URL(request.url);
  const milliseconds = (performance.now() - started).toFixed(1);
  console.log(`${request.method} ${pathname}${search} ${response.status} ${milliseconds} ms`);
  return response;
}

const server = serve({ fetch: answer, port, hostname: values.host }, (address) => {
  console.log(`The API is at http://${values.host}:${address.port}/api, with ${students} students.`);
  for (const { email, password, label } of demoAccounts) console.log(`  ${label}: ${email} / ${password}`);
});

/** Lets the requests under way finish, then ends. */
function stop(): void {
  server.close(() => process.exit(0));
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  setTimeout(() => process.exit(0), 3000).unref();
}
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
