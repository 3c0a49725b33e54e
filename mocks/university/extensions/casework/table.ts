import type { components } from '#openapi/schema.gen.ts';
import { defineTable } from '#mocks/engine/db/tables.ts';

type Schemas = components['schemas'];

/** What the office keeps on an application for itself; `id` is the application's. The oldest note is the first. */
export interface CaseworkRow extends Pick<Schemas['Casework'], 'assignee' | 'held'> {
  readonly id: string;
  readonly notes: readonly Schemas['CaseNote'][];
}

export const casework = defineTable<CaseworkRow>({ shape: { id: 'text', notes: 'list' } });

const isNote = (note: unknown) =>
  typeof note === 'object' &&
  note !== null &&
  ['id', 'text', 'by', 'at'].every((name) => name in note && typeof note[name as keyof typeof note] === 'string');

/** Whether a row of a file is one of this table, beyond its columns. */
export const isCasework = ({ notes }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(notes) && notes.every(isNote);
