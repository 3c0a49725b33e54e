import type { components } from '#openapi/schema.gen.ts';
import { defineTable } from '#mocks/engine/db/tables.ts';

type Schemas = components['schemas'];

/** A paper that has been given a number, which is its `id`; the names are those of the day on which it was printed. */
export interface PaperRow extends Omit<Schemas['Paper'], 'number'> {
  readonly id: string;
  readonly studentId: string;
  readonly by: string;
}

export const papers = defineTable<PaperRow>({
  shape: {
    id: 'text',
    studentId: 'text',
    kind: 'text',
    name: 'text',
    rollNo: 'text',
    issuedOn: 'text',
    facts: 'list',
    by: 'text',
  },
});
