import { writeCsv } from '../../../../domain/csv/write.ts';
import { downloadFile } from '../../../../ui/download.ts';
import type { ImportPlan } from './plan.ts';
import { plannedOf, wordsOf, type Ending } from './plan-columns.tsx';
import type { Source } from './use-import.ts';

/** `students.csv` becomes `students-not-imported.csv`. */
const besides = (fileName: string) => `${fileName.replace(/\.[^.]*$/, '') || 'students'}-not-imported.csv`;

/** Rows as they stand in the file, with their line and the reason: to be mended, and imported as they are. */
export function downloadRows({ fileName }: Source, { titles }: ImportPlan, rows: readonly Ending[]) {
  const cellsOf = (ending: Ending) => {
    const { row } = plannedOf(ending);
    const { word, why } = wordsOf(ending);
    return [...titles.map((_, i) => row.cells[i] ?? ''), String(row.line), why || word];
  };
  return downloadFile(async () => [besides(fileName), await writeCsv([...titles, 'Line', 'Reason'], rows, cellsOf)]);
}

/** Whether something of the row is not in the roster. */
export const isOut = (ending: Ending): boolean =>
  !('item' in ending) || ending.state !== 'done' || ending.value.missing !== undefined;
