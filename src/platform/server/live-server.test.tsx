import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { extensionsKnown, hasExtension, offerExtensions } from './extensions.ts';
import { connectToApi } from './live-server.ts';
import { publishBackendStatus, useBackendStatus } from './status.ts';

const builtIn = 'http://localhost/api';
const status = () => renderHook(() => useBackendStatus((now) => now)).result.current;
const messages = () => status().notices.map(({ message }) => message);
const wrong = () => Object.assign(new Error('config.json is no JSON.'), { name: 'ConfigurationError' });

const sent = vi.fn<typeof fetch>();

beforeEach(() => {
  publishBackendStatus({ phase: 'starting', progress: 0, notices: [], accounts: [] });
  sent.mockReset().mockImplementation(async () => Response.json({}));
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  delete window.portalApi;
  delete window.portalAnswer;
  offerExtensions(undefined);
});

describe('A live build', () => {
  it('sends requests to the configured address, and is ready from the start', async () => {
    const { transport } = connectToApi('/', builtIn);
    expect(status().phase).toBe('ready');
    const request = new Request(`${builtIn}/courses/active`);
    await transport(request);
    expect(sent).toHaveBeenCalledExactlyOnceWith(request, undefined);
  });

  it('Extensions of a live build stay unknown until its config.json has come', async () => {
    let answer = (_: { address: string; extensions: readonly string[] }) => {};
    window.portalApi = () => new Promise((resolve) => (answer = resolve));
    connectToApi('/', builtIn);
    const isKnown = vi.fn();
    const known = extensionsKnown().then(isKnown);
    await Promise.resolve();
    expect(isKnown).not.toHaveBeenCalled();
    answer({ address: builtIn, extensions: ['lists'] });
    await known;
    expect(hasExtension('lists')).toBe(true);
  });

  it('sends requests to the address in the host’s config.json, whole, and loads it once', async () => {
    const portalApi = vi.fn<NonNullable<Window['portalApi']>>(async () => ({
      address: 'https://api.example.org/v2',
      extensions: undefined,
    }));
    window.portalApi = portalApi;
    const { transport } = connectToApi('/portal/', builtIn);
    const { signal } = new AbortController();
    const headers = { Authorization: 'Bearer t', 'Content-Type': 'application/json' };
    await transport(new Request(`${builtIn}/students?page=-1`, { headers }), { signal });
    await transport(new Request(`${builtIn}/courses/c%2F1`, { method: 'PUT', headers, body: '{"a":"é"}' }), { signal });
    await transport(new Request(`${builtIn}/auth/logout`, { method: 'POST', headers }), { signal });
    expect(portalApi).toHaveBeenCalledExactlyOnceWith('/portal/', builtIn);
    expect(
      sent.mock.calls.map(([url, init]) => [
        url,
        init?.method,
        new Headers(init?.headers).get('Authorization'),
        init?.body,
        init?.signal === signal,
      ]),
    ).toEqual([
      ['https://api.example.org/v2/students?page=-1', 'GET', 'Bearer t', null, true],
      ['https://api.example.org/v2/courses/c%2F1', 'PUT', 'Bearer t', '{"a":"é"}', true],
      ['https://api.example.org/v2/auth/logout', 'POST', 'Bearer t', null, true],
    ]);
  });

  it('uses an answer that was fetched ahead, for GET requests', async () => {
    const answer = Response.json({});
    window.portalApi = async () => ({ address: 'https://api.example.org', extensions: undefined });
    window.portalAnswer = (url) => (url === 'https://api.example.org/courses' ? Promise.resolve(answer) : undefined);
    const { transport } = connectToApi('/', builtIn);
    expect(await transport(new Request(`${builtIn}/courses`))).toBe(answer);
    expect(sent).not.toHaveBeenCalled();
    await transport(new Request(`${builtIn}/courses`, { method: 'POST' }));
    await transport(new Request(`${builtIn}/courses/1`));
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('shows an error in its configuration, sends nothing, and loads it again with the next request', async () => {
    window.portalApi = vi
      .fn<NonNullable<Window['portalApi']>>(async () => ({ address: builtIn, extensions: undefined }))
      .mockRejectedValueOnce(wrong());
    const { ready, transport } = connectToApi('/', builtIn);
    await expect(ready()).rejects.toThrow('config.json is no JSON.');
    expect(messages()).toEqual(['config.json is no JSON.']);
    expect(sent).not.toHaveBeenCalled();
    await transport(new Request(`${builtIn}/courses`));
    expect(sent).toHaveBeenCalledOnce();
    expect(messages()).toEqual([]);
  });

  it('knows the extensions of the host before it sends a request', async () => {
    window.portalApi = async () => ({ address: builtIn, extensions: ['history'] });
    await connectToApi('/', builtIn).ready();
    expect([hasExtension('history'), hasExtension('restore')]).toEqual([true, false]);
    expect(sent).not.toHaveBeenCalled();
  });

  it('shows no notice when the host could not be reached', async () => {
    window.portalApi = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(connectToApi('/', builtIn).ready()).rejects.toThrow('Failed to fetch');
    expect(messages()).toEqual([]);
  });
});
