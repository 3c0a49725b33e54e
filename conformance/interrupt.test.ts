import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkConformance } from './conformance.ts';
import { Interrupted, interruption } from './kit/interrupt.ts';
import { countsOf, mockAccounts, mockServer, mockUrl } from './mock.ts';
import type { Send } from './kit/send.ts';

afterEach(() => void vi.restoreAllMocks());

describe('An interrupted conformance run', () => {
  it('sends only the deletions of its own records, and lists what is left', async () => {
    const server = await mockServer(40);
    const before = await countsOf(server);
    const controller = new AbortController();
    const after: string[] = [];
    const send: Send = async (request) => {
      const { method, url } = request;
      if (controller.signal.aborted) after.push(`${method} ${new URL(url).pathname.split('/')[2]}`);
      const response = await server(request);
      if (method === 'POST' && url.endsWith('/courses')) controller.abort(new Interrupted());
      return response;
    };
    const run = checkConformance({
      send,
      url: mockUrl,
      accounts: mockAccounts,
      level: 'all',
      readOnly: false,
      seed: 1,
      cases: 1,
      checks: ['students', 'applications', 'courses'],
      signal: controller.signal,
    });
    await expect(run).rejects.toMatchObject({
      name: 'Interrupted',
      left: [expect.stringMatching(/^\d+ applications from addresses at kit\.example/)],
    });
    expect(new Set(after)).toEqual(new Set(['DELETE students', 'DELETE courses']));
    expect(await countsOf(server)).toEqual(before);
  });

  it('exits with 130 after Ctrl+C on the command line, and leaves nothing behind', async () => {
    const server = await mockServer(40);
    const before = await countsOf(server);
    let stop = () => undefined as unknown;
    const fetch = async (request: Request) => {
      const response = await server(request);
      if (request.method === 'POST' && request.url.endsWith('/students') && response.ok) stop();
      return response;
    };
    const http = serve({ fetch, port: 0, hostname: '127.0.0.1' });
    await once(http, 'listening');
    const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
    const accounts = join(folder, 'accounts.json');
    await writeFile(accounts, JSON.stringify(mockAccounts));
    const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/api`;
    const options = ['--url', url, '--accounts', accounts, '--only', 'createStudent'];
    const run = spawn(process.execPath, ['--import', 'tsx', 'conformance/run.ts', ...options]);
    stop = () => run.kill('SIGINT');
    const [code] = (await once(run, 'exit')) as [number];
    http.close();
    await rm(folder, { recursive: true });
    expect(code).toBe(130);
    expect(await countsOf(server)).toEqual(before);
  }, 30_000);
});

describe('Ctrl+C during a conformance run', () => {
  it.each([
    ['once does not end the process, since records are to be removed', [0], []],
    ['sent by both the terminal and npm counts once', [0, 20], []],
    ['pressed a second time ends the process at once', [0, 20, 1500], [130]],
  ])('Ctrl+C %s', (_, times, ends) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const exit = vi.fn<(code: number) => void>();
    const system = Object.assign(new EventEmitter(), { exit });
    const signal = interruption(system);
    for (const time of times) {
      vi.spyOn(performance, 'now').mockReturnValue(1000 + time);
      system.emit('SIGINT');
      expect(signal.aborted).toBe(true);
    }
    expect(exit.mock.calls.flat()).toEqual(ends);
  });
});
