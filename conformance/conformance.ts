import { endpoints, readContract } from '../openapi/contract.ts';
import { type OperationId, operations } from '../openapi/operations.gen.ts';
import { CheckResults } from './kit/check-results.ts';
import { Client } from './kit/client.ts';
import { documented, operationsOf } from './kit/extensions.ts';
import { Interrupted } from './kit/interrupt.ts';
import type { Subject } from './kit/rules.ts';
import { NoAnswer, type Send, withTimeout } from './kit/send.ts';
import { SetupError } from './kit/setup-error.ts';
import { newRunId, UniqueValues } from './kit/unique-values.ts';
import { type Result, resultOf, scoreOf } from './kit/verdicts.ts';
import type { Accounts } from './university/accounts.ts';
import { type Check, type CheckName, checkNames, checks } from './university/checks/checks.ts';
import { putBack } from './university/borrowed-records.ts';
import { intendedSecrets } from './university/intended-secrets.ts';
import { mainRule } from './university/main-rules.ts';
import { readByPortal } from './university/portal-reading.ts';
import { rules } from './university/rules.ts';
import { uses } from './university/screen-use.ts';
import { fetchOwnRecord, signInAll, tokenCommands } from './university/sign-in.ts';
import { UniversityRun } from './university/university-run.ts';

export interface Options {
  readonly send: Send;
  /** Where the API is: `http://localhost:8080/api`. */
  readonly url: string;
  readonly accounts: Accounts;
  /** `screens`: what the portal's screens use. */
  readonly level: 'screens' | 'all';
  /** The extensions that the server has, which are checked beside the level; none unless said otherwise. */
  readonly extensions?: readonly string[];
  /** A tag or an operation; undefined for every operation of the level. */
  readonly only?: string | undefined;
  readonly readOnly: boolean;
  /** Leaves what was made on the server, so that the commands of the report find it. */
  readonly keep?: boolean;
  readonly seed: number;
  /** How many valid inputs an operation gets. */
  readonly cases: number;
  /** In milliseconds. */
  readonly timeout?: number;
  /** Which checks: all of them, unless said otherwise. */
  readonly checks?: readonly CheckName[] | undefined;
  /** Told what is checked next. */
  readonly onProgress?: (what: string) => void;
  /** Stops the run: what it has made is removed, and it rejects with Interrupted. */
  readonly signal?: AbortSignal;
}

/** The request timeout of the portal (section 9). */
const portalTimeout = 10_000;

const levels = {
  all: documented,
  screens: Object.keys(uses) as OperationId[],
} as const;

type Scope = Pick<Options, 'level' | 'extensions'>;

/** The operations that may be sent. */
const inScope = ({ level, extensions = [] }: Scope): readonly OperationId[] => [
  ...levels[level],
  ...operationsOf(extensions),
];

/** The operations that `--only` names: a tag's, or one. @throws SetupError */
export function selectedBy(only: string | undefined, scope: Scope): readonly OperationId[] {
  const { level } = scope;
  const all = inScope(scope);
  if (only === undefined) return all;
  const selected = all.filter((id) => id === only || operations[id].tag.toLowerCase() === only.toLowerCase());
  if (selected.length > 0) return selected;
  const tags = [...new Set([...levels.all, ...all].map((id) => operations[id].tag))].join(', ');
  throw new SetupError(`No operation of the level “${level}” is called “${only}”, and no tag; the tags are ${tags}.`);
}

/** Asks the server for anything, to learn whether it is there: which of the operations it has, the checks find. @throws SetupError */
async function reach({ send, url, timeout = portalTimeout }: Options): Promise<void> {
  await withTimeout(
    send,
    timeout,
  )(`${url}/courses/active`).catch((error: unknown) => {
    if (!(error instanceof NoAnswer)) throw error;
    throw new SetupError(`${url} cannot be reached: ${error.message}.`);
  });
}

/**
 * Checks a server against the contract.
 * @throws SetupError where the server, the accounts or the options do not let it begin
 * @throws Interrupted where it was stopped
 */
export async function checkConformance(options: Options): Promise<Result> {
  const {
    send,
    url,
    accounts,
    level,
    readOnly,
    seed,
    cases,
    timeout = portalTimeout,
    onProgress = () => undefined,
  } = options;
  const started = performance.now();
  const selected = selectedBy(options.only, options);
  const asked = new Set<Subject>(selected);
  if (options.only === undefined) asked.add('*');
  await reach(options);

  const results = new CheckResults(rules, (subject) => asked.has(subject));
  const client = new Client({
    send,
    url,
    timeout,
    results,
    known: { secrets: intendedSecrets, readLeniently: readByPortal },
  });
  client.signal = options.signal;
  const callers = await signInAll(client, accounts);
  const own = await fetchOwnRecord(client, callers.student);
  const contract = await readContract();
  const parts = {
    client,
    results,
    unique: new UniqueValues(newRunId()),
    accounts,
    callers,
    own,
    seed,
    cases,
    readOnly,
  };
  const run = new UniversityRun({
    ...parts,
    endpoints: new Map(endpoints(contract).map((endpoint) => [endpoint.id as OperationId, endpoint])),
    level: new Set(inScope(options)),
    selected: new Set(selected),
    extensions: options.extensions ?? [],
  });

  if (readOnly)
    for (const operation of selected)
      if (!run.uses(operation))
        results.skip(operation, 'its effect and its inputs', 'with --read-only nothing but GET and HEAD is sent');
  let left: readonly string[] = ['everything that was made, as --keep asks'];
  let stopped = false;
  try {
    for (const name of options.checks ?? checkNames) {
      const check: Check = checks[name];
      if (readOnly && !check.readsOnly) continue;
      onProgress(check.title);
      await check.check(run, contract);
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    stopped = true;
  } finally {
    onProgress('Removing what was made');
    client.signal = undefined;
    const changed = await putBack(run);
    left = options.keep ? [...changed, ...left] : [...changed, ...(await run.cleanUp())];
  }
  if (stopped) throw new Interrupted(left);
  for (const [operation, exchange] of client.missing.all) {
    results.forget(operation);
    results.check(operation, 'exists', { ok: false, exchange });
  }
  const operationResults = [...asked].map((subject) => resultOf(results, subject, uses, mainRule));
  const scores = (level === 'all' ? (['screens', 'all'] as const) : (['screens'] as const)).map((one) =>
    scoreOf(one, operationResults),
  );
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  return {
    operations: operationResults,
    rules,
    scores,
    left,
    seed,
    url,
    contract: contract.info.version,
    readOnly,
    requests: client.requests,
    seconds,
    at: new Date().toISOString(),
    tokens: tokenCommands(url, accounts),
  };
}
