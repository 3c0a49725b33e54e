import { valueAt } from '#src/platform/api/reader.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { type Fields, nestedValue, type Texts, textOf } from '../fields/field.ts';
import { storedDifferences } from '../form/stored-differences.ts';

/**
 * Whether a record holds all that a request's body sent, under whichever of their names the body has the fields. What nobody
 * but the server writes says nothing of that.
 */
export function isStoredAs<Row extends object>(fields: Fields<Row>, body: unknown, record: Row): boolean {
  if (!isRecord(body)) return false;
  const sent: Texts = Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const { inner, aliases = [] } = field;
      const path = [inner && isRecord(body[name]) ? `${name}.${inner}` : name, ...aliases].find(
        (one) => valueAt(body, one) !== undefined,
      );
      if (path === undefined || field.readOnly) return [];
      return [[name, textOf(field, { ...record, ...nestedValue(name, field, valueAt(body, path)) })]];
    }),
  );
  return storedDifferences(fields, sent, record).length === 0;
}
