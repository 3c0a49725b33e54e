import { serve } from '@hono/node-server';
import { once } from 'node:events';
import { startPage } from '#mocks/demo/StartPage.tsx';
import { createApp } from '#mocks/engine/http/app.ts';
import { nodeBackend, seedDay } from '#mocks/node.ts';
import { type StaticHost, startStaticHost } from '#tools/static-host.ts';

/** `mock:api`'s own app with fresh data. The server's clock begins on the day of the data. */
async function freshApp(): Promise<ReturnType<typeof createApp>> {
  const started = Date.now();
  const now = () => new Date(Date.parse(`${seedDay}T09:00:00Z`) + Date.now() - started);
  const { handlers } = await nodeBackend({ students: 1200, today: seedDay, now });
  return createApp({ handlers, startPage: (origin) => startPage(origin, 'a typical day') });
}

/** A server of the contract, for one test after the other. */
export interface LiveApi {
  /** The base URL of its operations. */
  readonly url: string;
  /** Forgets what the test before has written. */
  renew(): Promise<void>;
  close(): void;
}

/** Starts `mock:api`'s own app on a free port. It has data once it is renewed. */
export async function startApi(): Promise<LiveApi> {
  let app: ReturnType<typeof createApp> | undefined;
  const fetch = (request: Request) => app?.(request) ?? new Response(null, { status: 503 });
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/api`,
    async renew() {
      app = await freshApp();
    },
    close: () => void server.close(),
  };
}

/** The live build on a port of its own. Its config.json names the API. */
export const startLivePortal = (apiBaseUrl: string): Promise<StaticHost> =>
  startStaticHost({
    sites: { '/': 'dist-live' },
    fallback: '404.html',
    cleanUrls: true,
    readsHeaders: true,
    api: { '/config.json': { status: 200, body: { apiBaseUrl } } },
  });
