import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { identityHeader } from './backend.ts';
import { createTransport, type Transport } from './transport.ts';

const identity = 'this-page';
const canary = 'http://portal.test/api/backend-identity';

/** A backend that counts what it has carried out, and tells where it was asked. */
function backend() {
  const served: string[] = [];
  const answer = (from: string, by = identity) => {
    served.push(from);
    return HttpResponse.json({ from }, { headers: { [identityHeader]: by } });
  };
  const handlers = [http.all('*/api/*', () => answer('page'))];
  return { served, answer, handlers };
}

/** The static host: it knows one page, and answers everything with it. */
const indexHtml = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
const json = () => Response.json({ success: true, data: [] });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const silence = () => new Promise<never>(() => {});
const started = { start: () => Promise.resolve() };

type Network = (kind: 'canary' | 'request', worker: ReturnType<typeof backend>) => Response | Promise<Response>;
const working: Network = (_, worker) => worker.answer('worker');

function page(worker: { start(): Promise<unknown> } | undefined, first: Network = working) {
  const own = backend();
  let network = first;
  const asked: string[] = [];
  const fetch: Transport = async (request) => {
    const kind = request.url === canary ? 'canary' : 'request';
    asked.push(kind);
    request.signal.throwIfAborted();
    return network(kind, own);
  };
  const transport = createTransport({ handlers: own.handlers, identity, canary, worker, fetch, now: () => 0 });
  const send = async (method = 'GET', init: RequestInit = {}) => {
    const body = method === 'GET' || method === 'HEAD' ? {} : { body: '{"name":"Asha"}' };
    const response = await transport.transport(
      new Request('http://portal.test/api/students', { method, ...body, ...init }),
    );
    return ((await response.json()) as { from?: string }).from;
  };
  return {
    ...transport,
    served: own.served,
    asked,
    send,
    networkBecomes: (next: Network) => (network = next),
    reset: () => [own.served, asked].forEach((list) => list.splice(0)),
  };
}

describe('until the worker has proved itself, requests are answered in the page', () => {
  it.each<[what: string, worker: { start(): Promise<unknown> } | undefined, network: Network]>([
    ['there is none', undefined, working],
    ['it may not start', { start: () => Promise.reject(new DOMException('', 'SecurityError')) }, working],
    [
      'it throws at its start',
      {
        start: () => {
          throw new Error('no worker here');
        },
      },
      working,
    ],
    ['the static host answers with index.html and 200', started, indexHtml],
    ['somebody answers JSON without the identity', started, json],
    ['another page’s backend answers', started, (_, own) => own.answer('other', 'another-page')],
    ['there is no network', started, offline],
    ['the static host knows no such path', started, () => new Response('', { status: 404 })],
  ])('%s', async (_, worker, network) => {
    const { start, send, served, asked, reset } = page(worker, network);
    expect(await start()).toBe(false);
    reset();
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) expect(await send(method)).toBe('page');
    expect(served).toHaveLength(4);
    expect(asked).toEqual([]);
  });

  it.each([
    ['its start never ends', { start: silence }, working],
    ['the canary is never answered', started, silence],
  ])('%s: nobody waits for it', async (_, worker, network) => {
    const { start, send } = page(worker, network);
    const ended = vi.fn();
    void start().then(ended);
    expect(await send()).toBe('page');
    expect(await send('POST')).toBe('page');
    expect(ended).not.toHaveBeenCalled();
  });

  it('goes through the worker once it has', async () => {
    const { start, send } = page(started);
    expect(await send()).toBe('page');
    expect(await start()).toBe(true);
    expect(await send()).toBe('worker');
    expect(await send('POST')).toBe('worker');
  });
});

