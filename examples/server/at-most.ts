/** How much is done at once: a few more wait, and whoever comes after them is told so at once. */
import pLimit from 'p-limit';
import { t } from './languages.ts';
import { Refusal } from './operation.ts';

/** How many may wait for their turn, and how long, in milliseconds. */
const WAITING = 100;
const PATIENCE = 5000;

const busy = () =>
  new Refusal(503, () => t`The server is busy at present. Please try again.`, {}, { 'Retry-After': '1' });

export type AtMost = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Does at most so many pieces of work at once. The work that it returns throws Refusal 503 where too many wait already, and
 * where its turn does not come soon: those before it may wait for what does not come.
 */
export function atMost(most: number): AtMost {
  const limit = pLimit(Math.max(1, most));
  return (work) => {
    if (limit.pendingCount >= WAITING) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      let isLate = false;
      const late = setTimeout(() => {
        isLate = true;
        reject(busy());
      }, PATIENCE);
      const inTurn = async () => {
        clearTimeout(late);
        if (!isLate) await work().then(resolve, reject);
      };
      void limit(inTurn);
    });
  };
}
