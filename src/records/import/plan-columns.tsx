import type { Columns } from '#src/ui/data-table/columns.ts';
import { nameCells } from '#src/ui/data-table/cells.tsx';
import { type ResultText, resultColumns, sentence, textOfResult } from '../batch/BatchStatus.tsx';
import type { BatchResult } from '../batch/map-settled.ts';
import { type Field, type Fields, formatText } from '../fields/field.ts';
import { capitalized, type Identified } from '../record-type.ts';
import { titleOf } from './csv-columns.ts';
import type { ImportTarget, PlannedRow, RowKind, Written } from './plan.ts';

/** Every reason why a row does not fit. */
export const reasonsOf = <Row,>({ problems }: PlannedRow<Row>): string =>
  problems.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason)).join('; ');

const lineColumn = { id: 'line', header: 'Line', width: 4.5, end: true, responsivePriority: 9 };

/** A value as a reader is shown it: dates written out, amounts with their sign; nothing for one that is empty. */
const shownText = <Row,>(fields: Fields<Row>, name: string, text: string | undefined): string =>
  text && fields[name] ? formatText(fields[name], text) : (text ?? '');

/** All that a row would store, by what it is called: a new record whole, and of an update what changes. */
export function storedTexts<Row extends Identified>(
  { type: { fields } }: ImportTarget<Row>,
  { kind, values, changes }: PlannedRow<Row>,
): Readonly<Record<string, string>> {
  const texts =
    kind === 'update'
      ? changes.map(({ field, from, to }) => {
          const [before, after] = [from, to].map((text) => shownText(fields, field, text));
          return [titleOf(fields, field), `${before || '(empty)'} → ${after}`];
        })
      : Object.entries(values).flatMap(([name, text]) =>
          text ? [[titleOf(fields, name), shownText(fields, name, text)]] : [],
        );
  return Object.fromEntries(texts);
}

interface PlanConfig<Row> {
  /** The fields that the file says something of. */
  readonly shown: readonly string[];
  /** Shows all of a row. */
  readonly onOpen: (row: PlannedRow<Row>) => void;
}

/** The width of a column in rem, by what stands in it. */
const widthOf = <Row,>({ kind, rule }: Field<Row>): number =>
  kind === 'number' ? 7 : rule?.type === 'email' || rule?.type === 'text' ? 13 : 9.5;

/** The columns of the rows of each kind in a dry run. A row that does not fit is listed once for each of its problems. */
export function planColumns<Row extends Identified>(target: ImportTarget<Row>, { shown, onOpen }: PlanConfig<Row>) {
  type Planned = PlannedRow<Row>;
  const { type, nameField } = target;
  const { fields } = type;
  const sentencesOf = (row: Planned) =>
    Object.entries(storedTexts(target, row)).map(([title, text]) => `${title}: ${text}`);
  const changesOf = (row: Planned) => sentencesOf(row).join('; ');
  const summaryOf = (row: Planned) => sentencesOf(row).join(' · ');

  const who = (width: number, also: (row: Planned) => string, opens = false): Columns<Planned> => [
    { ...lineColumn, cell: ({ row }) => row.line },
    {
      id: 'name',
      header: capitalized(type.noun),
      width,
      grows: true,
      ...nameCells<Planned>({
        name: (row) =>
          opens ? (
            <button type="button" className="line opener" onClick={() => onOpen(row)}>
              {row.name || 'No name'}
            </button>
          ) : (
            row.name || 'No name'
          ),
        plainName: ({ name }) => name || 'No name',
        detail: ({ code }) => code,
        compactDetail: ({ row, code }) => `Line ${row.line} · ${code}`,
        compactFooter: (row) => <span className="wrap minor">{also(row)}</span>,
      }),
    },
  ];
  const valueOf = (name: string, field: Field<Row>) => ({
    id: name,
    header: titleOf(fields, name),
    cell: ({ values }: Planned) => {
      const text = shownText(fields, name, values[name]);
      return <span title={text}>{text}</span>;
    },
    paper: ({ values }: Planned) => shownText(fields, name, values[name]),
    width: widthOf(field),
    // In a compact table the row's own lines say it.
    responsivePriority: 1,
  });
  return {
    wrong: [
      ...who(12, reasonsOf),
      {
        id: 'column',
        header: 'Field',
        width: 8,
        responsivePriority: 1,
        cell: ({ problems: [problem] }) => problem?.column,
      },
      {
        id: 'value',
        header: 'In the file',
        width: 10,
        responsivePriority: 2,
        cell: ({ problems: [problem] }) => <span title={problem?.value}>{problem?.value}</span>,
      },
      {
        id: 'reason',
        header: 'Reason',
        width: 18,
        responsivePriority: 0,
        grows: true,
        cell: ({ problems: [problem] }) => sentence(problem?.reason),
      },
    ],
    new: [
      ...who(14, summaryOf, true),
      ...shown.flatMap((name) => (name !== nameField && fields[name] ? valueOf(name, fields[name]) : [])),
    ],
    update: [
      ...who(12, changesOf, true),
      {
        id: 'changes',
        header: 'What changes',
        width: 28,
        responsivePriority: 0,
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
