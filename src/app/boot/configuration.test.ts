import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchConfiguration, parseConfiguration } from './configuration.ts';

const origin = 'https://portal.example.org';
const read = (text: string) => parseConfiguration(text, origin);

describe('config.json', () => {
  it.each([
    ['{ "apiBaseUrl": "https://api.example.org/api" }', 'https://api.example.org/api'],
    ['{ "apiBaseUrl": "https://api.example.org/api/" }', 'https://api.example.org/api'],
    ['{ "apiBaseUrl": "https://api.example.org" }', 'https://api.example.org'],
    ['{ "apiBaseUrl": "http://localhost:8080/api" }', 'http://localhost:8080/api'],
    ['{ "apiBaseUrl": "/portal/api" }', 'https://portal.example.org/portal/api'],
  ])('The config.json %s configures the API address %s', (text, address) => {
    expect(read(text).apiBaseUrl).toBe(address);
  });

  it('The config.json {} configures neither an API address nor extensions', () => {
    expect(read('{}').apiBaseUrl).toBeUndefined();
    expect(read('{}').extensions).toBeUndefined();
  });

  it.each([
    ['{ "extensions": [] }', []],
    ['{ "extensions": ["history", "whatever"] }', ['history', 'whatever']],
  ])('The config.json %s configures the extensions %j', (text, extensions) => {
    expect(read(text).extensions).toEqual(extensions);
  });

  it.each([
    ['', 'config.json is no JSON ('],
    ['{ "apiBaseUrl": "/api", }', 'config.json is no JSON ('],
    ['"https://api.example.org/api"', 'config.json must be an object, such as {'],
    ['null', 'config.json must be an object, such as {'],
    ['[]', 'config.json must be an object, such as {'],
    ['{ "apiBaseURL": "/api" }', 'config.json has “apiBaseURL”, and may have “apiBaseUrl” and “extensions” alone.'],
    ['{ "apiBaseUrl": 8080 }', 'config.json has 8080 as “apiBaseUrl”, which must be a path such as "/api" or'],
    ['{ "apiBaseUrl": null }', 'config.json has null as “apiBaseUrl”'],
    ['{ "extensions": "history" }', 'config.json has "history" as “extensions”, which must be a list of names such as'],
    ['{ "extensions": [7] }', 'config.json has [7] as “extensions”'],
    ['{ "extensions": null }', 'config.json has null as “extensions”'],
    ['{ "apiBaseUrl": "" }', 'config.json has "" as “apiBaseUrl”'],
    ['{ "apiBaseUrl": "api" }', 'config.json has "api" as “apiBaseUrl”'],
    ['{ "apiBaseUrl": "api.example.org/api" }', 'config.json has "api.example.org/api" as “apiBaseUrl”'],
    ['{ "apiBaseUrl": "//api.example.org" }', 'config.json has "//api.example.org" as “apiBaseUrl”'],
    ['{ "apiBaseUrl": "ftp://api.example.org" }', 'config.json has "ftp://api.example.org" as “apiBaseUrl”'],
    ['{ "apiBaseUrl": "javascript:alert(1)" }', 'config.json has "javascript:alert(1)" as “apiBaseUrl”'],
    ['{ "apiBaseUrl": "https://" }', 'config.json has "https://" as “apiBaseUrl”'],
    ['{ "apiBaseUrl": "https://me:secret@api.example.org" }', 'as “apiBaseUrl”, which must be'],
    ['{ "apiBaseUrl": "https://api.example.org/api?key=1" }', 'as “apiBaseUrl”, which must be'],
  ])('The config.json “%s” is refused with a message that names the mistake', (text, sentence) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ name: 'ConfigurationError' }));
    expect(() => read(text)).toThrow(sentence);
  });
});

describe('Fetching config.json from the host', () => {
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  const ask = (answer: Response) => {
    vi.stubGlobal('location', { origin });
    vi.stubGlobal('fetch', fetch.mockResolvedValue(answer));
    return fetchConfiguration('/portal/');
  };
  afterEach(() => fetch.mockReset());

  it('requests config.json from the app’s folder, past the browser’s cache', async () => {
    await expect(ask(Response.json({ apiBaseUrl: '/v2' }))).resolves.toEqual({
      apiBaseUrl: 'https://portal.example.org/v2',
    });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      'https://portal.example.org/portal/config.json',
      expect.objectContaining({ cache: 'no-cache' }),
    );
  });

  it.each([
    ['has none', new Response('Not found', { status: 404 })],
    ['has none any more', new Response(null, { status: 410 })],
    ['answers with its page', new Response('\n<!doctype html><title>Portal</title>')],
  ])('config.json keeps the build’s own setting when the host %s', async (_, answer) => {
    await expect(ask(answer)).resolves.toEqual({});
  });

  it.each([403, 500, 503])('A refused config.json is reported with its status (%s)', async (status) => {
    await expect(ask(new Response('<h1>No</h1>', { status }))).rejects.toThrow(
      `config.json could not be read: the host answered with status ${status}.`,
    );
  });
});
