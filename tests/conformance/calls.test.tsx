import { afterEach, expect, it, vi } from 'vitest';
import { api, read } from '#src/platform/api/client.ts';
import { connect } from '#src/platform/api/connection.ts';
import { ApiError, reasonOf } from '#src/platform/api/errors.ts';
import { faults } from './faults.ts';

afterEach(() => {
  vi.useRealTimers();
});

it.each(faults)('A request that fails with $name is $kind, and says why', async ({ fail, kind, reason, status }) => {
  vi.useFakeTimers();
  connect({ transport: fail });
  const failed = read(api.GET('/students/count')).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  const error = await failed;
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ kind, ...(status && { status }) });
  expect(reasonOf(error)).toBe(reason);
});
