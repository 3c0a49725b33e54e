import type { components } from '#openapi/schema.gen.ts';
import { ApiError } from '#src/platform/api/errors.ts';
import { isRecord } from '#src/platform/api/shapes.ts';

export type ApplicationDocument = components['schemas']['ApplicationDocument'];

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** A file of an application (extension `documents`). @throws ApiError where it has no id, by which alone it can be asked for */
export function parseDocument(raw: unknown): ApplicationDocument {
  if (!isRecord(raw) || text(raw['id']) === '') throw ApiError.unanswered('malformed');
  const { id, name, type, size, addedAt } = raw;
  return {
    id: text(id),
    name: text(name) || text(id),
    type: text(type) as ApplicationDocument['type'],
    size: typeof size === 'number' ? size : 0,
    addedAt: text(addedAt),
  };
}
