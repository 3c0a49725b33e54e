/** Rows are stored in chunks: at 50,000 students a row a record takes 7 s to write, chunks of 500 take 0.3 s. */
export const chunkSize = 500;

/**
 * Rows that come one after the other share smaller chunks: each of them writes its chunk again, which in chunks of 500
 * would put 1.2 GB on the disk for an import of 10,000 students, half a kilobyte each.
 */
export const insertedChunkSize = 50;

/** The columns of a row that hold a text. */
export type TextColumn<Row> = { [Column in keyof Row]-?: Row[Column] extends string ? Column : never }[keyof Row] &
  string;

/** A row before and after: without `old` it is new, without `row` it is gone. */
export interface RowChange<Row> {
  readonly old: Row | undefined;
  readonly row: Row | undefined;
}

/** Values that differ in case or in the white space around them count as one. */
const normalized = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : undefined);

/**
 * One table in memory: the chunks as they are stored, with indexes over them. A change copies the chunk that it is in,
 * so that `rollback` can restore the old one and `dirtyChunks` can name what has to be written.
 *
 * `Column` names the columns in which no two rows may agree.
 */
export class Table<Row extends { readonly id: string }, Column extends TextColumn<Row> = never> {
  #chunks: (readonly Row[])[] = [];
  /** The chunks as they were before the changes that are not committed yet. */
  #uncommitted = new Map<number, readonly Row[] | undefined>();
  #chunksById: Map<string, number> | undefined;
  #indexes = new Map<Column, Map<string, string>>();
  #all: readonly Row[] | undefined;
  /** The rows that have changed since the changes were taken last, each as it was; undefined for a new one. */
  #before = new Map<string, Row | undefined>();

  /** Every row, in the order of insertion. Shared: never change it. */
  all(): readonly Row[] {
    return (this.#all ??= this.#chunks.flat());
  }

  get size(): number {
    return this.#chunks.reduce((sum, rows) => sum + rows.length, 0);
  }

  get(id: string): Row | undefined {
    const chunk = this.#chunkOf(id);
    return chunk === undefined ? undefined : this.#chunks[chunk]?.find((row) => row.id === id);
  }

  /** The row with this value in a unique column. */
  by(column: Column, value: string): Row | undefined {
    const id = this.#index(column).get(normalized(value) ?? '');
    return id === undefined ? undefined : this.get(id);
  }

  insert(row: Row): void {
    const last = this.#chunks.length - 1;
    const open = last >= 0 && this.#chunks[last]!.length < insertedChunkSize ? last : last + 1;
    this.#change(open, (rows) => [...rows, row]);
    this.#chunksById?.set(row.id, open);
    this.#reindex(undefined, row);
    this.#remember(row.id, undefined);
  }

  /** Puts the row in the place of the one with its id. */
  replace(row: Row): void {
    const chunk = this.#chunkOf(row.id);
    const old = this.get(row.id);
    if (chunk === undefined || !old) throw new Error(`no row ${row.id} to replace`);
    this.#change(chunk, (rows) => rows.map((other) => (other.id === row.id ? row : other)));
    this.#reindex(old, row);
    this.#remember(row.id, old);
  }

  /** Inserts the row, or replaces the one with its id. */
  upsert(row: Row): void {
    if (this.get(row.id)) this.replace(row);
    else this.insert(row);
  }

  remove(id: string): void {
    const chunk = this.#chunkOf(id);
    const old = this.get(id);
    if (chunk === undefined || !old) return;
    this.#change(chunk, (rows) => rows.filter((row) => row.id !== id));
    this.#chunksById?.delete(id);
    this.#reindex(old, undefined);
    this.#remember(id, old);
  }

  /** Takes what has changed since this was asked last, or since the last commit: each row before and after. */
  takeChanges(): RowChange<Row>[] {
    const changes = [...this.#before].map(([id, old]) => ({ old, row: this.get(id) }));
    this.#before.clear();
    return changes.filter(({ old, row }) => old !== row);
  }

  /** Replaces one chunk in memory by the one that is stored now. */
  load(chunk: number, rows: readonly Row[]): void {
    this.#chunks[chunk] = rows;
    this.#dropIndexes();
  }

  /** Replaces all rows, and forgets uncommitted changes. */
  reset(rows: readonly Row[] = []): void {
    this.#chunks = [];
    for (let start = 0; start < rows.length; start += chunkSize)
      this.#chunks.push(rows.slice(start, start + chunkSize));
    this.#uncommitted.clear();
    this.#before.clear();
    this.#dropIndexes();
  }

  get chunks(): readonly (readonly Row[])[] {
    return this.#chunks;
  }

  /** The chunks with changes that are neither committed nor rolled back. */
  dirtyChunks(): number[] {
    return [...this.#uncommitted.keys()];
  }

  /** Makes the changes final. */
  commit(): void {
    this.#uncommitted.clear();
    this.#before.clear();
  }

  /** Takes every change since the last `commit` back. */
  rollback(): void {
    if (this.#uncommitted.size === 0) return;
    for (const [chunk, rows] of this.#uncommitted) {
      if (rows) this.#chunks[chunk] = rows;
      else this.#chunks.length = Math.min(this.#chunks.length, chunk);
    }
    this.#uncommitted.clear();
    this.#before.clear();
    this.#dropIndexes();
  }

  #remember(id: string, old: Row | undefined): void {
    if (!this.#before.has(id)) this.#before.set(id, old);
  }

  #change(chunk: number, edit: (rows: readonly Row[]) => readonly Row[]): void {
    const old = this.#chunks[chunk];
    if (!this.#uncommitted.has(chunk)) this.#uncommitted.set(chunk, old);
    this.#chunks[chunk] = edit(old ?? []);
    this.#all = undefined;
  }

  #chunkOf(id: string): number | undefined {
    if (!this.#chunksById) {
      this.#chunksById = new Map();
      for (const [chunk, rows] of this.#chunks.entries()) for (const row of rows) this.#chunksById.set(row.id, chunk);
    }
    return this.#chunksById.get(id);
  }

  #index(column: Column): Map<string, string> {
    let index = this.#indexes.get(column);
    if (!index) {
      index = new Map();
      // No array of pairs is made in between: that would double the time of a first write among 50,000 rows.
      for (const rows of this.#chunks) for (const row of rows) this.#addTo(index, column, row);
      this.#indexes.set(column, index);
    }
    return index;
  }

  #addTo(index: Map<string, string>, column: Column, row: Row): void {
    const value = normalized(row[column]);
    // A row that was stored before the column existed has no value in it.
    if (value !== undefined) index.set(value, row.id);
  }

  #reindex(old: Row | undefined, row: Row | undefined): void {
    for (const [column, index] of this.#indexes) {
      if (old) index.delete(normalized(old[column]) ?? '');
      if (row) this.#addTo(index, column, row);
    }
  }

  #dropIndexes(): void {
    this.#chunksById = undefined;
    this.#indexes.clear();
    this.#all = undefined;
  }
}
