import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { identityHeader } from '../handlers.ts';
import { createTransport, BURST_THRESHOLD } from './transport.ts';

const identity = 'this-page';
const canary = 'http://portal.test/api/backend-identity';
const answer = (from: string) => HttpResponse.json({ from }, { headers: { [identityHeader]: identity } });

/** A page whose worker has answered the canary; the answer to a request says where it was made. */
async function page() {
  let time = 0;
  const { transport, start } = createTransport({
    handlers: [http.all('*/api/*', () => answer('page'))],
    identity,
    canary,
    worker: { start: () => Promise.resolve() },
    fetch: async () => answer('worker'),
    now: () => time,
  });
  await start();
  const send = async () => {
    const response = await transport(new Request('http://portal.test/api/students'));
    return ((await response.json()) as { from?: string }).from;
  };
  return { send, wait: (ms: number) => (time += ms) };
}

describe('a burst of requests', () => {
  const sendMany = async ({ send }: Awaited<ReturnType<typeof page>>, count: number) => {
    const from: (string | undefined)[] = [];
    for (let i = 0; i < count; i++) from.push(await send());
    return from;
  };
  const worker = (count: number) => Array<string>(count).fill('worker');
  const inPage = (count: number) => Array<string>(count).fill('page');

  it('goes to the backend in the page from the first request over the threshold', async () => {
    const busy = await page();
    expect(await sendMany(busy, BURST_THRESHOLD + 3)).toEqual([...worker(BURST_THRESHOLD), ...inPage(3)]);
  });

  it('goes to the backend in the page for as long as it lasts, however slowly, and to the worker afterwards', async () => {
    const busy = await page();
    await sendMany(busy, BURST_THRESHOLD);
    for (let i = 0; i < 5; i++) {
      busy.wait(999);
      expect(await busy.send()).toBe('page');
    }
    busy.wait(1000);
    expect(await busy.send()).toBe('worker');
  });

  it('exceeds what people cause, whose requests the worker answers', async () => {
    const busy = await page();
    for (let visit = 0; visit < 3; visit++) {
      busy.wait(1000);
      expect(await sendMany(busy, BURST_THRESHOLD)).toEqual(worker(BURST_THRESHOLD));
    }
  });
});
