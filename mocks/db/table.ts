/** Rows are stored in chunks: at 50,000 students a row a record takes 7 s to write, chunks of 500 take 0.3 s. */
export const chunkSize = 500;

/**
 * Rows that come one after the other share smaller chunks: each of them writes its chunk again, which in chunks of 500
 * would put 1.2 GB on the disk for an import of 10,000 students, half a kilobyte each.
 */
export const insertedChunkSize = 50;

type Projection<Row> = (row: Row) => string;

/**
 * One table in memory: the chunks as they are stored, with indexes over them. Changes copy the chunk they touch,
 * so that `rollback` restores the old ones and `dirty` names what has to be written.
 */
export class Table<Row extends { readonly id: string }, Column extends string = string> {
  #chunks: (readonly Row[])[] = [];
  #before = new Map<number, readonly Row[] | undefined>();
  #chunkOf: Map<string, number> | undefined;
  #ids = new Map<Column, Map<string, string>>();
  #all: readonly Row[] | undefined;
  readonly #unique: Record<Column, Projection<Row>>;

  constructor(unique: Record<Column, Projection<Row>>) {
    this.#unique = unique;
  }

  /** Every row, in the order of insertion. Shared: never change it. */
  all(): readonly Row[] {
    return (this.#all ??= this.#chunks.flat());
  }

  get size(): number {
    return this.all().length;
  }

  get(id: string): Row | undefined {
    const chunk = this.#placement().get(id);
    return chunk === undefined ? undefined : this.#chunks[chunk]?.find((row) => row.id === id);
  }

  /** The row whose unique column has this value; white space around it and case do not count. */
  by(column: Column, value: string): Row | undefined {
    const id = this.#index(column).get(value.trim().toLowerCase());
    return id === undefined ? undefined : this.get(id);
  }

  insert(row: Row): void {
    const last = this.#chunks.length - 1;
    const open = last >= 0 && this.#chunks[last]!.length < insertedChunkSize ? last : last + 1;
    this.#change(open, (rows) => [...rows, row]);
    this.#placement().set(row.id, open);
    this.#reindex(undefined, row);
  }

  /** Puts the row in the place of the one with its id. */
  replace(row: Row): void {
    const chunk = this.#placement().get(row.id);
    const old = this.get(row.id);
    if (chunk === undefined || !old) throw new Error(`no row ${row.id} to replace`);
    this.#change(chunk, (rows) => rows.map((other) => (other.id === row.id ? row : other)));
    this.#reindex(old, row);
  }

  /** Inserts the row, or replaces the one with its id. */
  put(row: Row): void {
    if (this.get(row.id)) this.replace(row);
    else this.insert(row);
  }

  remove(id: string): void {
    const chunk = this.#placement().get(id);
    const old = this.get(id);
    if (chunk === undefined || !old) return;
    this.#change(chunk, (rows) => rows.filter((row) => row.id !== id));
    this.#placement().delete(id);
    this.#reindex(old, undefined);
  }

  /** Replaces one stored chunk by what storage holds now. */
  load(chunk: number, rows: readonly Row[]): void {
    this.#chunks[chunk] = rows;
    this.#forget();
  }

  /** Drops everything, e.g. because the storage behind it was replaced. */
  reset(rows: readonly Row[] = []): void {
    this.#chunks = [];
    for (let start = 0; start < rows.length; start += chunkSize)
      this.#chunks.push(rows.slice(start, start + chunkSize));
    this.#before.clear();
    this.#forget();
  }

  get chunks(): readonly (readonly Row[])[] {
    return this.#chunks;
  }

  /** The chunks changed since the last `settle` or `rollback`. */
  dirty(): number[] {
    return [...this.#before.keys()];
  }

  /** Makes the changes final. */
  settle(): void {
    this.#before.clear();
  }

  /** Takes every change since the last `settle` back. */
  rollback(): void {
    if (this.#before.size === 0) return;
    for (const [chunk, rows] of this.#before) {
      if (rows) this.#chunks[chunk] = rows;
      else this.#chunks.length = Math.min(this.#chunks.length, chunk);
    }
    this.#before.clear();
    this.#forget();
  }

  #change(chunk: number, edit: (rows: readonly Row[]) => readonly Row[]): void {
    const old = this.#chunks[chunk];
    if (!this.#before.has(chunk)) this.#before.set(chunk, old);
    this.#chunks[chunk] = edit(old ?? []);
    this.#all = undefined;
  }

  #placement(): Map<string, number> {
    if (!this.#chunkOf) {
      this.#chunkOf = new Map();
      for (const [chunk, rows] of this.#chunks.entries()) for (const row of rows) this.#chunkOf.set(row.id, chunk);
    }
    return this.#chunkOf;
  }

  #index(column: Column): Map<string, string> {
    let index = this.#ids.get(column);
    if (!index) {
      const project = this.#unique[column];
      index = new Map();
      // Without a pair for each row in between: that would double the time of a first write among 50,000.
      for (const rows of this.#chunks) for (const row of rows) index.set(project(row), row.id);
      this.#ids.set(column, index);
    }
    return index;
  }

  #reindex(old: Row | undefined, row: Row | undefined): void {
    for (const [column, index] of this.#ids) {
      if (old) index.delete(this.#unique[column](old));
      if (row) index.set(this.#unique[column](row), row.id);
    }
  }

  #forget(): void {
    this.#chunkOf = undefined;
    this.#ids.clear();
    this.#all = undefined;
  }
}
