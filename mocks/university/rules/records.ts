import { translate } from '#src/languages/texts.ts';
import type { Table, TextColumn } from '#mocks/engine/db/table.ts';
import { duplicate, HttpError } from '#mocks/engine/request/http-error.ts';

/** A request must send the field, may leave it out, or may also send null for no value. */
type Presence = 'required' | 'optional' | 'nullable';
type PresenceIn<Request, Field extends keyof Request> = null extends Request[Field]
  ? 'nullable'
  : Request extends Required<Pick<Request, Field>>
    ? 'required'
    : 'optional';

/**
 * Who writes each field of a record: the request that creates it, the one that updates it, or the server alone. It
 * follows from the contract's types, so that a table of fields which does not agree with the contract does not compile.
 */
export type FieldAccess<Row, Create, Update> = {
  readonly [Field in keyof Row]-?: Field extends keyof Create | keyof Update
    ? (Field extends keyof Create ? { readonly create: PresenceIn<Create, Field> } : unknown) &
        (Field extends keyof Update ? { readonly update: PresenceIn<Update, Field> } : unknown)
    : 'server';
};

type Access = 'server' | { readonly create?: Presence; readonly update?: Presence };
type Fields = Readonly<Record<string, Access>>;
type WithoutNull<Request> = { [Field in keyof Request]: Exclude<Request[Field], null> };

const presenceOf = (access: Access, request: 'create' | 'update') =>
  access === 'server' ? undefined : access[request];

/** The values that a request brings for a new record. Nothing else of the request is taken. */
export function pickCreated<Table extends Fields, Request extends object>(fields: Table, request: Request) {
  const submitted = new Map<string, unknown>(Object.entries(request));
  const picked = Object.entries(fields).flatMap(([field, access]) => {
    const value = presenceOf(access, 'create') && submitted.get(field);
    return value === undefined || value === null ? [] : [[field, value] as const];
  });
  return Object.fromEntries(picked) as WithoutNull<Pick<Request, keyof Request & keyof Table>>;
}

/**
 * The record with the values of an update: null clears a field, and one that is left out stays. Nothing else of the
 * request is taken.
 */
export function applyUpdate<Row extends object>(fields: Fields, row: Row, update: object): Row {
  const submitted = new Map<string, unknown>(Object.entries(update));
  const next = new Map<string, unknown>(Object.entries(row));
  for (const [field, access] of Object.entries(fields)) {
    const presence = presenceOf(access, 'update');
    const value = presence && submitted.get(field);
    if (value === null && presence === 'nullable') next.delete(field);
    else if (value !== undefined && value !== null) next.set(field, value);
  }
  return Object.fromEntries(next) as Row;
}

/**
 * The row that was looked for.
 * @param message what is said where there is none, marked by `msg`
 * @throws HttpError 404
 */
export function requireRow<Row>(row: Row | undefined, message: string): Row {
  if (!row) throw new HttpError(404, translate(message));
  return row;
}

/** @throws HttpError 409 with the message, which is marked by `msg`, where another row has the value of this column */
export function checkUnique<Row extends { readonly id: string }, Column extends TextColumn<Row>>(
  table: Table<Row, Column>,
  row: Pick<Row, Column | 'id'>,
  column: Column,
  message: string,
): void {
  const other = table.by(column, String(row[column]));
  if (other && other.id !== row.id) throw duplicate(column, translate(message));
}
