/** How much is done at once: a few more wait, and whoever comes after them is told so at once. */
import pLimit from 'p-limit';
import { Refusal } from './operation.ts';

/** How many may wait for their turn, and how long, in milliseconds: whoever has asked does not wait longer than twice that. */
const WAITING = 100;
const PATIENCE = 5000;

const busy = () => new Refusal(503, 'The server is busy at present. Please try again.', {}, { 'Retry-After': '1' });

export type AtMost = <T>(work: () => Promise<T>) => Promise<T>;

/** Does at most so many pieces of work at once. The work that it returns throws Refusal 503 where too many wait already. */
export function atMost(most: number): AtMost {
  const limit = pLimit(Math.max(1, most));
  return async (work) => {
    if (limit.pendingCount >= WAITING) throw busy();
    const asked = performance.now();
    return limit(() => (performance.now() - asked > PATIENCE ? Promise.reject(busy()) : work()));
  };
}
