import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shortened } from '#tests/shortened.ts';
import { startStaticHost } from './static-host.ts';
import { apiReference } from './vite/api-reference.ts';
import { readableRequests } from './vite/readable-requests.ts';

const targets = [
  'http://[',
  'http://%0@b/',
  'http://elsewhere.example/',
  '//',
  '//[',
  '/%',
  '/?%',
  '/\\..\\..',
  '/..%2f..%2fpackage.json',
  '/index.html%00',
  '/api-docs/%',
  '/api/%',
  '*',
  'x',
  `/${'a'.repeat(15_000)}`,
];

/** The first line of what comes back for a request line, or nothing where the server has hung up. */
async function answerTo(origin: string, target: string): Promise<string> {
  const { port, hostname } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  await once(socket, 'close');
  return text.split('\r\n', 1)[0] ?? '';
}

interface Host {
  readonly origin: string;
  close(): unknown;
}

/** Each host of this project that serves files, with a folder in which there is one page. */
const hosts: Readonly<Record<string, (folder: string) => Promise<Host>>> = {
  async 'npm start and npm run preview'(folder) {
    const server = await preview({
      logLevel: 'silent',
      build: { outDir: folder },
      preview: { port: 0, host: '127.0.0.1' },
    });
    return { origin: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
  },
  async 'npm run dev'(folder) {
    const server = await createServer({
      configFile: false,
      logLevel: 'silent',
      root: folder,
      plugins: [readableRequests(), apiReference()],
      server: { port: 0, host: '127.0.0.1' },
    });
    await server.listen();
    return { origin: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
  },
  'the host of the journeys': (folder) => startStaticHost({ sites: { '/': folder }, fallback: 'index.html' }),
  'the host of the bench': (folder) =>
    startStaticHost({ sites: { '/': [folder] }, fallback: 'index.html', cleanUrls: true, optimizes: true }),
};

describe.each(Object.entries(hosts))('%s', (_, start) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-host-'));
  let host: Host;
  beforeAll(async () => {
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>The page</title>');
    host = await start(folder);
  });
  afterAll(async () => {
    await host.close();
    rmSync(folder, { recursive: true });
  });

  it.each(targets.map((target) => [shortened(target), target]))(
    'answers the request line of %s, and the next request with the page',
    async (_, target = '') => {
      expect(await answerTo(host.origin, target)).toMatch(/^HTTP\/1\.1 [24]\d\d /);
      const page = await fetch(host.origin);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>The page</title>')]);
    },
  );
});
