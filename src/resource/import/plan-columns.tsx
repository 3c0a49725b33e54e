import type { Columns } from '../../ui/data-table/columns.ts';
import { nameCells } from '../../ui/data-table/name-cells.tsx';
import { type ResultText, resultColumns, sentence, textOfResult } from '../batch/BatchStatus.tsx';
import type { BatchResult } from '../batch/map-settled.ts';
import { capitalized, type Identified } from '../record-type.ts';
import { cellText, titleOf } from './csv-columns.ts';
import type { ImportTarget, PlannedRow, RowKind, Written } from './plan.ts';

/** Every reason why a row does not fit. */
export const reasonsOf = <Row,>({ problems }: PlannedRow<Row>): string =>
  problems.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason)).join('; ');

const lineColumn = { id: 'line', header: 'Line', width: 4.5, end: true, rank: 9 };

/** The columns of the rows of each kind in a dry run. A row that does not fit is listed once for each of its problems. */
export function planColumns<Row extends Identified>({ type, keys, nameField }: ImportTarget<Row>) {
  type Planned = PlannedRow<Row>;
  const { fields } = type;
  const [, ...otherKeys] = Object.keys(keys);
  /** Required fields that tell new records apart, beside the name and what is unique. */
  const summary = Object.keys(fields).filter((name) => fields[name]?.required && name !== nameField && !(name in keys));
  const summaryOf = ({ values }: Planned) =>
    summary.map((name) => `${titleOf(fields, name)} ${values[name] ?? ''}`).join(' · ');
  const changesOf = ({ changes }: Planned) =>
    changes
      .map(({ field, from, to }) => {
        const [before, after] = [from, to].map((text) => cellText(fields[field], text));
        return `${titleOf(fields, field)}: ${before || '(empty)'} → ${after}`;
      })
      .join('; ');

  const who = (width: number, also: (row: Planned) => string): Columns<Planned> => [
    { ...lineColumn, cell: ({ row }) => row.line },
    {
      id: 'name',
      header: capitalized(type.noun),
      width,
      grows: true,
      ...nameCells<Planned>({
        name: ({ name }) => name || 'No name',
        detail: ({ code }) => code,
        compactDetail: ({ row, code }) => `Line ${row.line} · ${code}`,
        compactFooter: (row) => <span className="wrap minor">{also(row)}</span>,
      }),
    },
  ];
  const valueOf = (name: string, width: number, rank: number) => ({
    id: name,
    header: titleOf(fields, name),
    cell: ({ values }: Planned) => values[name] ?? '',
    width,
    rank,
  });
  return {
    wrong: [
      ...who(12, reasonsOf),
      { id: 'column', header: 'Field', width: 8, rank: 1, cell: ({ problems: [problem] }) => problem?.column },
      {
        id: 'value',
        header: 'In the file',
        width: 10,
        rank: 2,
        cell: ({ problems: [problem] }) => <span title={problem?.value}>{problem?.value}</span>,
      },
      {
        id: 'reason',
        header: 'Reason',
        width: 18,
        rank: 0,
        grows: true,
        cell: ({ problems: [problem] }) => sentence(problem?.reason),
      },
    ],
    new: [
      ...who(14, summaryOf),
      ...otherKeys.map((name, i) => valueOf(name, 14, 2 + i)),
      ...summary.map((name, i) => valueOf(name, fields[name]?.kind === 'number' ? 5.5 : 10, i === 0 ? 1 : 4 + i)),
    ],
    update: [
      ...who(12, changesOf),
      {
        id: 'changes',
        header: 'What changes',
        width: 28,
        rank: 0,
        grows: true,
        cell: (row) => sentence(changesOf(row)),
      },
    ],
    same: who(14, () => ''),
  } satisfies Record<RowKind, Columns<Planned>>;
}

/** The result of a row of the file; one that does not fit is left out. */
export type RowResult<Row> = BatchResult<PlannedRow<Row>, Written<Row>>;

/** The result of a row in a word, with the reason where there is one. */
export function textOfRow<Row>(result: RowResult<Row>): ResultText {
  const text = textOfResult(result, result.item.kind === 'new' ? 'Added' : 'Updated');
  const missing = result.state === 'done' ? result.data.missing : undefined;
  return missing ? { ...text, tone: 'warning', reason: missing } : text;
}

/** The columns of the results of an import. */
export const rowResultColumns = <Row extends Identified>({ type }: ImportTarget<Row>): Columns<RowResult<Row>> => [
  { ...lineColumn, cell: ({ item }) => item.row.line },
  ...resultColumns<RowResult<Row>>(
    {
      header: capitalized(type.noun),
      nameOf: ({ item }) => item.name || 'No name',
      detailOf: ({ item }, compact) => (compact ? `Line ${item.row.line} · ${item.code}` : item.code),
    },
    textOfRow,
  ),
];
