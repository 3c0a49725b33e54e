import { type Contract, endpoints, readContract } from '../openapi/contract.ts';
import { type OperationId, operations } from '../openapi/operations.gen.ts';
import { isRecord } from '../src/platform/api/shapes.ts';
import { type Accounts, type Credentials, SetupError } from './university/accounts.ts';
import { checkApplications } from './university/checks/applications.ts';
import { checkCourses } from './university/checks/courses.ts';
import { checkExamples } from './university/checks/examples.ts';
import { checkFigures } from './university/checks/figures.ts';
import { checkInputs } from './university/checks/inputs.ts';
import { checkLists } from './university/checks/lists.ts';
import { checkAddresses, checkBodyForms } from './university/checks/protocol.ts';
import { checkRoles } from './university/checks/roles.ts';
import { checkSessions } from './university/checks/sessions.ts';
import { checkStudents } from './university/checks/students.ts';
import { Client } from './kit/client.ts';
import { type Caller, parseJson } from './kit/exchange.ts';
import { documented, operationsOf } from './kit/extensions.ts';
import { Fresh, newRun } from './kit/unique-values.ts';
import { Interrupted } from './kit/interrupt.ts';
import { type Callers, Kit, type OwnRecord } from './university/university-run.ts';
import { Ledger } from './kit/check-results.ts';
import { uses } from './university/screen-use.ts';
import type { Subject } from './kit/rules.ts';
import { NoAnswer, type Send, withTimeout } from './kit/send.ts';
import { type Result, resultOf, scoreOf } from './kit/verdicts.ts';

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

interface Check {
  /** As it is told while it runs. */
  readonly title: string;
  /** It runs with --read-only too, where it changes nothing. */
  readonly readsOnly?: true;
  readonly run: (kit: Kit, contract: Contract) => Promise<void>;
}

/** Runs a check for each operation that may be sent. */
const ofEach =
  (check: (kit: Kit, contract: Contract, operation: OperationId) => Promise<void>): Check['run'] =>
  async (kit, contract) => {
    for (const operation of kit.selected) if (kit.uses(operation)) await check(kit, contract, operation);
  };

/** Everything that is checked, in its order. */
const checks = {
  roles: { title: 'Who may do what', readsOnly: true, run: checkRoles },
  lists: { title: 'Lists', readsOnly: true, run: checkLists },
  figures: { title: 'Counts and statistics', readsOnly: true, run: checkFigures },
  paths: { title: 'Addresses and methods that are none', readsOnly: true, run: checkAddresses },
  examples: { title: 'The examples of the contract', run: ofEach(checkExamples) },
  inputs: { title: 'Valid and invalid inputs', readsOnly: true, run: ofEach(checkInputs) },
  forms: {
    title: 'Bodies that are no JSON, or too large',
    run: ofEach((kit, _, operation) => checkBodyForms(kit, operation)),
  },
  students: { title: 'The life of a student', run: checkStudents },
  courses: { title: 'The life of a course', run: checkCourses },
  applications: { title: 'The life of an application', run: checkApplications },
  sessions: { title: 'Passwords and sessions', run: checkSessions },
} as const satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;
const checkNames = Object.keys(checks) as CheckName[];

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

const tokenCommand = (url: string, variable: string, path: string, body: object) =>
  `${variable}=$(curl -sS '${url}${path}' -H 'Content-Type: application/json' --data-raw '${JSON.stringify(body)}' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`;

/** How the tokens that the commands name are got; the passwords are those of the accounts file. */
function tokenCommands(url: string, { student, admin, superAdmin }: Accounts): string[] {
  const password = '…';
  const admins = [
    ['ADMIN_TOKEN', admin],
    ['SUPER_ADMIN_TOKEN', superAdmin],
  ] as const;
  return [
    tokenCommand(url, 'STUDENT_TOKEN', '/auth/student-login', { email: student.email, password }),
    ...admins.flatMap(([variable, account]) =>
      account ? [tokenCommand(url, variable, '/admin/auth/login', { usernameOrEmail: account.email, password })] : [],
    ),
  ];
}

