import type { QueryClient } from '@tanstack/react-query';
import { hasExtension } from '#src/platform/server/extensions.ts';
import { MOST_IN_MEMORY } from '../list/use-list.ts';
import type { Identified } from '../record-type.ts';
import type { CheckOptions } from './check-file.ts';
import type { ImportTarget } from './plan.ts';
import type { SurveyedFile } from './reading.ts';

const comparable = (text: string) => text.trim().toLowerCase();

/** The stored records that a file is compared with, and the target as their list would have it. */
interface KnownRecords<Row extends Identified> {
  readonly records: readonly Row[];
  readonly target: ImportTarget<Row>;
}

/**
 * The records that the rows of a file may be about: all of them, or, where there are too many for a browser, those of whom a
 * cell has the id or another key. The others are walked through and forgotten.
 */
export async function knownRecords<Row extends Identified>(
  target: ImportTarget<Row>,
  client: QueryClient,
  file: SurveyedFile,
  { signal, onProgress }: Required<CheckOptions>,
): Promise<KnownRecords<Row>> {
  const { query, pages, type, keys } = target;
  const isLong = async () =>
    pages !== undefined &&
    hasExtension('lists') &&
    (await client.fetchQuery(pages.summaryQuery({}))).total.value > MOST_IN_MEMORY;
  if (!pages || !(await isLong())) return { records: await client.fetchQuery(query()), target };

  const { total, choices } = await client.fetchQuery(pages.summaryQuery({}));
  const cells = new Set(file.table.rows.flatMap((row) => row.cells.map(comparable)));
  const named = Object.keys(keys).flatMap((name) => type.fields[name] ?? []);
  const isNamed = (row: Row) =>
    cells.has(comparable(row.id)) || named.some(({ get }) => cells.has(comparable(String(get(row) ?? ''))));
  const records: Row[] = [];
  let walked = 0;
  for await (const rows of pages.walk({ sort: 'id' }, signal)) {
    records.push(...rows.filter(isNamed));
    walked += rows.length;
    onProgress(Math.min(1, walked / Math.max(1, total.value)));
  }
  const fields = target.fieldsForChoices?.(choices);
  return { records, target: fields ? { ...target, fieldsFor: () => fields } : target };
}
