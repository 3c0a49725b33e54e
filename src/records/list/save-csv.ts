import { downloadFile } from '#src/ui/download.ts';
import type { Identified, RecordType } from '../record-type.ts';

/**
 * Saves records as a CSV file, whose name says how many they are. A failure is told by a toast.
 * @param pages the records, in their order; of a long list they come one page after the other
 * @param count how many there are, once all have come
 */
export async function saveCsv<Row extends Identified>(
  { fields, plural }: Pick<RecordType<Row>, 'fields' | 'plural'>,
  pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
  count: () => number,
): Promise<void> {
  await downloadFile(async () => {
    const { exportCsv, exportName } = await import('./csv-columns.ts');
    const file = await exportCsv(fields, pages);
    return [exportName(plural, count()), file];
  });
}
