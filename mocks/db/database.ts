import { ephemeralTables, type Rows, type TableName, tableNames } from './rows.ts';
import {
  type Head,
  StorageCorrupt,
  StorageFull,
  StorageGone,
  StorageReadOnly,
  type Storage,
  type StorageTransaction,
} from './storage.ts';
import { createTables, guarded, NotLoaded, type Tables } from './tables.ts';

export type Mode = 'read' | 'write';

/** What can make a database start over with other storage. */
export type Loss = 'cleared' | 'corrupt' | 'full';

export interface DatabaseOptions {
  /** Opens storage; called again, with the reason, when the storage at hand is lost, or too small for the first rows. */
  open(loss?: Loss): Promise<Storage>;
  /** Makes the rows of an empty database. */
  seed(): Promise<Partial<{ [Name in TableName]: Rows[Name][] }>>;
  /** Called after a commit that changed more than who is signed in. */
  onCommit?(revision: number): void;
}

/**
 * The tables in memory, and the storage behind them. Every request is one transaction on both: rows that another tab
 * has changed are read first, the body decides and changes synchronously, and its changes are on disk before `transact`
 * resolves. Where they cannot be, memory is taken back to what the disk holds.
 */
export class Database {
  readonly #options: DatabaseOptions;
  readonly #tables: Tables = createTables();
  /** Per loaded table, the revisions of the chunks in memory. */
  readonly #loaded = new Map<TableName, readonly number[]>();
  #storage: Storage;
  #reopening: Promise<void> | undefined;

  private constructor(options: DatabaseOptions, storage: Storage) {
    this.#options = options;
    this.#storage = storage;
  }

  /** Opens the database, seeding it where it is empty. */
  static async open(options: DatabaseOptions): Promise<Database> {
    const database = new Database(options, await options.open());
    await database.#surviving((storage) => database.#seedIfEmpty(storage));
    return database;
  }

  get readOnly(): boolean {
    return this.#storage.readOnly;
  }

  /**
   * Runs the body in one transaction. It must be synchronous, and free of effects outside the tables: it is run again
   * where it touches a table that was not in memory yet. What it throws takes its changes back.
   * @throws StorageFull, StorageReadOnly, and whatever the body throws
   */
  async transact<Result>(mode: Mode, body: (tables: Tables) => Result): Promise<Result> {
    return this.#surviving(() => this.#attempt(mode, body));
  }

  close(): void {
    this.#storage.close();
  }

  async #attempt<Result>(mode: Mode, body: (tables: Tables) => Result): Promise<Result> {
    // Newer data is not written; being signed in is not data, and may change in memory.
    const frozen = this.#storage.readOnly;
    const transaction = this.#storage.begin(frozen ? 'read' : mode);
    try {
      const head = await transaction.head();
      if (!head) throw new StorageGone('the data was cleared');
      for (const table of this.#loaded.keys()) await this.#refresh(transaction, head, table);
      const result = await this.#run(transaction, head, body);
      const changed = tableNames.filter((name) => this.#tables[name].dirty().length > 0);
      const lasting = changed.some((name) => !ephemeralTables.has(name));
      if (changed.length === 0 || (frozen && !lasting)) {
        this.#settle();
        await transaction.commit();
        return result;
      }
      if (frozen || mode === 'read') throw new StorageReadOnly('the data can only be read');
      const next = this.#write(transaction, head, changed);
      await transaction.commit();
      this.#settle(next);
      if (lasting) this.#options.onCommit?.(next.revision);
      return result;
    } catch (error) {
      for (const name of tableNames) this.#tables[name].rollback();
      transaction.abort();
      throw error;
    }
  }

  /** Runs the body, reading the tables that it turns out to need. */
  async #run<Result>(transaction: StorageTransaction, head: Head, body: (tables: Tables) => Result): Promise<Result> {
    const view = guarded(this.#tables, (name) => this.#loaded.has(name));
    for (;;) {
      try {
        return body(view);
      } catch (error) {
        if (!(error instanceof NotLoaded)) throw error;
        for (const name of tableNames) this.#tables[name].rollback();
        await this.#refresh(transaction, head, error.table);
      }
    }
  }

  /** Reads the chunks of a table that are newer on disk than in memory. */
  async #refresh(transaction: StorageTransaction, head: Head, name: TableName): Promise<void> {
    const stored = head.tables[name];
    const held = this.#loaded.get(name) ?? [];
    const table = this.#tables[name];
    if (held.length > stored.length) table.reset();
    const stale = [...stored.keys()].filter((chunk) => held.length > stored.length || held[chunk] !== stored[chunk]);
    const chunks = await Promise.all(stale.map((chunk) => transaction.chunk(name, chunk)));
    // The rows are ours: only this class writes them, and the head vouches for their shape.
    for (const [at, chunk] of stale.entries()) table.load(chunk, chunks[at] as never);
    this.#loaded.set(name, stored);
  }

