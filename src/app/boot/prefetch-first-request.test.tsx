import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#tests/render.tsx';
import { prefetchFirstRequest, firstRequests } from './prefetch-first-request.ts';

const api = 'http://localhost/api';
const wanted = `${api}/admin/students`;
const sent = vi.fn<typeof fetch>();

function signIn({ role = 'ADMIN', token = 't' } = {}): void {
  localStorage.setItem('userRole', role);
  localStorage.setItem('authToken', token);
}
const ask = (page = 'admin/students', apiBaseUrl: string | undefined = api) =>
  prefetchFirstRequest(page, Promise.resolve(apiBaseUrl === '' ? {} : { apiBaseUrl }));
const take = ({ url = wanted, token = 't', signal }: { url?: string; token?: string; signal?: AbortSignal } = {}) =>
  window.portalAnswer?.(url, new Headers({ Authorization: `Bearer ${token}` }), signal);

describe('The boot script’s first request of a page', () => {
  it.each(Object.entries(firstRequests))('/%s requests %s first, and nothing else before', async (page, call) => {
    const { requests } = await renderApp(`/${page}`, { as: 'admin' });
    expect(new URL(requests[0]?.url ?? '').pathname).toBe(`/api${call}`);
  });
});

describe('Requests sent by the boot script ahead of the app', () => {
  beforeEach(() => {
    localStorage.clear();
    sent.mockReset().mockImplementation(async () => Response.json({ data: [1] }));
    vi.stubGlobal('fetch', sent);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    localStorage.clear();
    delete window.portalAnswer;
  });

  it('The answer fetched ahead is given once, and whole, to the first caller of the same request', async () => {
    signIn();
    await ask();
    expect(sent).toHaveBeenCalledOnce();
    expect(sent.mock.calls[0]?.[0]).toBe(wanted);
    expect(new Headers(sent.mock.calls[0]?.[1]?.headers).get('Authorization')).toBe('Bearer t');
    const answer = await take();
    expect(await answer?.json()).toEqual({ data: [1] });
    await expect(answer?.text()).rejects.toThrow('The body has been read.');
    expect(take()).toBeUndefined();
  });

  it('The start of a long answer is reported before the rest has arrived', async () => {
    signIn();
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const writer = body.writable.getWriter();
    sent.mockResolvedValueOnce(new Response(body.readable));
    await ask();
    const answer = await take();
    void writer.write(new TextEncoder().encode('₹'.repeat(70_000)));
    expect(await answer?.start).toBe('₹'.repeat(65_536));
    void writer.write(new TextEncoder().encode('end'));
    void writer.close();
    expect(await answer?.text()).toBe(`${'₹'.repeat(70_000)}end`);
  });

  it('A short answer, or one that breaks off, reports no start', async () => {
    signIn();
    await ask();
    expect(await (await take())?.start).toBe('');

    const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
    sent.mockResolvedValueOnce(new Response(broken));
    await ask();
    const answer = await take();
    await expect(answer?.start).rejects.toMatchObject({ name: 'BrokenOffError' });
    await expect(answer?.text()).rejects.toMatchObject({ name: 'BrokenOffError' });
  });

  it.each([
    ['another address', { url: `${api}/courses` }],
    ['another API', { url: 'https://api.example.org/admin/students' }],
    ['another person, who has signed in since', { token: 'other' }],
  ])('The answer fetched ahead is not given to a request for %s', async (_, call) => {
    signIn();
    await ask();
    expect(take(call)).toBeUndefined();
    expect(take()).toBeDefined();
  });

  it.each([
    ['nobody is signed in', () => {}, 'admin/students', api],
    ['a student is signed in', () => signIn({ role: 'STUDENT' }), 'admin/students', api],
    ['the page is not an administrators’ page', () => signIn(), 'courses', api],
    ['the page has an address for each record', () => signIn(), 'admin/students/7', api],
    ['the host does not say where the API is', () => signIn(), 'admin/students', ''],
  ])('Nothing is fetched ahead when %s', async (_, prepare, page, address) => {
    prepare();
    await ask(page, address);
    expect(sent).not.toHaveBeenCalled();
    expect(take()).toBeUndefined();
  });

  it('A page whose address ends with a slash also fetches ahead', async () => {
    signIn();
    await ask('admin/courses/');
    expect(sent.mock.calls[0]?.[0]).toBe(`${api}/courses`);
  });

  it('An answer that no caller takes within ten seconds is discarded', async () => {
    signIn();
    await ask();
    const signal = sent.mock.calls[0]?.[1]?.signal;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(signal?.aborted).toBe(true);
    expect(take()).toBeUndefined();
  });

  it('An answer that is still arriving is kept, and discarded when nothing arrives for ten seconds', async () => {
    signIn();
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    sent.mockResolvedValueOnce(new Response(readable));
    await ask();
    const signal = sent.mock.calls[0]?.[1]?.signal;
    for (let part = 0; part < 3; part += 1) {
      await vi.advanceTimersByTimeAsync(9_000);
      await writer.write(new Uint8Array(1));
    }
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(signal?.aborted).toBe(true);
    expect(take()).toBeUndefined();
  });

  it('A failed fetch is reported to the caller, and an aborted call ends its request', async () => {
    signIn();
    sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await ask();
    await expect(take()).rejects.toThrow('Failed to fetch');

    await ask();
    const asked = sent.mock.calls[1]?.[1]?.signal;
    const call = new AbortController();
    void take({ signal: call.signal });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked?.aborted).toBe(false);
    call.abort();
    expect(asked?.aborted).toBe(true);
  });
});
