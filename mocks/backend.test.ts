import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { createHandlers } from './backend.ts';
import { testBackend } from './testing.ts';

it('answers below the address it was given alone: a path that only looks like the API is somebody else’s', async () => {
  const { database } = await testBackend();
  const handlers = createHandlers({ database, base: 'http://portal.test/api' });
  const asked = (path: string) => getResponse(handlers, new Request(`http://portal.test${path}`));
  expect((await asked('/api/courses/active'))?.status).toBe(200);
  expect(await asked('/src/api/courses.ts')).toBeUndefined();
});
