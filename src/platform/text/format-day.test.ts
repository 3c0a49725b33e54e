import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayOf } from './format.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('The calendar day of a timestamp', () => {
  it.each([
    ['Asia/Kolkata', '2026-05-17T18:29:59Z', '2026-05-17'],
    ['Asia/Kolkata', '2026-05-17T18:30:00Z', '2026-05-18'],
    ['America/Los_Angeles', '2026-01-01T07:59:59Z', '2025-12-31'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
  ])('The day in %s at %s is %s', (zone, moment, day) => {
    vi.stubEnv('TZ', zone);
    expect(dayOf(new Date(moment))).toBe(day);
  });
});
