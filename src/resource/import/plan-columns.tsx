import type { Column, Columns } from '../../ui/data-table/columns.ts';
import { type ResultText, resultColumns, textOfResult } from '../batch/BatchStatus.tsx';
import type { BatchResult } from '../batch/map-settled.ts';
import { capitalized, type Identified } from '../record-type.ts';
import { cellText, titleOf } from './csv-columns.ts';
import type {
  ImportTarget,
  NewRow,
  PlannedRow,
  Problem,
  SameRow,
  UpdateRow,
  WritableRow,
  Written,
  WrongRow,
} from './plan.ts';

type Named = Pick<PlannedRow<never>, 'name' | 'code' | 'row'>;

/** One reason why a row does not fit; a row may have several. */
export interface Misfit extends Problem {
  readonly id: string;
  readonly row: WrongRow;
}

/** The reasons of all rows that do not fit, in the order of the file. */
export const misfitsOf = (rows: readonly WrongRow[]): readonly Misfit[] =>
  rows.flatMap((row) => row.problems.map((problem, i) => ({ ...problem, row, id: `${row.row.line}-${i}` })));

const line = <Row extends object>(lineOf: (row: Row) => number): Column<Row> => ({
  id: 'line',
  header: 'Line',
  cell: lineOf,
  width: 4.5,
  end: true,
  rank: 9,
});

const nameOf = ({ name }: Named) => (
  <strong className="line" title={name}>
    {name || 'No name'}
  </strong>
);

/** The column that names a row, with what there is no room for in a compact table. */
const who = <Row extends object>(
  header: string,
  width: number,
  rowOf: (row: Row) => Named,
  also: (row: Row) => string,
): Column<Row> => ({
  id: 'name',
  header,
  width,
  rowHeader: true,
  cell: (original) => (
    <>
      {nameOf(rowOf(original))}
      <span className="line minor">{rowOf(original).code}</span>
    </>
  ),
  compactCell: (original) => (
    <>
      {nameOf(rowOf(original))}
      <span className="line minor">{`Line ${rowOf(original).row.line} · ${rowOf(original).code}`}</span>
      <span className="wrap minor">{also(original)}</span>
    </>
  ),
});

const sentence = (text: string) => (
  <span className="wrap" title={text}>
    {text}
  </span>
);

/** Required fields that tell new records apart in a list, beside name, code and the first key. */
const summaryNames = <Row extends Identified>(target: ImportTarget<Row>) =>
  Object.keys(target.type.fields).filter(
    (name) =>
      target.type.fields[name]?.required &&
      name !== target.nameField &&
      name !== target.codeField &&
      !target.keys.some(({ field }) => field === name),
  );

/** The columns of each list of a dry run. */
export function planColumns<Row extends Identified>(target: ImportTarget<Row>) {
  const { fields } = target.type;
  const noun = capitalized(target.type.noun);
  const summary = summaryNames(target);
  const changesOf = ({ changes }: UpdateRow<Row>) =>
    changes
      .map(
        ({ field, from, to }) =>
          `${titleOf(fields, field)}: ${cellText(fields[field], from) || '(empty)'} → ${cellText(fields[field], to)}`,
      )
      .join('; ');
  const summaryOf = ({ values }: NewRow) =>
    summary.map((name) => `${titleOf(fields, name)} ${values[name] ?? ''}`).join(' · ');
  const wrong: Columns<Misfit> = [
    line(({ row }) => row.row.line),
    who(
      noun,
      12,
      (misfit) => misfit.row,
      (misfit) => [misfit.column, misfit.reason].filter(Boolean).join(': '),
    ),
    { id: 'column', header: 'Field', cell: ({ column }) => column, width: 8, rank: 1 },
    {
      id: 'value',
      header: 'In the file',
      width: 10,
      rank: 2,
      cell: (misfit) => <span title={misfit.value}>{misfit.value}</span>,
    },
    { id: 'reason', header: 'Reason', width: 18, rank: 0, cell: (misfit) => sentence(misfit.reason) },
  ];
  const added: Columns<NewRow> = [
    line(({ row }) => row.line),
    who(noun, 14, (row) => row, summaryOf),
    ...target.keys
      .filter(({ field }) => field !== target.codeField)
      .map(({ field }, i): Column<NewRow> => ({
        id: field,
        header: titleOf(fields, field),
        cell: ({ values }) => values[field] ?? '',
        width: 14,
        rank: 2 + i,
      })),
    ...summary.map((name, i): Column<NewRow> => ({
      id: name,
      header: titleOf(fields, name),
      cell: ({ values }) => values[name] ?? '',
      width: fields[name]?.kind === 'number' ? 5.5 : 10,
      rank: i === 0 ? 1 : 4 + i,
    })),
  ];
  const updated: Columns<UpdateRow<Row>> = [
    line(({ row }) => row.line),
    who(noun, 12, (row) => row, changesOf),
    {
      id: 'changes',
      header: 'What changes',
      width: 28,
      rank: 0,
      cell: (row) => sentence(changesOf(row)),
    },
  ];
  const same: Columns<SameRow<Row>> = [
    line(({ row }) => row.line),
    who(
      noun,
      14,
      (row) => row,
      () => '',
    ),
  ];
  return { wrong, added, updated, same };
}

/** The result of a row that was written. */
export type RowResult<Row> = BatchResult<WritableRow<Row>, Written<Row>>;

/** A line of the list at the end of an import: the result of a row, or a row that was left out since it does not fit. */
export type FileResult<Row> = RowResult<Row> | WrongRow;

/** The row of the file that a result is about. */
export const plannedOf = <Row,>(result: FileResult<Row>): PlannedRow<Row> => ('item' in result ? result.item : result);

/** Every reason why a row does not fit. */
const reasonsOf = ({ problems }: WrongRow) =>
  problems.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason)).join('; ');

/** The result of a row in a word, with the reason where there is one. */
export function textOf<Row>(result: FileResult<Row>): ResultText {
  if (!('item' in result)) return { word: 'Left out', tone: 'warning', reason: reasonsOf(result) };
  const text = textOfResult(result, result.item.kind === 'new' ? 'Added' : 'Updated');
  const missing = result.state === 'done' ? result.data.missing : undefined;
  return missing ? { ...text, tone: 'warning', reason: missing } : text;
}

/** The columns of the results of an import. */
export function fileResultColumns<Row extends Identified>({ type }: ImportTarget<Row>): Columns<FileResult<Row>> {
  return [
    line((result) => plannedOf(result).row.line),
    ...resultColumns<FileResult<Row>>(
      {
        header: capitalized(type.noun),
        nameOf: (result) => plannedOf(result).name || 'No name',
        detailOf: (result, compact) => {
          const { row, code } = plannedOf(result);
          return compact ? `Line ${row.line} · ${code}` : code;
        },
      },
      textOf,
    ),
  ];
}
