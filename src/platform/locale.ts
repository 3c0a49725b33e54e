import { formats } from '#src/university/formats.ts';

let current: string = formats.locale;

/** The locale of the person, for dates, order and lists. Numbers and amounts are written as the university writes them. */
export const locale = (): string => current;

export function startLocale(next: string): void {
  current = next;
}
