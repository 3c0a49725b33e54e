/** What each list by pages takes. */
import { number, numberInAddress, oneOf, optional, text } from '../fields.ts';
import type { List } from './page.ts';

export const pageFields = {
  q: optional(text({ min: 1, max: 200, trim: false })),
  cursor: optional(text({ min: 1, max: 1000, trim: false })),
  limit: optional(numberInAddress(number(1, 500, 'whole'))),
  count: optional(oneOf('none', 'estimated', 'exact')),
};

/** What `sort` may be: each column in two directions, but for the id. */
export const sorts = ({ keys }: Pick<List, 'keys'>) =>
  Object.keys(keys).flatMap((key) => (key === 'id' ? [key] : [key, `-${key}`]));