/** Asks the server for anything, to learn whether it is there. @throws SetupError */
async function reach({ send, url, timeout = portalTimeout }: Options): Promise<void> {
  const [response, text] = await withTimeout(
    send,
    timeout,
  )(`${url}/courses/active`).catch((error: unknown) => {
    if (!(error instanceof NoAnswer)) throw error;
    throw new SetupError(`${url} cannot be reached: ${error.message}.`);
  });
  if (response.status === 404 && parseJson(text) === undefined)
    throw new SetupError(
      `${url} answers, but not as the API: GET ${url}/courses/active is a 404. Does --url end with the API's base path?`,
    );
}

/** Signs an account of the file in. @throws SetupError */
async function signIn(
  client: Client,
  path: 'studentLogin' | 'adminLogin',
  account: Credentials,
  caller: Omit<Caller, 'token'>,
): Promise<Caller> {
  const { email, password } = account;
  const body = path === 'adminLogin' ? { usernameOrEmail: email, password } : { email, password };
  const { ok, status, data, exchange } = await client.call(path, { body });
  const token = isRecord(data) ? data['token'] : undefined;
  if (ok && typeof token === 'string') return { ...caller, token };
  const { path: address } = operations[path];
  if (status === 401)
    throw new SetupError(`The password of ${email} in the accounts file is not right, says POST ${address}.`);
  const hint = status === 404 ? " Does --url end with the API's base path?" : '';
  const said = exchange.text.slice(0, 200) || 'without a body';
  throw new SetupError(`${email} cannot sign in with POST ${address}: ${status} ${said}.${hint}`);
}

/** Signs in each account of the file, once. @throws SetupError */
async function signInAll(client: Client, { student, admin, superAdmin }: Accounts): Promise<Callers> {
  const as = (name: string, variable: string) => ({ name, variable });
  return {
    student: await signIn(client, 'studentLogin', student, as('a student', '$STUDENT_TOKEN')),
    ...(admin && { admin: await signIn(client, 'adminLogin', admin, as('an administrator', '$ADMIN_TOKEN')) }),
    ...(superAdmin && {
      superAdmin: await signIn(client, 'adminLogin', superAdmin, as('a super administrator', '$SUPER_ADMIN_TOKEN')),
    }),
  };
}

const asOwn = (data: unknown): OwnRecord | undefined =>
  isRecord(data) && typeof data['id'] === 'string'
    ? { id: data['id'], email: String(data['email']), rollNo: String(data['rollNo']) }
    : undefined;

/** It takes longer to read than a small check takes to run. */
let contractRead: Promise<Contract> | undefined;

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

  const ledger = new Ledger((subject) => asked.has(subject));
  const client = new Client(send, url, ledger, timeout);
  client.signal = options.signal;
  const callers = await signInAll(client, accounts);
  const own = asOwn((await client.call('getCurrentUser', { as: callers.student })).data);
  const contract = await (contractRead ??= readContract());
  const parts = { client, ledger, fresh: new Fresh(newRun()), accounts, callers, own, seed, cases, readOnly };
  const kit = new Kit({
    ...parts,
    endpoints: new Map(endpoints(contract).map((endpoint) => [endpoint.id as OperationId, endpoint])),
    level: new Set(inScope(options)),
    selected: new Set(selected),
  });

  if (readOnly)
    for (const operation of selected)
      if (!kit.uses(operation))
        ledger.skip(operation, 'its effect and its inputs', 'with --read-only nothing but GET and HEAD is sent');
  let left: readonly string[] = ['everything that was made, as --keep asks'];
  let stopped = false;
  try {
    for (const name of options.checks ?? checkNames) {
      const check: Check = checks[name];
      if (readOnly && !check.readsOnly) continue;
      onProgress(check.title);
      await check.run(kit, contract);
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
    stopped = true;
  } finally {
    onProgress('Removing what was made');
    client.signal = undefined;
    if (!options.keep) left = await kit.cleanUp();
  }
  if (stopped) throw new Interrupted(left);
  const results = [...asked].map((subject) => resultOf(ledger, subject));
  const scores = (level === 'all' ? (['screens', 'all'] as const) : (['screens'] as const)).map((one) =>
    scoreOf(one, results),
  );
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  return {
    operations: results,
    scores,
    left,
    seed,
    url,
    readOnly,
    requests: client.requests,
    seconds,
    tokens: tokenCommands(url, accounts),
  };
}
