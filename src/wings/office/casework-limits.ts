import { type components, decisionStatusValues } from '#openapi/schema.gen.ts';

/** The contract takes so many applications at once. */
export const MOST_AT_ONCE = 500;

export type HeldStatus = components['schemas']['Decision']['status'];

export const isHoldable = (status: string | undefined): status is HeldStatus =>
  decisionStatusValues.some((known) => known === status);
