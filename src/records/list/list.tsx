import type { UseQueryOptions } from '@tanstack/react-query';
import { type Column, type Columns, ToneText } from '#src/ui/data-table/columns.tsx';
import type { Pages } from '../calls/pages.ts';
import { type Field, type Fields, wordOf } from '../fields/field.ts';
import { hasValue } from '../form/RecordView.tsx';
import type { Identified } from '../record-type.ts';
import type { ListSearch, Values } from './list-search.ts';
import type { ListWords } from './list-words.ts';

/** A view that comes with a list: a name, which is a text of the data, for what it can be asked for by its URL. */
export interface ReadyView {
  readonly name: string;
  readonly search: Values;
}

/** Everything that a list is: what it asks for, how it is searched, how it looks and what it says. */
export interface List<Row extends Identified> {
  /** The path of its page, under which its saved views are kept. */
  readonly path: string;
  readonly words: ListWords;
  readonly nameOf: (row: Row) => string;
  readonly search: ListSearch<Row>;
  readonly query: () => UseQueryOptions<readonly Row[], Error, readonly Row[], string[]>;
  /** The pages of a list that may be too long for a browser: its screen stands in a `ListSource`. */
  readonly pages?: Pages<Row>;
  readonly columns: Columns<Row>;
  /** Columns that a person can add. The list can be sorted by them all the same. */
  readonly moreColumns?: Columns<Row>;
  /** A text of the data, beside the words. */
  readonly whenEmpty: string;
  /** Views that every office needs, beside those that a person saves. */
  readonly readyViews?: readonly ReadyView[];
  readonly plainCells?: boolean;
  readonly compactRowHeight?: number;
}

const cellOf = <Row,>({ get, format, tone, whenAbsent, column }: Field<Row>) =>
  function Cell(row: Row) {
    const value = get(row);
    const text = format(value);
    if (tone && (hasValue(value) || whenAbsent !== undefined)) return <ToneText tone={tone(row)}>{text}</ToneText>;
    return column?.optional ? <span title={text}>{text}</span> : text;
  };

/** Words that stand for an absent value are sorted with the others, in every language as a server sorts them; a value that is just not there comes last. */
const accessorOf = <Row,>(field: Field<Row>): NonNullable<Column<Row>['accessor']> =>
  field.kind === 'flag' || field.whenAbsent !== undefined
    ? (row) => wordOf(field, field.get(row))
    : (row) => field.get(row) as string | number | null | undefined;

/** A column of a field; an optional one is shown only to whoever asks for it. */
interface FieldColumn<Row> extends Column<Row> {
  readonly optional: boolean;
}

function missing(id: string): never {
  throw new Error(`No field has a column ${id}.`);
}

/**
 * The columns of the fields that have one, in their order; `own` says what else a column shows or is sorted by.
 * @throws Error where `own` names a column that there is not
 */
export function fieldColumns<Row>(
  fields: Fields<Row>,
  own: Readonly<Record<string, Partial<Column<Row>>>> = {},
): readonly FieldColumn<Row>[] {
  const columns = Object.entries(fields).flatMap(([name, field]) => {
    if (!field.column) return [];
    const { id = name, end = field.kind === 'number', optional = false, ...config } = field.column;
    const isOwnText = field.kind === 'text' && !own[id]?.cell;
    return {
      id,
      end,
      optional,
      ...(isOwnText && { dir: 'auto' as const }),
      cell: cellOf(field),
      accessor: accessorOf(field),
      ...config,
      ...own[id],
    };
  });
  for (const id of Object.keys(own)) if (!columns.some((column) => column.id === id)) missing(id);
  return columns;
}

/** @throws Error where there is no such column */
export function pickColumns<Row>(columns: readonly Column<Row>[], ids: readonly string[]): readonly Column<Row>[] {
  return ids.map((id) => columns.find((column) => column.id === id) ?? missing(id));
}
