import { describe, expect, it } from 'vitest';
import { startOfDay, timeOf } from './moment.ts';

describe('The start of a day', () => {
  it('uses the local time zone, also for a later day in another month', () => {
    expect(startOfDay('2026-05-31')).toBe(new Date(2026, 4, 31).getTime());
    expect(startOfDay('2026-05-31', 1)).toBe(new Date(2026, 5, 1).getTime());
  });

  it.each(['2026-02-30', '2026-13-01', '2026-00-10', '26-05-01', '2026-05-01T00:00:00Z', ''])(
    'The text %j has no start of a day',
    (text) => {
      expect(startOfDay(text)).toBeUndefined();
    },
  );
});

describe('A timestamp', () => {
  it.each([
    ['A timestamp with an offset is read', '2026-05-02T08:15:00+05:30', Date.UTC(2026, 4, 2, 2, 45)],
    ['A timestamp without an offset is in UTC', '2026-05-02T08:15:00', Date.UTC(2026, 4, 2, 8, 15)],
    ['A date alone is its beginning', '2026-05-02', new Date(2026, 4, 2).getTime()],
    ['An invalid timestamp is not a moment', 'yesterday', undefined],
    ['A missing timestamp is not a moment', undefined, undefined],
  ])('%s', (_, text, time) => {
    expect(timeOf(text)).toBe(time);
  });
});
