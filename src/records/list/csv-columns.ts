import { dayOf } from '#src/platform/text/format.ts';
import { type Field, type Fields, textOf, valueOf, wordOf } from '../fields/field.ts';
import { writeCsv } from '#src/platform/csv/write.ts';

export function csvFields<Row>(fields: Fields<Row>): readonly (readonly [name: string, field: Field<Row>])[] {
  return Object.entries(fields).filter(([, { csv }]) => csv !== undefined);
}

export const titleOf = <Row>(fields: Fields<Row>, name: string): string => fields[name]?.csv?.title ?? name;

export const cellText = <Row>(field: Field<Row> | undefined, text: string): string =>
  field?.kind === 'flag' && text !== '' ? wordOf(field, valueOf(field, text)) : text;

/** `students-2026-05-18-970.csv`. */
export const exportName = (plural: string, count: number, format: 'csv' | 'xlsx', now = new Date()) =>
  `${plural.replaceAll(' ', '-')}-${dayOf(now)}-${count}.${format}`;

/** Every field of these records, in this order, such that an import of the file changes nothing. */
export function exportCsv<Row>(
  fields: Fields<Row>,
  pages: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>,
): Promise<Blob> {
  const columns = csvFields(fields);
  return writeCsv(
    columns.map(([name]) => titleOf(fields, name)),
    pages,
    (row) => columns.map(([, field]) => cellText(field, textOf(field, row))),
    'program',
  );
}
