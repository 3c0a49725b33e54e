import type { components } from '#openapi/schema.gen.ts';
import { defineTable } from '#mocks/engine/db/tables.ts';

type Schemas = components['schemas'];

/** The newest offer to an application; `id` is the application's. */
export interface OfferRow extends Omit<Schemas['Offer'], 'applicationId'> {
  readonly id: string;
  /** Whether it has taken a seat of the course. */
  readonly holdsSeat: boolean;
}

/** The rank of an application on the waiting list of its course; `id` is the application's. */
export interface RankRow {
  readonly id: string;
  readonly rank: number;
  /** When it was given. It counts for no list that the application was put on later. */
  readonly at: string;
}

export const offers = defineTable<OfferRow>({
  shape: { id: 'text', state: 'text', answerBy: 'text', at: 'text', by: 'text', holdsSeat: 'flag' },
});
export const ranks = defineTable<RankRow>({ shape: { id: 'text', rank: 'number', at: 'text' } });
