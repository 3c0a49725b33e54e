import { createGroupCommit } from './group-commit.ts';
import {
  type Head,
  type Slot,
  type Storage,
  StorageClosed,
  StorageCorrupt,
  StorageFull,
  StorageReadOnly,
  type StorageTransaction,
} from './storage.ts';
import {
  type AnyTables,
  createTables,
  loadOnUse,
  NotLoaded,
  type Schema,
  type TableName,
  tableNames,
} from './tables.ts';

/** How many chunks are made and handed to the storage, or indexed, in one task: some 20 ms of work. */
const chunksAtOnce = 8;

/** How often work is retried whose storage is closed under it, as a browser does several times while it clears its data. */
const MOST_RETRIES = 3;

/**
 * By chance, so that it is no revision of earlier data that another tab may still have in memory. Below 2^29, so that
 * all revisions are what V8 calls small integers: a head holds hundreds, and every request reads it.
 */
const firstRevision = () => Math.floor(Math.random() * 2 ** 29);

export type Mode = 'read' | 'write';

/** Why the storage at hand is replaced by another. */
export type Loss = 'cleared' | 'corrupt' | 'full';

/** Some rows of a table, which are stored together. */
type Chunk<Tables> = readonly [table: TableName<Tables>, rows: readonly unknown[]];

/** All rows of a database, and what they were made from, which is kept with them. */
export interface Seed<Tables, DataSet> {
  /** Goes through the rows. The next chunk may be made when the storage is ready for it. */
  readonly chunks: () => Iterable<Chunk<Tables>>;
  readonly dataSet: DataSet;
}

/** Takes rows of the data in use over to the data that replaces it, e.g. who is signed in. */
export type CarryOver<Tables> = (from: Tables, to: Tables) => void;

export interface DatabaseOptions<Tables, DataSet> {
  readonly schema: Schema<Tables>;
  /** Opens storage; called again, with the reason, when the storage at hand is lost, or too small for the first rows. */
  open(loss?: Loss): Promise<Storage>;
  /** The rows of an empty database. */
  seed(): Promise<Seed<Tables, DataSet>>;
  /** Called after a commit that changed more than ephemeral tables, whose answer does not depend on it. */
  onCommit?(revision: number): void;
  /** Whether writes fail as on a full disk. */
  isFull?(): boolean;
}

/** Of a table that an older version did not have there are none. */
const revisionsOf = (head: Head, table: string) => head.tables[table] ?? [];

/** Writes all data. A chunk that is made when it is asked for is made while the storage is busy with those before it. */
async function writeAll<Tables>(
  transaction: StorageTransaction,
  names: readonly TableName<Tables>[],
  chunks: Iterable<Chunk<Tables>>,
  revision: number,
  dataSet: unknown,
): Promise<void> {
  const revisions = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    TableName<Tables>,
    number[]
  >;
  let batchBefore: Promise<void> | undefined;
  let chunksWritten = 0;
  for (const [name, rows] of chunks) {
    const written = transaction.write(name, revisions[name].length, rows);
    revisions[name].push(revision);
    if (++chunksWritten % chunksAtOnce !== 0) continue;
    // Not to wait at all would block the page; to wait for this batch would leave nothing to do while it is stored.
    await batchBefore;
    batchBefore = written;
  }
  transaction.writeHead({ revision, tables: revisions, ...(dataSet !== undefined && { dataSet }) });
}

/**
 * The tables in memory, and the storage behind them. A request is part of one transaction on both: rows that another tab
 * has changed are read first, the body decides and changes synchronously, and its changes are on disk before `transact`
 * resolves. Where they cannot be stored, memory is rolled back to what the disk holds.
 */
export class Database<Tables extends AnyTables<Tables>, DataSet = unknown> {
  readonly #options: DatabaseOptions<Tables, DataSet>;
  readonly #names: readonly TableName<Tables>[];
  readonly #tables: Tables;
  /** Per loaded table, the revisions of the chunks in memory. */
  readonly #loaded = new Map<TableName<Tables>, readonly number[]>();
  #storage: Storage;
  #reopening: Promise<void> | undefined;
  readonly #writeInGroup = createGroupCommit<Tables>((body) => this.#withRecovery(() => this.#attempt('write', body)));

  private constructor(options: DatabaseOptions<Tables, DataSet>, storage: Storage) {
    this.#options = options;
    this.#names = tableNames(options.schema);
    this.#tables = createTables(options.schema);
    this.#storage = storage;
  }

