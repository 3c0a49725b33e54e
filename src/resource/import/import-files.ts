import { writeCsv } from '../../domain/csv/write.ts';
import { downloadFile } from '../../ui/download.ts';
import type { ImportPlan } from './plan.ts';
import { type FileResult, plannedOf, textOf } from './plan-columns.tsx';

/** `students.csv` becomes `students-not-imported.csv`. */
const notImportedName = (fileName: string) => `${fileName.replace(/\.[^.]*$/, '') || 'rows'}-not-imported.csv`;

/** The rows as they stand in the file, with their line and the reason: to be corrected and imported again. */
export function downloadRows<Row>(fileName: string, { titles }: ImportPlan<Row>, rows: readonly FileResult<Row>[]) {
  const cellsOf = (result: FileResult<Row>) => {
    const { row } = plannedOf(result);
    const { word, reason } = textOf(result);
    return [...titles.map((_, i) => row.cells[i] ?? ''), String(row.line), reason || word];
  };
  return downloadFile(async () => [
    notImportedName(fileName),
    await writeCsv([...titles, 'Line', 'Reason'], rows, cellsOf),
  ]);
}

/** Whether the row, or a part of it, is not stored. */
export const isNotStored = <Row>(result: FileResult<Row>): boolean =>
  !('item' in result) || result.state !== 'done' || result.data.missing !== undefined;
