import { writeCsv } from '../../../../domain/csv/write.ts';
import { downloadFile } from '../../../../ui/download.ts';
import type { ImportPlan, PlannedRow } from './plan.ts';
import { wordsOf } from './plan-columns.tsx';
import { isLeft, type RowOutcome, type Source } from './use-import.ts';

interface Line {
  readonly row: PlannedRow['row'];
  readonly why: string;
}

/** `students.csv` becomes `students-not-imported.csv`. */
const besides = (fileName: string) => `${fileName.replace(/\.[^.]*$/, '') || 'students'}-not-imported.csv`;

/** Rows as they stand in the file, with their line and the reason: to be mended, and imported as they are. */
async function save({ fileName }: Source, { titles }: ImportPlan, lines: readonly Line[]): Promise<void> {
  const cellsOf = ({ row, why }: Line) => [...titles.map((_, i) => row.cells[i] ?? ''), String(row.line), why];
  downloadFile(besides(fileName), await writeCsv([...titles, 'Line', 'Reason'], lines, cellsOf));
}

/** The rows that do not fit, as a file. */
export const downloadWrong = (source: Source, plan: ImportPlan) =>
  save(
    source,
    plan,
    plan.wrong.map(({ row, problems }) => ({
      row,
      why: problems.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason)).join('; '),
    })),
  );

/** Whether something of the row is not in the roster. */
export const isOut = (outcome: RowOutcome): boolean =>
  outcome.state !== 'done' || outcome.value.missing !== undefined || isLeft(outcome);

/** The rows of which something is not in, as a file. */
export const downloadOut = (source: Source, plan: ImportPlan, outcomes: readonly RowOutcome[]) =>
  save(
    source,
    plan,
    outcomes.filter(isOut).map((outcome) => {
      const { word, why } = wordsOf(outcome);
      return { row: outcome.item.row, why: why || word };
    }),
  );