  /** Opens the database, seeding it where it is empty. */
  static async open<Tables extends AnyTables<Tables>, DataSet>(
    options: DatabaseOptions<Tables, DataSet>,
  ): Promise<Database<Tables, DataSet>> {
    const database = new Database(options, await options.open());
    await database.#withRecovery((storage) => database.#seedIfEmpty(storage));
    return database;
  }

  get readOnly(): boolean {
    return this.#storage.readOnly;
  }

  /**
   * Runs the body in one transaction, which it may share with others that write at the same time. It must be
   * synchronous, and free of effects outside the tables: it is run again where it uses a table that was not in memory
   * yet. What it throws rolls its changes back.
   * @param preparation What the body needs and is not made yet: no transaction stays open for it.
   * @throws StorageFull, StorageReadOnly, and whatever the body throws
   */
  async transact<Result, Prepared = undefined>(
    mode: Mode,
    body: (tables: Tables, prepared: Prepared) => Result,
    preparation: Promise<Prepared> = Promise.resolve(undefined as never),
  ): Promise<Result> {
    if (mode === 'write') return this.#writeInGroup(body, preparation);
    const prepared = await preparation;
    return this.#withRecovery(() => this.#attempt('read', (tables) => body(tables, prepared)));
  }

  /** Reads everything, and what it was made from, at one moment. */
  readWhole<Result>(body: (tables: Tables, dataSet: DataSet | undefined) => Result): Promise<Result> {
    return this.#withRecovery(() => this.#attempt('read', body));
  }

  /** What the data in use, and the data that it has replaced, were made from. */
  dataSets(): Promise<Partial<Record<Slot, DataSet | 'unknown'>>> {
    return this.#withRecovery(async (storage) => {
      const transaction = storage.begin('read');
      const heads = await Promise.all([transaction.head('current'), transaction.head('previous')]);
      transaction.abort();
      const [current, previous] = heads.map((head) => head && (this.#dataSetOf(head) ?? 'unknown'));
      return { ...(current && { current }), ...(previous && { previous }) };
    });
  }

  /**
   * Replaces all data by other rows, in every tab. What is replaced is kept, in place of what was kept before it.
   * @throws StorageFull where there is no room for both; StorageReadOnly
   */
  async replaceAll({ chunks, dataSet }: Seed<Tables, DataSet>, carryOver: CarryOver<Tables>): Promise<void> {
    const made = [...chunks()];
    await this.#exchange(async () => ({ chunks: made, dataSet }), carryOver);
  }

