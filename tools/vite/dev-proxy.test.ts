import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createViteServer } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { devProxy } from './dev-proxy.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** An API that says what reached it. */
async function startApi(): Promise<{ origin: string; seen: IncomingMessage[] }> {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    // As Spring's filter does with an origin that it was not told of.
    if (request.headers.origin) return void response.writeHead(403).end();
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"success":true}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({ close: () => server.closeAllConnections() ?? server.close() });
  return { origin: `http://127.0.0.1:${portOf(server)}`, seen };
}

/** What `npm run dev` listens with, and nothing of the portal. */
async function startDev(setting: string): Promise<string> {
  const server = await createViteServer({
    configFile: false,
    envFile: false,
    root: 'tools/vite',
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, strictPort: false, proxy: devProxy(setting, true), hmr: false, watch: null },
  });
  await server.listen();
  open.push(server);
  return `http://127.0.0.1:${portOf(server.httpServer as Server)}`;
}

describe('VITE_API_PROXY', () => {
  it('sends API requests to its server, with the server’s own Host and without an Origin', async () => {
    const api = await startApi();
    const dev = await startDev(api.origin);
    const response = await fetch(`${dev}/api/courses?page=1`, {
      method: 'POST',
      headers: { Origin: 'http://localhost:5173', Authorization: 'Bearer t' },
      body: '{}',
    });
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    const [request] = api.seen;
    expect(request?.url).toBe('/api/courses?page=1');
    expect(request?.headers).toMatchObject({ host: api.origin.slice('http://'.length), authorization: 'Bearer t' });
    expect(request?.headers.origin).toBeUndefined();
  });

  it.each([
    ['/', '/api/students'],
    ['/api', '/api/students'],
    ['/api/', '/api/students'],
    ['/university/v1', '/university/v1/students'],
  ])('maps the path %s to %s', async (path, reached) => {
    const api = await startApi();
    await fetch(`${await startDev(api.origin + path)}/api/students`);
    expect(api.seen.map(({ url }) => url)).toEqual([reached]);
  });

  it('answers in the contract’s shape when the server does not answer', async () => {
    const response = await fetch(`${await startDev('http://127.0.0.1:1')}/api/students`);
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      success: false,
      message: expect.stringContaining('The API at http://127.0.0.1:1 did not answer'),
    });
  });

  it.each(['localhost:8080', 'http://', 'ftp://localhost', '8080', 'http://localhost:99999', 'http://a/api?x=1'])(
    '"%s" is refused with one sentence that names it',
    (value) => {
      expect(() => devProxy(value, true)).toThrow(
        expect.objectContaining({
          stack: `VITE_API_PROXY is "${value}", and must be an address such as http://localhost:8080.`,
        }),
      );
    },
  );

  it('throws for a demo, which would never use it', () => {
    expect(() => devProxy('http://localhost:8080', false)).toThrow('VITE_API_PROXY needs VITE_API_MODE=live');
  });

  it.each([undefined, ''])('changes nothing when unset (%j)', (value) => {
    expect(devProxy(value, false)).toEqual({});
  });
});
