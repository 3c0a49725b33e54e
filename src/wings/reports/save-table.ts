import { type CsvReader, writeCsv } from '#src/platform/csv/write.ts';
import { downloadFile } from '#src/ui/download.ts';

/** Saves the table of a report as a CSV file for whom it is made. A failure is told by a toast. */
export const saveTable = (
  name: string,
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  reader: CsvReader = 'spreadsheet',
): Promise<boolean> =>
  downloadFile(async () => [`${name}.csv`, await writeCsv(titles, [rows], (cells) => cells, reader)]);
