import { expect, it, vi } from 'vitest';
import { createApiClient } from '../package/client.ts';

it('The package’s client asks the host of the page, also where only whole addresses can be fetched', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ success: true, data: [] }));
  vi.stubGlobal('location', new URL('http://campus.example/app/courses'));
  await createApiClient().GET('/courses/active');
  await createApiClient({ baseUrl: 'http://api.example/v1' }).GET('/courses/active');
  expect(fetched.mock.calls.map(([request]) => request instanceof Request && request.url)).toEqual([
    'http://campus.example/api/courses/active',
    'http://api.example/v1/courses/active',
  ]);
});

it('The package’s client names baseUrl where there is no page and no host', async () => {
  await expect(createApiClient().GET('/courses/active')).rejects.toThrow(
    '/api/courses/active has no host here: give createApiClient a baseUrl such as http://localhost:8080/api.',
  );
});