  #write(transaction: StorageTransaction, head: Head, changed: readonly TableName[]): Head {
    const revision = head.revision + 1;
    const tables = { ...head.tables };
    for (const name of changed) {
      const revisions = [...tables[name]];
      for (const chunk of this.#tables[name].dirty()) {
        revisions[chunk] = revision;
        void transaction.write(name, chunk, this.#tables[name].chunks[chunk] ?? []);
      }
      tables[name] = revisions;
    }
    const next = { revision, tables };
    transaction.writeHead(next);
    return next;
  }

  #settle(head?: Head): void {
    for (const name of tableNames) {
      this.#tables[name].settle();
      if (head && this.#loaded.has(name)) this.#loaded.set(name, head.tables[name]);
    }
  }

  /** Makes the data outside any transaction, then writes it in one, unless another tab was faster. */
  async #seedIfEmpty(storage: Storage): Promise<void> {
    const look = storage.begin('read');
    const found = await look.head();
    look.abort();
    if (found) return;
    if (storage.readOnly) throw new StorageCorrupt('newer code has made the database, but no data');
    const rows = await this.#options.seed();
    await this.#fill(storage, rows).catch(async (error: unknown) => {
      if (!(error instanceof StorageFull)) throw error;
      storage.close();
      this.#storage = await this.#options.open('full');
      await this.#fill(this.#storage, rows);
    });
  }

  async #fill(storage: Storage, rows: Awaited<ReturnType<DatabaseOptions['seed']>>): Promise<void> {
    const transaction = storage.begin('write');
    try {
      if (await transaction.head()) return transaction.abort();
      const tables = createTables();
      for (const name of tableNames) tables[name].reset((rows[name] ?? []) as never);
      // Never a revision of data that was here before and that another tab may still hold.
      const first = Date.now();
      const revisions = {} as Record<TableName, number[]>;
      for (const name of tableNames) {
        revisions[name] = tables[name].chunks.map(() => first);
        for (const [chunk, chunkRows] of tables[name].chunks.entries()) await transaction.write(name, chunk, chunkRows);
      }
      transaction.writeHead({ revision: first, tables: revisions });
      await transaction.commit();
    } catch (error) {
      transaction.abort();
      throw error;
    }
  }

  /**
   * Runs the work. Where the storage is lost under it, other storage is opened, seeded where it is empty, and the work
   * is tried once more; where what is stored cannot be read, until storage is found that can.
   */
  async #surviving<Result>(work: (storage: Storage) => Promise<Result>): Promise<Result> {
    let storage = this.#storage;
    let loss: unknown;
    let retried = false;
    for (;;) {
      try {
        if (loss) await this.#replace(storage, loss instanceof StorageCorrupt);
        storage = this.#storage;
        return await work(storage);
      } catch (error) {
        const corrupt = error instanceof StorageCorrupt;
        if (!corrupt && (retried || !(error instanceof StorageGone))) throw error;
        retried ||= !corrupt;
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
    const look = this.#storage.begin('read');
    const cleared = !(await look.head());
    look.abort();
    if (cleared && !corrupt) {
      this.#storage.close();
      this.#storage = await this.#options.open('cleared');
    }
    this.#loaded.clear();
    for (const name of tableNames) this.#tables[name].reset();
    await this.#seedIfEmpty(this.#storage);
  }
}