describe('a worker that fails later', () => {
  it.each<[what: string, method: string, network: Network, answeredBy: string | undefined]>([
    ['index.html with 200: the page answers', 'GET', indexHtml, 'page'],
    ['index.html with 200: nobody has written, so the page does', 'POST', indexHtml, 'page'],
    ['405 of the static host: the page answers', 'PUT', () => new Response('', { status: 405 }), 'page'],
    ['JSON without the identity: the page answers', 'GET', json, 'page'],
    [
      'another page’s answer: this one reads for itself',
      'GET',
      (_, own) => own.answer('other', 'another-page'),
      'page',
    ],
    [
      'another page’s answer: it has written, and that is not done twice',
      'POST',
      (_, own) => own.answer('other', 'another-page'),
      'other',
    ],
    ['no network: reading is tried in the page', 'GET', offline, 'page'],
  ])('%s (%s)', async (_, method, network, answeredBy) => {
    const { start, send, served, networkBecomes, reset } = page(started);
    await start();
    networkBecomes((kind, own) => (kind === 'canary' ? silence() : network(kind, own)));
    reset();
    expect(await send(method)).toBe(answeredBy);
    expect(served.filter((from) => from === 'page')).toHaveLength(answeredBy === 'page' ? 1 : 0);
    // From now on the page answers, and nothing is sent into the void.
    networkBecomes(silence);
    expect(await send('POST')).toBe('page');
  });

  it.each(['POST', 'PUT', 'DELETE'])(
    'no network: a %s may have been carried out, so it is not sent twice',
    async (method) => {
      const { start, send, served, networkBecomes, reset } = page(started);
      await start();
      networkBecomes(offline);
      reset();
      await expect(send(method)).rejects.toThrow('Failed to fetch');
      expect(served).toEqual([]);
      // The next one is answered: whoever tries again by hand is not sent into the void for ever.
      expect(await send(method)).toBe('page');
    },
  );

  it('is used again once it answers again', async () => {
    const { start, send, networkBecomes, probe } = page(started);
    await start();
    networkBecomes(indexHtml);
    expect(await send()).toBe('page');
    networkBecomes(working);
    expect(await send()).toBe('page');
    expect(await probe()).toBe(true);
    expect(await send()).toBe('worker');
  });

  it('is asked in the background after each answer that was not ours', async () => {
    const { start, send, networkBecomes, asked, reset } = page(started);
    await start();
    reset();
    networkBecomes((kind, own) => (kind === 'request' ? indexHtml() : own.answer('worker')));
    expect(await send()).toBe('page');
    expect(asked).toEqual(['request', 'canary']);
    networkBecomes(working);
    await vi.waitFor(async () => expect(await send()).toBe('worker'));
  });

  it('a body is there for the page though the worker has read it', async () => {
    const bodies: string[] = [];
    const handlers = [
      http.post('*/api/*', async ({ request }) => {
        bodies.push(await request.text());
        return HttpResponse.json({});
      }),
    ];
    let answer: () => Response = () => new Response('', { headers: { [identityHeader]: identity } });
    const fetch: Transport = async (request) => {
      await request.text();
      return answer();
    };
    const { start, transport } = createTransport({ handlers, identity, canary, worker: started, fetch });
    await start();
    answer = indexHtml;
    await transport(new Request('http://portal.test/api/students', { method: 'POST', body: '{"name":"Asha"}' }));
    expect(bodies).toEqual(['{"name":"Asha"}']);
  });
});

describe('a request that is aborted', () => {
  it.each([
    ['in the page', undefined, 'GET'],
    ['in the page', undefined, 'POST'],
    ['through the worker', started, 'GET'],
    ['through the worker', started, 'POST'],
  ])('before it begins is not carried out: %s', async (_, worker, method) => {
    const { start, send, served, reset } = page(worker);
    await start();
    reset();
    await expect(send(method, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
    expect(served).toEqual([]);
  });

  it.each(['GET', 'POST'])(
    'while the worker has it (%s) fails, and the page does not begin it anew',
    async (method) => {
      const { start, send, served, networkBecomes, reset } = page(started);
      await start();
      reset();
      const control = new AbortController();
      networkBecomes((kind) => {
        if (kind === 'canary') return silence();
        control.abort();
        return Promise.reject(control.signal.reason);
      });
      await expect(send(method, { signal: control.signal })).rejects.toMatchObject({ name: 'AbortError' });
      expect(served).toEqual([]);
    },
  );

  it('because the worker was silent for too long leaves the worker alone', async () => {
    const { start, send, networkBecomes } = page(started);
    await start();
    const control = new AbortController();
    networkBecomes((kind) => {
      if (kind === 'canary') return silence();
      control.abort(new DOMException('No answer in time', 'TimeoutError'));
      return Promise.reject(control.signal.reason);
    });
    await expect(send('GET', { signal: control.signal })).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(await send()).toBe('page');
  });
});
