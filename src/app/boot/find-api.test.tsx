import { afterEach, expect, it, vi } from 'vitest';
import { findApi } from './find-api.ts';

const policies = () => [...document.querySelectorAll('meta[http-equiv]')];
afterEach(() => policies().forEach((policy) => policy.remove()));

/** What is found of the API by a page whose host has this config.json. Each test has a folder of its own. */
function find(folder: string, config: object, hasOnlyApi: boolean): Promise<PortalApi> {
  vi.stubGlobal('fetch', async () => Response.json(config));
  return findApi(folder, 'https://api.example.org/api', hasOnlyApi);
}

it('A build whose config.json names an API forbids requests to every other host', async () => {
  const { address } = await find('/any/', { apiBaseUrl: 'https://moved.example.org/v2' }, false);
  expect(address).toBe('https://moved.example.org/v2');
  expect(policies().map((policy) => policy.getAttribute('content'))).toEqual([
    "connect-src 'self' https://moved.example.org",
  ]);
});

it.each([
  ['https://api.example.org/v2', 'https://api.example.org/v2'],
  ['/api', `${location.origin}/api`],
])('A build for one API accepts %s in config.json, as its policy allows', async (named, address) => {
  expect(await find(`/${encodeURIComponent(named)}/`, { apiBaseUrl: named }, true)).toMatchObject({ address });
});

it('A build for one API reports an API of config.json that its policy does not allow', async () => {
  await expect(find('/other/', { apiBaseUrl: 'https://moved.example.org/v2' }, true)).rejects.toMatchObject({
    name: 'ConfigurationError',
    message: expect.stringMatching(
      /config\.json names an API at https:\/\/moved\.example\.org, and this build may call .* and https:\/\/api\.example\.org alone/,
    ),
  });
});
