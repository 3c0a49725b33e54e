import { type ControlledBackend, controlledBackend, conditionsInMemory } from '#mocks/controlled-backend.ts';
import { type Clock, parseToday, setClock } from '#mocks/demo/clock.ts';
import type { Respond } from '#mocks/demo/condition-controls.ts';
import { makeDataSet } from '#mocks/demo/data-set.ts';
import { DemoError } from '#mocks/demo/demo-error.ts';
import { showBreach } from '#mocks/engine/breach-overlay.ts';
import { Database } from '#mocks/engine/db/database.ts';
import { memoryStorage } from '#mocks/engine/db/memory-storage.ts';
import { openDatabase, type StorageEvent } from '#mocks/engine/db/open.ts';
import { createResponseCheck } from '#mocks/engine/request/conformance.ts';
import type { ContractBreach } from '#mocks/engine/request/contract-breach.ts';
import { migrations } from '#mocks/university/database.ts';
import type { ScenarioName } from '#mocks/university/seed/scenarios.ts';
import { schema } from '#mocks/university/tables.ts';
import { contractText } from './contract-text.ts';
import { type StartOptions, startWorker } from './start-worker.ts';

export * from './controls.ts';
export type { Clock, ContractBreach, StartOptions, StorageEvent };

export interface BrowserBackendOptions {
  /** Where the API is: a path of any host, or an address. `/api` unless said otherwise. */
  readonly base?: string;
  /** The first data: `typical-day` unless said otherwise. */
  readonly scenario?: ScenarioName;
  /** In place of the scenario's own number of students. */
  readonly students?: number;
  /** The name of the database in IndexedDB, which all tabs share; `false` keeps the data in memory, until the page is left. */
  readonly storage?: string | false;
  /** What operations answer in place of the server's own. */
  readonly respond?: Respond;
  /** Tells of an answer that does not fit the contract: in the console and over Vite's page unless said otherwise. */
  readonly onBreach?: (breach: ContractBreach) => void;
  /** Told of the storage: denied, full, set aside because it could not be read, cleared, or read-only. */
  readonly onStorage?: (event: StorageEvent) => void;
}

export interface BrowserBackend extends ControlledBackend {
  /**
   * Starts MSW's worker with these handlers; called again, it gives the same start.
   * @throws DemoError where the page has another service worker
   */
  start(options?: StartOptions): Promise<void>;
  /** Sets the clock of this tab to a day, such as `2028-02-29`; without one it is set back. */
  clock(clock?: Clock): void;
}

let current: { readonly options: string; readonly backend: Promise<BrowserBackend> } | undefined;

/**
 * The whole API in the page, one a page: called again, it gives the same one. Its data is kept in the browser. Each answer
 * is held against the contract.
 * @throws DemoError for a scenario, an operation or an answer that there is not, and where the page has another backend
 */
export async function browserBackend(options: BrowserBackendOptions = {}): Promise<BrowserBackend> {
  const wanted = JSON.stringify(options);
  if (current && current.options !== wanted)
    throw new DemoError('This page has a backend with other options: share it, or change it by switchTo and respond.');
  current ??= {
    options: wanted,
    backend: makeBackend(options).catch((error: unknown) => {
      current = undefined;
      throw error;
    }),
  };
  return current.backend;
}

async function makeBackend(options: BrowserBackendOptions): Promise<BrowserBackend> {
  const { base, scenario, students, storage = 'university-api', respond, onBreach = showBreach } = options;
  const conditions = conditionsInMemory(respond);
  const common = {
    schema,
    seed: () => makeDataSet({ scenario, students }),
    isFull: () => conditions.get().storageFull,
  };
  const database = await (storage === false
    ? Database.open({ ...common, open: async () => memoryStorage() })
    : openDatabase({
        ...common,
        name: storage,
        migrations,
        report: options.onStorage ?? ((event) => console.warn(`The mock's storage: ${event}`)),
      }));
  const backend = controlledBackend(database, conditions, {
    ...(base !== undefined && { base }),
    checkResponse: createResponseCheck({ contractFile: 'university.yaml', contractText, onBreach }),
    onFailure: (error) => reportError(error),
  });
  let started: Promise<void> | undefined;
  return {
    ...backend,
    start: (startOptions) => (started ??= startWorker(backend.handlers, startOptions)),
    clock({ today } = {}) {
      setClock(today === undefined ? {} : { today: parseToday(today) });
    },
  };
}
