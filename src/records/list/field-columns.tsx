import type { Field, Fields } from '../fields/field.ts';
import { type Column, ToneText } from '#src/ui/data-table/columns.tsx';
import { hasValue } from '../form/RecordView.tsx';

const cellOf = <Row,>({ get, format, tone, whenAbsent, column }: Field<Row>) =>
  function Cell(row: Row) {
    const value = get(row);
    const text = format(value);
    if (tone && (hasValue(value) || whenAbsent !== undefined)) return <ToneText tone={tone(row)}>{text}</ToneText>;
    return column?.optional ? <span title={text}>{text}</span> : text;
  };

/** Words that stand for an absent value are sorted as they are read; a value that is just not there comes last. */
const accessorOf = <Row,>({ kind, get, format, whenAbsent }: Field<Row>): NonNullable<Column<Row>['accessor']> =>
  kind === 'flag' || whenAbsent !== undefined
    ? (row) => format(get(row))
    : (row) => get(row) as string | number | null | undefined;

/** A column of a field; an optional one is shown only to whoever asks for it. */
interface FieldColumn<Row> extends Column<Row> {
  readonly optional: boolean;
}

/** The columns of the fields that have one, in their order; `own` says what else a column shows or is sorted by. */
export function fieldColumns<Row>(
  fields: Fields<Row>,
  own: Readonly<Record<string, Partial<Column<Row>>>> = {},
): readonly FieldColumn<Row>[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!field.column) return [];
    const { id = name, end = field.kind === 'number', optional = false, ...config } = field.column;
    return { id, end, optional, cell: cellOf(field), accessor: accessorOf(field), ...config, ...own[id] };
  });
}

export function pickColumns<Row>(columns: readonly Column<Row>[], ids: readonly string[]): readonly Column<Row>[] {
  return ids.flatMap((id) => columns.filter((column) => column.id === id));
}
