/** A PostgreSQL, whichever: the operations know these few functions of it and no others. */

export type Row = Record<string, unknown>;

export interface Connection {
  /** @param values for $1, $2 …; without any the text may hold several statements */
  query<R extends object = Row>(text: string, values?: readonly unknown[]): Promise<R[]>;
}

export interface Database extends Connection {
  /** How many may be used at once. */
  readonly connections: number;
  /**
   * Does some work in one transaction, which is durable when this is done. The work may be done again from its start,
   * where another transaction was in its way or the connection was lost before the end.
   */
  transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Does some queries one after the other on one connection, outside of a transaction. */
  onOneConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Whether nothing can be written: it is a replica, or was told to be read alone. */
export async function isReadOnly(connection: Connection): Promise<boolean> {
  const [row] = await connection.query<{ isReadOnly: boolean }>(
    `SELECT current_setting('transaction_read_only') = 'on' AS "isReadOnly"`,
    [],
  );
  return row!.isReadOnly;
}

const numberOf = (text: string) => Number(text);

/** How values of a type, by its number in PostgreSQL, become values of JavaScript, where the driver's own way is another. */
export const parsers: Record<number, (text: string) => unknown> = {
  20: numberOf, // bigint
  1700: numberOf, // numeric
  1082: (date) => date,
  1184: (moment) => new Date(`${moment.replace(' ', 'T')}:00`.replace(/([+-]\d\d:\d\d):00$/, '$1')).toISOString(),
};
