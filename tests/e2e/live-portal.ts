import { serve } from '@hono/node-server';
import { once } from 'node:events';
import { createApp } from '../../mocks/http/app.tsx';
import { nodeBackend, seedDay } from '../../mocks/node.ts';
import { startStaticHost } from './static-host.ts';

/**
 * The live build on one port, and `mock:api`'s own app with fresh data on another, which the build's config.json names.
 * The server's clock begins on the day of the data.
 */
export async function startLivePortal(): Promise<{ readonly origin: string; close(): void }> {
  const started = Date.now();
  const now = () => new Date(Date.parse(`${seedDay}T09:00:00Z`) + Date.now() - started);
  const { handlers } = await nodeBackend({ students: 1200, today: seedDay, now });
  const server = serve({ fetch: createApp({ handlers, data: 'a typical day' }), port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const configuration = { status: 200, body: { apiBaseUrl: `http://127.0.0.1:${port}/api` } };
  const host = await startStaticHost({
    sites: { '/': 'dist-live' },
    fallback: '404.html',
    cleanUrls: true,
    readsHeaders: true,
    api: { '/config.json': configuration },
  });
  return {
    origin: host.origin,
    close() {
      server.close();
      host.close();
    },
  };
}
