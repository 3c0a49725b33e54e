import type { components } from '#openapi/schema.gen.ts';
import { defineTable } from '#mocks/engine/db/tables.ts';

/** A document without its content, as the contract shows it, and to which application it belongs. */
export interface DocumentRow extends Readonly<components['schemas']['ApplicationDocument']> {
  readonly applicationId: string;
}

/** The content of a document; `id` is the document's. It is text, so that a file with the demo's state can hold it. */
export interface DocumentContentRow {
  readonly id: string;
  /** In base64. */
  readonly content: string;
}

export const documents = defineTable<DocumentRow>({
  shape: { id: 'text', applicationId: 'text', name: 'text', type: 'text', size: 'number', addedAt: 'text' },
});
/** Each in a chunk of its own: a change of one writes no other again. */
export const documentContents = defineTable<DocumentContentRow>({
  shape: { id: 'text', content: 'text' },
  insertedAtOnce: 1,
});

const types: ReadonlySet<unknown> = new Set<DocumentRow['type']>(['application/pdf', 'image/jpeg', 'image/png']);

/** Whether a row from a file is a document: it is answered with its type, and no other may come from there. */
export const isDocument = ({ type }: Readonly<Record<string, unknown>>): boolean => types.has(type);
