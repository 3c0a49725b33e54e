/** Rows are stored in chunks: to write 50,000 of them in a record each takes 7 s, in chunks of 500 it takes 0.3 s. */
export const chunkSize = 500;

/**
 * Rows that come one after the other share smaller chunks: each of them writes its chunk again, which in chunks of 500
 * would put 1.2 GB on the disk for an import of 10,000 rows, half a kilobyte each.
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

/** Where the rows of a table are, by their values in one column. */
interface Index {
  /** The chunk of the row with this value. */
  readonly chunkOf: Map<string, number>;
  /** How many chunks have been entered so far. */
  chunks: number;
}

const valueOf = <Row extends { readonly id: string }>(row: Row, key: keyof Row) =>
  key === 'id' ? row.id : normalized(row[key]);

function enter<Row extends { readonly id: string }>(index: Index, key: keyof Row, row: Row, chunk: number): void {
  const value = valueOf(row, key);
  // A row that was stored before the column existed has no value in it.
  if (value !== undefined) index.chunkOf.set(value, chunk);
}

/**
 * One table in memory: the chunks as they are stored, with indexes over them. A change copies the chunk that it is in,
 * so that `rollback` can restore the old one and `dirtyChunks` can name what has to be written.
 * An index is made when it is first asked for, and follows the changes.
 */
export class Table<Row extends { readonly id: string }, Column extends TextColumn<Row> = never> {
  #chunks: (readonly Row[])[] = [];
  /** The chunks as they were before the changes that are not committed yet. */
  #uncommitted = new Map<number, readonly Row[] | undefined>();
  readonly #keys: readonly (Column | 'id')[];
  #indexes = new Map<Column | 'id', Index>();
  #all: readonly Row[] | undefined;
  /** The rows that have changed since the changes were taken last, each as it was; undefined for a new one. */
  #before = new Map<string, Row | undefined>();

  readonly #insertedAtOnce: number;

  /** @param columns the columns in which no two rows may agree */
  constructor(columns: readonly Column[] = [], insertedAtOnce = insertedChunkSize) {
    this.#insertedAtOnce = insertedAtOnce;
    this.#keys = ['id', ...columns];
  }

  /** Every row, in the order of insertion. Shared: never change it. */
  all(): readonly Row[] {
    return (this.#all ??= this.#chunks.flat());
  }

  get size(): number {
    return this.#chunks.reduce((sum, rows) => sum + rows.length, 0);
  }

  get(id: string): Row | undefined {
    return this.#find('id', id);
  }

  /** The row with this value in a unique column. */
  by(column: Column, value: string): Row | undefined {
    return this.#find(column, normalized(value) ?? '');
  }

  /** Whether every row is found without a search. */
  get isIndexed(): boolean {
    return this.#keys.every((key) => this.#indexes.get(key)?.chunks === this.#chunks.length);
  }

  /** Enters the rows of some more chunks in all indexes: to make them at once takes 0.1 s at 50,000 rows. */
  indexMore(chunks: number): void {
    for (const key of this.#keys) this.#fill(key, chunks);
  }

  insert(row: Row): void {
    const last = this.#chunks.length - 1;
    const open = last >= 0 && this.#chunks[last]!.length < this.#insertedAtOnce ? last : last + 1;
    this.#change(open, (rows) => [...rows, row]);
    this.#remember(row.id, undefined);
  }

  /** Puts the row in the place of the one with its id. */
  replace(row: Row): void {
    const chunk = this.#chunkOf('id', row.id);
    const old = this.get(row.id);
    if (chunk === undefined || !old) throw new Error(`no row ${row.id} to replace`);
    this.#change(chunk, (rows) => rows.map((other) => (other.id === row.id ? row : other)));
    this.#remember(row.id, old);
  }

  /** Inserts the row, or replaces the one with its id. */
  upsert(row: Row): void {
    if (this.get(row.id)) this.replace(row);
    else this.insert(row);
  }

  remove(id: string): void {
    const chunk = this.#chunkOf('id', id);
    const old = this.get(id);
    if (chunk === undefined || !old) return;
    this.#change(chunk, (rows) => rows.filter((row) => row.id !== id));
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
    this.#put(chunk, rows);
  }

  /** Replaces all rows, and forgets uncommitted changes. */
  reset(rows: readonly Row[] = []): void {
    this.#chunks = [];
    for (let start = 0; start < rows.length; start += chunkSize)
      this.#chunks.push(rows.slice(start, start + chunkSize));
    this.#uncommitted.clear();
    this.#before.clear();
    this.#indexes.clear();
    this.#all = undefined;
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
    for (const [chunk, rows] of this.#uncommitted) this.#put(chunk, rows ?? []);
    const isNew = [...this.#uncommitted].filter(([, rows]) => !rows).length;
    this.#chunks.length -= isNew;
    for (const index of this.#indexes.values()) index.chunks = Math.min(index.chunks, this.#chunks.length);
    this.#uncommitted.clear();
    this.#before.clear();
  }

  #remember(id: string, old: Row | undefined): void {
    if (!this.#before.has(id)) this.#before.set(id, old);
  }

  #change(chunk: number, edit: (rows: readonly Row[]) => readonly Row[]): void {
    const old = this.#chunks[chunk];
    if (!this.#uncommitted.has(chunk)) this.#uncommitted.set(chunk, old);
    this.#put(chunk, edit(old ?? []));
  }

  /** Puts rows in the place of a chunk, or behind the last one, and brings the indexes up to date. */
  #put(chunk: number, rows: readonly Row[]): void {
    const old = this.#chunks[chunk];
    const wholeUntil = this.#chunks.length;
    this.#chunks[chunk] = rows;
    this.#all = undefined;
    if (this.#indexes.size === 0) return;
    const [before, after] = [new Set(old), new Set(rows)];
    for (const [key, index] of this.#indexes) {
      // An index that has not come to this chunk yet enters it later.
      if (old ? chunk >= index.chunks : index.chunks < wholeUntil) continue;
      for (const row of before) {
        const value = valueOf(row, key);
        // Another row may have taken the value over.
        if (!after.has(row) && value !== undefined && index.chunkOf.get(value) === chunk) index.chunkOf.delete(value);
      }
      for (const row of after) if (!before.has(row)) enter(index, key, row, chunk);
      index.chunks = Math.max(index.chunks, chunk + 1);
    }
  }

  #find(key: Column | 'id', value: string): Row | undefined {
    const chunk = this.#chunkOf(key, value);
    return chunk === undefined ? undefined : this.#chunks[chunk]?.find((row) => valueOf(row, key) === value);
  }

  #chunkOf(key: Column | 'id', value: string): number | undefined {
    return this.#fill(key).chunkOf.get(value);
  }

  #fill(key: Column | 'id', chunks = Infinity): Index {
    let index = this.#indexes.get(key);
    if (!index) this.#indexes.set(key, (index = { chunkOf: new Map(), chunks: 0 }));
    const until = Math.min(index.chunks + chunks, this.#chunks.length);
    for (; index.chunks < until; index.chunks++)
      for (const row of this.#chunks[index.chunks]!) enter(index, key, row, index.chunks);
    return index;
  }
}