  /** Exchanges the data in use and the data that it has replaced. @returns whether any was kept */
  async undoReplace(carryOver: CarryOver<Tables>): Promise<boolean> {
    return this.#exchange(async (transaction) => {
      const head = await transaction.head('previous');
      if (!head) return undefined;
      const stored = this.#names.flatMap((name) =>
        revisionsOf(head, name).map(async (_, chunk): Promise<Chunk<Tables>> => [
          name,
          await transaction.chunk(name, chunk, 'previous'),
        ]),
      );
      return { chunks: await Promise.all(stored), dataSet: head.dataSet };
    }, carryOver);
  }

  /** Leaves the storage as a browser does that has cleared the site’s data. The data is kept for an undo. */
  async clear(): Promise<void> {
    await this.#withRecovery(async (storage) => {
      const transaction = storage.begin('write');
      const head = await transaction.head();
      if (!head) return transaction.abort();
      await this.#moveToPrevious(transaction, head);
      await transaction.commit();
    });
  }

  close(): void {
    this.#storage.close();
  }

  /** Only this class writes heads: their data set is the database's. */
  #dataSetOf(head: Head): DataSet | undefined {
    return head.dataSet as DataSet | undefined;
  }

  #tablesWith(chunks: Iterable<Chunk<Tables>>): Tables {
    const tables = createTables(this.#options.schema);
    for (const [name, rows] of chunks) tables[name].load(tables[name].chunks.length, rows as never);
    return tables;
  }

  #chunksIn(tables: Tables): readonly Chunk<Tables>[] {
    return this.#names.flatMap((name) => tables[name].chunks.map((rows): Chunk<Tables> => [name, rows]));
  }

  /** Moves the data in use to where replaced data is kept. */
  async #moveToPrevious(transaction: StorageTransaction, head: Head): Promise<void> {
    transaction.clear('previous');
    for (const name of this.#names)
      for (const chunk of revisionsOf(head, name).keys())
        void transaction.write(name, chunk, await transaction.chunk(name, chunk), 'previous');
    transaction.writeHead(head, 'previous');
    transaction.clear('current');
  }

  async #exchange(
    prepare: (
      transaction: StorageTransaction,
    ) => Promise<{ readonly chunks: readonly Chunk<Tables>[]; readonly dataSet: unknown } | undefined>,
    carryOver: CarryOver<Tables>,
  ): Promise<boolean> {
    return this.#withRecovery(async (storage) => {
      if (storage.readOnly) throw new StorageReadOnly('the data can only be read');
      const transaction = storage.begin('write');
      try {
        const head = await transaction.head();
        if (!head) throw new StorageClosed('the data was cleared');
        const next = await prepare(transaction);
        if (!next) {
          transaction.abort();
          return false;
        }
        for (const table of this.#loaded.keys()) await this.#refresh(transaction, head, table);
        const tables = await this.#run(transaction, head, (from) => {
          const to = this.#tablesWith(next.chunks);
          carryOver(from, to);
          return to;
        });
        const previous = await transaction.head('previous');
        await this.#moveToPrevious(transaction, head);
        const revision = Math.max(head.revision, previous?.revision ?? 0) + 1;
        await writeAll(transaction, this.#names, this.#chunksIn(tables), revision, next.dataSet);
        if (this.#options.isFull?.()) throw new StorageFull('the storage is full');
        await transaction.commit();
        this.#forget();
        this.#announce(revision);
        return true;
      } catch (error) {
        this.#rollbackTables();
        transaction.abort();
        throw error;
      }
    });
  }

  /** Reads everything again when it is used next. */
  #forget(): void {
    this.#loaded.clear();
    for (const name of this.#names) this.#tables[name].reset();
  }

  async #attempt<Result>(mode: Mode, body: (tables: Tables, dataSet: DataSet | undefined) => Result): Promise<Result> {
    // Data of a newer version is not written, but people may sign in: that is changed in memory alone.
    const { readOnly } = this.#storage;
    const transaction = this.#storage.begin(readOnly ? 'read' : mode);
    try {
      const head = await transaction.head();
      if (!head) throw new StorageClosed('the data was cleared');
      for (const table of this.#loaded.keys()) await this.#refresh(transaction, head, table);
      const result = await this.#run(transaction, head, (tables) => body(tables, this.#dataSetOf(head)), mode);
      const changed = this.#names.filter((name) => this.#tables[name].dirtyChunks().length > 0);
      const persistent = changed.some((name) => !this.#options.schema[name].ephemeral);
      if (changed.length === 0 || (readOnly && !persistent)) {
        this.#commitTables();
        await transaction.commit();
        return result;
      }
      if (readOnly || mode === 'read') throw new StorageReadOnly('the data can only be read');
      const next = this.#write(transaction, head, changed);
      if (this.#options.isFull?.()) throw new StorageFull('the storage is full');
      await transaction.commit();
      this.#commitTables(next);
      if (persistent) this.#announce(next.revision);
      return result;
    } catch (error) {
      this.#rollbackTables();
      transaction.abort();
      throw error;
    }
  }

  /** Runs the body, reading the tables that it turns out to need. What writes looks for rows: its tables are indexed. */
  async #run<Result>(
    transaction: StorageTransaction,
    head: Head,
    body: (tables: Tables) => Result,
    mode: Mode = 'read',
  ): Promise<Result> {
    const isReady = (name: TableName<Tables>) =>
      this.#loaded.has(name) && (mode === 'read' || this.#tables[name].isIndexed);
    const view = loadOnUse(this.#tables, isReady);
    for (;;) {
      try {
        return body(view);
      } catch (error) {
        if (!(error instanceof NotLoaded)) throw error;
        this.#rollbackTables();
        const table = error.table as TableName<Tables>;
        await this.#refresh(transaction, head, table);
        if (mode === 'write') await this.#index(transaction, table);
      }
    }
  }

  /** Indexes a table in short tasks: while the storage answers, the page can. */
  async #index(transaction: StorageTransaction, name: TableName<Tables>): Promise<void> {
    const table = this.#tables[name];
    for (table.indexMore(chunksAtOnce); !table.isIndexed; table.indexMore(chunksAtOnce)) {
      // A transaction that waits for anything else would end.
      await transaction.head();
    }
  }

  /** Reads the chunks of a table that are newer on disk than in memory. */
  async #refresh(transaction: StorageTransaction, head: Head, name: TableName<Tables>): Promise<void> {
    const stored = revisionsOf(head, name);
    const loaded = this.#loaded.get(name) ?? [];
    const table = this.#tables[name];
    if (loaded.length > stored.length) table.reset();
    const stale = [...stored.keys()].filter(
      (chunk) => loaded.length > stored.length || loaded[chunk] !== stored[chunk],
    );
    const chunks = await Promise.all(stale.map((chunk) => transaction.chunk(name, chunk)));
    // Only this class writes chunks, and under the name of their table: their rows are the table's.
    for (const [at, chunk] of stale.entries()) table.load(chunk, chunks[at] as never);
    this.#loaded.set(name, stored);
  }

  #write(transaction: StorageTransaction, head: Head, changed: readonly TableName<Tables>[]): Head {
    const revision = head.revision + 1;
    const tables = { ...head.tables };
    for (const name of changed) {
      const revisions = [...revisionsOf(head, name)];
      for (const chunk of this.#tables[name].dirtyChunks()) {
        revisions[chunk] = revision;
        void transaction.write(name, chunk, this.#tables[name].chunks[chunk] ?? []);
      }
      tables[name] = revisions;
    }
    const next = { ...head, revision, tables };
    transaction.writeHead(next);
    return next;
  }

  /** Tells of a commit. What is stored is stored, even where nobody can be told. */
  #announce(revision: number): void {
    try {
      this.#options.onCommit?.(revision);
    } catch (error) {
      console.error('A commit could not be announced', error);
    }
  }

  #commitTables(head?: Head): void {
    for (const name of this.#names) {
      this.#tables[name].commit();
      if (head && this.#loaded.has(name)) this.#loaded.set(name, revisionsOf(head, name));
    }
  }

  #rollbackTables(): void {
    for (const name of this.#names) this.#tables[name].rollback();
  }

  async #isEmpty(storage: Storage): Promise<boolean> {
    const transaction = storage.begin('read');
    const head = await transaction.head();
    transaction.abort();
    return head === undefined;
  }

  /** Fills the storage, unless another tab was faster. */
  async #seedIfEmpty(storage: Storage): Promise<void> {
    if (!(await this.#isEmpty(storage))) return;
    if (storage.readOnly) throw new StorageCorrupt('newer code has made the database, but no data');
    const seed = await this.#options.seed();
    await this.#fill(storage, seed).catch(async (error: unknown) => {
      if (!(error instanceof StorageFull)) throw error;
      storage.close();
      this.#storage = await this.#options.open('full');
      await this.#fill(this.#storage, seed);
    });
  }

  async #fill(storage: Storage, { chunks, dataSet }: Seed<Tables, DataSet>): Promise<void> {
    const transaction = storage.begin('write');
    try {
      if (await transaction.head()) return transaction.abort();
      await writeAll(transaction, this.#names, chunks(), firstRevision(), dataSet);
      await transaction.commit();
    } catch (error) {
      transaction.abort();
      throw error;
    }
  }

  /**
   * Runs the work. Where the storage is closed under it, other storage is opened, seeded where it is empty, and the work
   * is retried; where the stored data is corrupt, it is retried until storage is found that can be read.
   */
  async #withRecovery<Result>(work: (storage: Storage) => Promise<Result>): Promise<Result> {
    let storage = this.#storage;
    let loss: unknown;
    let closings = 0;
    for (;;) {
      try {
        if (loss) await this.#replace(storage, loss instanceof StorageCorrupt);
        storage = this.#storage;
        return await work(storage);
      } catch (error) {
        const corrupt = error instanceof StorageCorrupt;
        if (!corrupt && (!(error instanceof StorageClosed) || closings++ === MOST_RETRIES)) throw error;
        loss = error;
      }
    }
  }

  /** Requests that run side by side lose the storage together; the first of them opens the next for all. */
  async #replace(lost: Storage, corrupt: boolean): Promise<void> {
    if (lost === this.#storage) this.#reopening ??= this.#reopen(corrupt).finally(() => (this.#reopening = undefined));
    await this.#reopening;
  }

  async #reopen(corrupt: boolean): Promise<void> {
    if (corrupt) await this.#storage.setAside().catch(() => undefined);
    this.#storage.close();
    this.#storage = await this.#options.open(corrupt ? 'corrupt' : undefined);
    if (!corrupt && (await this.#isEmpty(this.#storage))) {
      this.#storage.close();
      this.#storage = await this.#options.open('cleared');
    }
    this.#forget();
    await this.#seedIfEmpty(this.#storage);
  }
}
