import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { identityHeader } from '../handlers.ts';
import { createTransport, type Transport } from './transport.ts';

const identity = 'this-page';
const canary = 'http://portal.test/api/backend-identity';

/** A backend that records where it has carried requests out: in the page or in the worker. */
function backend() {
  const served: string[] = [];
  const answer = (from: string, by = identity) => {
    served.push(from);
    return HttpResponse.json({ from }, { headers: { [identityHeader]: by } });
  };
  const handlers = [http.all('*/api/*', () => answer('page'))];
  return { served, answer, handlers };
}

/** The static host: it answers every path with its one page. */
const indexHtml = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });
const json = () => Response.json({ success: true, data: [] });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const noAnswer = () => new Promise<never>(() => {});
const started = { start: () => Promise.resolve() };

type Network = (kind: 'canary' | 'request', worker: ReturnType<typeof backend>) => Response | Promise<Response>;
const working: Network = (_, worker) => worker.answer('worker');

function page(worker: { start(): Promise<unknown> } | undefined, first: Network = working) {
  const own = backend();
  let network = first;
  const asked: string[] = [];
  const fetch: Transport = async (request, init) => {
    const kind = request.url === canary ? 'canary' : 'request';
    asked.push(kind);
    (init?.signal ?? request.signal).throwIfAborted();
    return network(kind, own);
  };
  const transport = createTransport({ handlers: own.handlers, identity, canary, worker, fetch, now: () => 0 });
  const send = async (method = 'GET', init: RequestInit = {}, besides?: RequestInit) => {
    const body = method === 'GET' || method === 'HEAD' ? {} : { body: '{"name":"Asha"}' };
    const request = new Request('http://portal.test/api/students', { method, ...body, ...init });
    const response = await transport.transport(request, besides);
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

describe('before the worker has answered the first probe', () => {
  it.each<[what: string, worker: { start(): Promise<unknown> } | undefined, network: Network]>([
    ['there is no worker', undefined, working],
    ['the worker may not start', { start: () => Promise.reject(new DOMException('', 'SecurityError')) }, working],
    [
      'the worker throws at its start',
      {
        start: () => {
          throw new Error('no worker here');
        },
      },
      working,
    ],
    ['the static host answers with index.html and 200', started, indexHtml],
    ['the answer is JSON without the identity', started, json],
    ['another page’s backend answers', started, (_, own) => own.answer('other', 'another-page')],
    ['there is no network', started, offline],
    ['the static host answers with 404', started, () => new Response('', { status: 404 })],
  ])('requests are answered in the page if %s', async (_, worker, network) => {
    const { start, send, served, asked, reset } = page(worker, network);
    expect(await start()).toBe(false);
    reset();
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) expect(await send(method)).toBe('page');
    expect(served).toHaveLength(4);
    expect(asked).toEqual([]);
  });

  it.each([
    ['the start of the worker never ends', { start: noAnswer }, working],
    ['the canary is never answered', started, noAnswer],
  ])('requests do not wait if %s', async (_, worker, network) => {
    const { start, send } = page(worker, network);
    const ended = vi.fn();
    void start().then(ended);
    expect(await send()).toBe('page');
    expect(await send('POST')).toBe('page');
    expect(ended).not.toHaveBeenCalled();
  });

  it('requests go through the worker once it has answered the probe', async () => {
    const { start, send } = page(started);
    expect(await send()).toBe('page');
    expect(await start()).toBe(true);
    expect(await send()).toBe('worker');
    expect(await send('POST')).toBe('worker');
  });
});

describe('a worker that fails after it has answered the probe', () => {
  it('a failing worker is not used while it is probed again, so that a write without a network does not fail', async () => {
    const { start, probe, send, networkBecomes } = page(started);
    await start();
    networkBecomes(offline);
    const asked = probe();
    expect(await send('POST')).toBe('page');
    expect(await asked).toBe(false);
  });

  it.each<[what: string, method: string, network: Network, answeredBy: string | undefined]>([
    ['gets index.html with 200, and is answered in the page', 'GET', indexHtml, 'page'],
    ['gets index.html with 200, so nothing was written, and is answered in the page', 'POST', indexHtml, 'page'],
    [
      'gets a 405 of the static host, and is answered in the page',
      'PUT',
      () => new Response('', { status: 405 }),
      'page',
    ],
    ['gets JSON without the identity, and is answered in the page', 'GET', json, 'page'],
    [
      'gets another page’s answer, and is read again in this page',
      'GET',
      (_, own) => own.answer('other', 'another-page'),
      'page',
    ],
    [
      'gets another page’s answer, and is not written twice',
      'POST',
      (_, own) => own.answer('other', 'another-page'),
      'other',
    ],
    ['finds no network, and is answered in the page', 'GET', offline, 'page'],
  ])('a request %s (method %s)', async (_, method, network, answeredBy) => {
    const { start, send, served, networkBecomes, reset } = page(started);
    await start();
    networkBecomes((kind, own) => (kind === 'canary' ? noAnswer() : network(kind, own)));
    reset();
    expect(await send(method)).toBe(answeredBy);
    expect(served.filter((from) => from === 'page')).toHaveLength(answeredBy === 'page' ? 1 : 0);
    // From now on requests are answered in the page, and none is sent to the worker.
    networkBecomes(noAnswer);
    expect(await send('POST')).toBe('page');
  });

  it.each(['POST', 'PUT', 'DELETE'])(
    'a %s without a network may have been executed, so it is not sent twice',
    async (method) => {
      const { start, send, served, networkBecomes, reset } = page(started);
      await start();
      networkBecomes(offline);
      reset();
      await expect(send(method)).rejects.toThrow('Failed to fetch');
      expect(served).toEqual([]);
      // The next one is answered in the page, so that a retry by hand succeeds.
      expect(await send(method)).toBe('page');
    },
  );

  it('the worker is used again once it answers the probe again', async () => {
    const { start, send, networkBecomes, probe } = page(started);
    await start();
    networkBecomes(indexHtml);
    expect(await send()).toBe('page');
    networkBecomes(working);
    expect(await send()).toBe('page');
    expect(await probe()).toBe(true);
    expect(await send()).toBe('worker');
  });

  it('the probe is sent in the background after each answer without the identity', async () => {
    const { start, send, networkBecomes, asked, reset } = page(started);
    await start();
    reset();
    networkBecomes((kind, own) => (kind === 'request' ? indexHtml() : own.answer('worker')));
    expect(await send()).toBe('page');
    expect(asked).toEqual(['request', 'canary']);
    networkBecomes(working);
    await vi.waitFor(async () => expect(await send()).toBe('worker'));
  });

  it('a body that was sent to the worker can be read again in the page', async () => {
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

describe('an aborted request', () => {
  it.each([
    ['GET', 'in the page', undefined],
    ['POST', 'in the page', undefined],
    ['GET', 'through the worker', started],
    ['POST', 'through the worker', started],
  ])('a %s that is aborted before it begins is not executed %s', async (method, _, worker) => {
    const { start, send, served, reset } = page(worker);
    await start();
    reset();
    const aborted = { signal: AbortSignal.abort() };
    await expect(send(method, aborted)).rejects.toMatchObject({ name: 'AbortError' });
    await expect(send(method, {}, aborted)).rejects.toMatchObject({ name: 'AbortError' });
    expect(served).toEqual([]);
  });

  it.each(['GET', 'POST'])(
    'a %s that is aborted while the worker has it fails, and is not sent again in the page',
    async (method) => {
      const { start, send, served, networkBecomes, reset } = page(started);
      await start();
      reset();
      const control = new AbortController();
      networkBecomes((kind) => {
        if (kind === 'canary') return noAnswer();
        control.abort();
        return Promise.reject(control.signal.reason);
      });
      await expect(send(method, {}, { signal: control.signal })).rejects.toMatchObject({ name: 'AbortError' });
      expect(served).toEqual([]);
    },
  );

  it('after a request that the worker did not answer in time, requests are answered in the page', async () => {
    const { start, send, networkBecomes } = page(started);
    await start();
    const control = new AbortController();
    networkBecomes((kind) => {
      if (kind === 'canary') return noAnswer();
      control.abort(new DOMException('No answer in time', 'TimeoutError'));
      return Promise.reject(control.signal.reason);
    });
    await expect(send('GET', { signal: control.signal })).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(await send()).toBe('page');
  });
});

it.each([
  ['GET', '/students/count', 'count'],
  ['GET', '/students/7', 'one student'],
  ['GET', '/students?page=2', 'all students'],
  ['POST', '/students', 'a new student'],
  ['PUT', '/students/7', 'a changed student'],
  ['DELETE', '/students/7', 'unknown'],
])('in the page, %s %s is answered by the handler of its method and address', async (method, path, expected) => {
  const api = 'http://portal.test/api';
  const saying = (text: string) => () => HttpResponse.text(text);
  const { transport } = createTransport({
    handlers: [
      http.get(`${api}/students`, saying('all students')),
      http.post(`${api}/students`, saying('a new student')),
      http.get(`${api}/students/count`, saying('count')),
      http.get(`${api}/students/:id`, saying('one student')),
      http.put(`${api}/students/:id`, saying('a changed student')),
      http.all(`${api}/*`, saying('unknown')),
    ],
    identity,
    canary,
    worker: undefined,
    fetch: offline,
  });
  const response = await transport(new Request(api + path, { method }));
  expect(await response.text()).toBe(expected);
});
