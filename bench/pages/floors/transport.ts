import { http, HttpResponse } from 'msw';
import { createTransport } from '../../../mocks/engine/transport/transport.ts';

/** The ways to a backend in the page, with no backend behind them. */
const handlers = [http.all('/api/*', () => HttpResponse.json({}))];
const { start, transport } = createTransport({
  handlers,
  identity: 'empty',
  canary: '/api/backend-identity',
  fetch,
  worker: {
    start: async () => {
      const { setupWorker } = await import('msw/browser');
      return setupWorker(...handlers).start();
    },
  },
});
await start();
await transport(new Request('/api/empty'));
