import { titleOf } from '../../../../domain/csv/student-fields.ts';
import { resultColumns, type ResultText, textOfResult } from '../../../../resource/batch/BatchResults.tsx';
import type { Column, Columns } from '../../../../ui/data-table/columns.ts';
import type { NewRow, PlannedRow, Problem, SameRow, UpdateRow, WrongRow } from './plan.ts';
import type { RowResult } from './use-import.ts';

/** One reason why a row does not fit; a row may have several. */
export interface Misfit extends Problem {
  readonly id: string;
  readonly row: WrongRow;
}

/** The reasons of all rows that do not fit, in the order of the file. */
export const misfitsOf = (rows: readonly WrongRow[]): readonly Misfit[] =>
  rows.flatMap((row) => row.problems.map((problem, i) => ({ ...problem, row, id: `${row.row.line}-${i}` })));

const nameless = 'No name';

const line = <Row extends object>(lineOf: (row: Row) => number): Column<Row> => ({
  id: 'line',
  header: 'Line',
  accessorFn: (row) => lineOf(row),
  meta: { width: 4.5, end: true, rank: 9 },
});

const named = ({ name }: PlannedRow) => (
  <strong className="line" title={name}>
    {name || nameless}
  </strong>
);

/** The column that names a row, with what there is no room for in a compact table. */
const student = <Row extends object>(
  width: number,
  rowOf: (row: Row) => PlannedRow,
  also: (row: Row) => string,
): Column<Row> => ({
  id: 'name',
  header: 'Student',
  meta: { width, rowHeader: true },
  cell: ({ row: { original } }) => (
    <>
      {named(rowOf(original))}
      <span className="line minor">{rowOf(original).rollNo}</span>
    </>
  ),
  compactCell: (original) => (
    <>
      {named(rowOf(original))}
      <span className="line minor">{`Line ${rowOf(original).row.line} · ${rowOf(original).rollNo}`}</span>
      <span className="wrap minor">{also(original)}</span>
    </>
  ),
});

export const wrongColumns: Columns<Misfit> = [
  line(({ row }) => row.row.line),
  student(
    12,
    (misfit) => misfit.row,
    (misfit) => [misfit.column, misfit.reason].filter(Boolean).join(': '),
  ),
  { id: 'column', header: 'Field', accessorFn: ({ column }) => column, meta: { width: 8, rank: 1 } },
  {
    id: 'value',
    header: 'In the file',
    meta: { width: 10, rank: 2 },
    cell: ({ row: { original: misfit } }) => <span title={misfit.value}>{misfit.value}</span>,
  },
  {
    id: 'reason',
    header: 'Reason',
    meta: { width: 18, rank: 0 },
    cell: ({ row: { original: misfit } }) => (
      <span className="wrap" title={misfit.reason}>
        {misfit.reason}
      </span>
    ),
  },
];

const study = ({ values }: NewRow) => `Year ${values.year}, semester ${values.semester}`;

export const newColumns: Columns<NewRow> = [
  line(({ row }) => row.line),
  student(
    14,
    (row) => row,
    (row) => `${row.values.department} · ${study(row)}`,
  ),
  { id: 'email', header: 'Email', accessorFn: ({ values }) => values.email, meta: { width: 14, rank: 2 } },
  {
    id: 'department',
    header: 'Department',
    accessorFn: ({ values }) => values.department,
    meta: { width: 10, rank: 1 },
  },
  { id: 'study', header: 'Study', accessorFn: study, meta: { width: 9, rank: 3 } },
];

const changesOf = ({ changes }: UpdateRow) =>
  changes.map(({ field, from, to }) => `${titleOf(field)}: ${from || '(empty)'} → ${to}`).join('; ');

export const updateColumns: Columns<UpdateRow> = [
  line(({ row }) => row.line),
  student(
    12,
    (row) => row,
    (row) => changesOf(row),
  ),
  {
    id: 'changes',
    header: 'What changes',
    meta: { width: 28, rank: 0 },
    cell: ({ row: { original: row } }) => (
      <span className="wrap" title={changesOf(row)}>
        {changesOf(row)}
      </span>
    ),
  },
];

export const sameColumns: Columns<SameRow> = [
  line(({ row }) => row.line),
  student(
    14,
    (row) => row,
    (row) => row.student.department,
  ),
  {
    id: 'department',
    header: 'Department',
    accessorFn: ({ student }) => student.department,
    meta: { width: 10, rank: 1 },
  },
];

/** A line of the list at the end of an import: the result of a row, or a row that was left out since it does not fit. */
export type FileResult = RowResult | WrongRow;

/** The row of the file that a result is about. */
export const plannedOf = (result: FileResult): PlannedRow => ('item' in result ? result.item : result);

/** Every reason why a row does not fit. */
const reasonsOf = ({ problems }: WrongRow) =>
  problems.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason)).join('; ');

/** The result of a row in a word, with the reason where there is one. */
export function textOf(result: FileResult): ResultText {
  if (!('item' in result)) return { word: 'Left out', tone: 'warning', reason: reasonsOf(result) };
  const text = textOfResult(result, result.item.kind === 'new' ? 'Added' : 'Updated');
  const missing = result.state === 'done' ? result.data.missing : undefined;
  return missing ? { ...text, tone: 'warning', reason: missing } : text;
}

export const fileResultColumns: Columns<FileResult> = [
  line((result) => plannedOf(result).row.line),
  ...resultColumns<FileResult>({
    header: 'Student',
    nameOf: (result) => plannedOf(result).name || nameless,
    detailOf: (result, compact) => {
      const { row, rollNo } = plannedOf(result);
      return compact ? `Line ${row.line} · ${rollNo}` : rollNo;
    },
    textOf,
  }),
];
