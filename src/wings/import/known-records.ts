import type { QueryClient } from '@tanstack/react-query';
import { hasExtension } from '#src/platform/server/extensions.ts';
import type { Identified } from '#src/records/record-type.ts';
import { nameKey } from '#src/records/same-person.ts';
import type { CheckOptions } from './check-file.ts';
import type { ImportTarget } from './plan.ts';
import type { SurveyedFile } from './reading.ts';

const comparable = (text: string) => text.trim().toLowerCase();

const isName = (cell: string) => cell.length <= 100 && !/[\d@]/.test(cell);

function namesIn({ table: { rows } }: SurveyedFile): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { cells } of rows)
    cells.forEach((_, i) => {
      for (let width = 1; width <= 3 && isName(cells[i + width - 1] ?? '@'); width += 1)
        names.add(nameKey(cells.slice(i, i + width).join(' ')));
    });
  return names;
}

interface KnownRecords<Row extends Identified> {
  readonly records: readonly Row[];
  readonly target: ImportTarget<Row>;
}

/**
 * The records that the rows of a file may be about: all of them, or, where there are too many for a browser, those of whom a
 * cell has the id, another key or the name. The others are walked through and forgotten.
 */
export async function knownRecords<Row extends Identified>(
  target: ImportTarget<Row>,
  client: QueryClient,
  file: SurveyedFile,
  { signal, onProgress }: Required<CheckOptions>,
): Promise<KnownRecords<Row>> {
  const { query, pages, type, keys } = target;
  const isLong = hasExtension('lists') && pages && (await client.fetchQuery(pages.isLongQuery()));
  if (!isLong) return { records: await client.fetchQuery(query()), target };

  const { total, choices } = await client.fetchQuery(pages.summaryQuery({}));
  const cells = new Set(file.table.rows.flatMap((row) => row.cells.map(comparable)));
  const named = Object.keys(keys).flatMap((name) => type.fields[name] ?? []);
  const people = target.people && { of: target.people.of, names: namesIn(file) };
  const isNamed = (row: Row) =>
    cells.has(comparable(row.id)) ||
    named.some(({ get }) => cells.has(comparable(String(get(row) ?? '')))) ||
    people?.names.has(nameKey(people.of(row).name)) === true;
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
