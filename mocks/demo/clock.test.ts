import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseToday, setClock } from './clock.ts';

afterEach(() => {
  setClock({});
  vi.useRealTimers();
});

describe('The clock of the demo', () => {
  it('The clock stands at the day that is asked for, at the same time of day', () => {
    const before = new Date();
    setClock({ today: '2028-02-29' });
    const then = new Date();
    expect([then.getFullYear(), then.getMonth(), then.getDate()]).toEqual([2028, 1, 29]);
    expect(Math.abs((then.getTime() - before.getTime()) % 86_400_000)).toBeLessThan(5000);
    expect(Math.abs(Date.now() - then.getTime())).toBeLessThan(5000);
  });

  it('A date that says its moment is not moved, and every date is one', () => {
    const real = new Date();
    setClock({ today: '2028-02-29' });
    expect(new Date('2026-05-18T09:00:00Z').toJSON()).toBe('2026-05-18T09:00:00.000Z');
    expect(new Date(2026, 4, 18).getDate()).toBe(18);
    expect([real instanceof Date, new Date() instanceof Date, {} instanceof Date]).toEqual([true, true, false]);
  });

  it('The clock can be set back', () => {
    const Real = Date;
    setClock({ today: '2028-02-29' });
    setClock({});
    expect(Date).toBe(Real);
    expect(new Date().getFullYear()).toBeLessThan(2100);
  });
});

describe('What a link says of the clock', () => {
  it.each(['2028-02-29', '2027-02-28', '2000-01-01'])('The day %s is one', (day) => {
    expect(parseToday(day)).toBe(day);
  });

  it.each(['2027-02-29', '29.02.2028', 'tomorrow', '', '1999-12-31', '2059-01-01'])(
    'The day “%s” is refused',
    (day) => {
      expect(() => parseToday(day)).toThrow(`“${day}” is no day such as 2028-02-29`);
    },
  );
});
