/**
 * Checks a server against openapi/university.yaml: `npm run conformance -- --url http://localhost:8080/api --accounts accounts.json`.
 * Ends with 0 where everything fits, 1 where something does not, 2 where it could not begin, 3 where all that was tried
 * fits and something was not tried, and 130 where it was stopped.
 */
import { parseArgs } from 'node:util';
import { readAccounts } from './university/accounts.ts';
import { checkConformance, type Options } from './conformance.ts';
import { driftReport, driftSince, readLastRun } from './kit/drift.ts';
import { parseExtensions } from './kit/extensions.ts';
import { Interrupted, interruptedCode, interruption } from './kit/interrupt.ts';
import { mockAccounts, mockServer, mockUrl } from './mock.ts';
import { terminalReport } from './kit/report/terminal.ts';
import { writeReports } from './kit/report/files.ts';
import { SetupError } from './kit/setup-error.ts';
import { exitCode } from './kit/verdicts.ts';

const usage = `--url and --accounts, or --mock:
  --url URL           where the API is, with its base path: http://localhost:8080/api
  --accounts FILE     the accounts that the server has; conformance/README.md shows the file
  --mock              in place of both: the portal's own backend, in this process
  --only NAME         a tag of the contract, such as Courses, or one operation, such as updateStudentFee
  --level screens|all the operations that screens use, or all of them, which is the default
  --extensions NAMES  the extensions that the server has, with commas between them, or all; none unless said otherwise
  --read-only         sends nothing but GET and HEAD, beside the logins
  --allow-untried     ends with 0, not 3, where all that was tried fits
  --keep              leaves what was made, so that the commands of the report find it
  --cases N           valid inputs of each operation, 20 unless said otherwise; invalid ones are 2.5 times as many
  --seed N            repeats the inputs of a run
  --since FILE        compares with the report.json of an earlier run: ends with 1 where an operation is worse, else with 0
  --report DIR        writes report.json, junit.xml and report.html there`;

/** A whole number of an option. @throws SetupError */
function numberOf(name: string, text: string, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < 1 || value > max)
    throw new SetupError(`--${name} must be a whole number from 1 to ${max}, and “${text}” is none.`);
  return value;
}

function readArguments() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      options: {
        url: text,
        accounts: text,
        mock: flag,
        only: text,
        level: { ...text, default: 'all' },
        extensions: text,
        'read-only': flag,
        keep: flag,
        'allow-untried': flag,
        cases: { ...text, default: '20' },
        seed: text,
        since: text,
        report: text,
        help: flag,
      },
    }).values;
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message.split('\n', 1)[0]! : String(error));
  }
}

type Arguments = ReturnType<typeof readArguments>;

/** Whom to ask, and as whom. @throws SetupError */
async function subjectOf({ url, accounts, mock }: Arguments): Promise<Pick<Options, 'send' | 'url' | 'accounts'>> {
  if (mock) return { send: await mockServer(), url: mockUrl, accounts: mockAccounts };
  if (url === undefined) throw new SetupError('--url is missing: where is the API?');
  if (accounts === undefined) throw new SetupError('--accounts is missing: which accounts does the server have?');
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new SetupError(`--url must be an http address, and “${url}” is none.`);
  return { send: (request) => fetch(request), url: url.replace(/\/+$/, ''), accounts: await readAccounts(accounts) };
}

async function run(): Promise<number> {
  const values = readArguments();
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const { level, only, report, since } = values;
  if (level !== 'screens' && level !== 'all')
    throw new SetupError(`--level must be screens or all, and “${level}” is neither.`);
  const seed =
    values.seed === undefined ? Math.floor(Math.random() * 1_000_000) + 1 : numberOf('seed', values.seed, 2 ** 31 - 1);
  const cases = numberOf('cases', values.cases, 10_000);
  const extensions = values.extensions === undefined ? [] : parseExtensions(values.extensions);
  const onProgress = (what: string) => void (process.stderr.isTTY && process.stderr.write(`\r\u001B[K${what}`));
  const options = {
    level,
    extensions,
    only,
    readOnly: values['read-only'],
    keep: values.keep,
    seed,
    cases,
    onProgress,
  } as const;
  const last = since === undefined ? undefined : await readLastRun(since);
  const subject = await subjectOf(values);
  const result = await checkConformance({ ...subject, ...options, signal: interruption(process) });
  onProgress('');
  console.log(terminalReport(result));
  if (report !== undefined) {
    await writeReports(report, result);
    console.log(`The reports are in ${report}.`);
  }
  if (!last) return exitCode(result, values['allow-untried']);
  const drifts = driftSince(last, result);
  console.log(driftReport(last, drifts, result.contract));
  return drifts.some(({ isWorse }) => isWorse) ? 1 : 0;
}

process.exitCode = await run().catch((error: unknown) => {
  if (error instanceof Interrupted) {
    console.error(
      ['\nStopped.', ...(error.left.length > 0 ? ['Left on the server:', ...error.left] : [])].join('\n    '),
    );
    return interruptedCode;
  }
  if (!(error instanceof SetupError)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  return 2;
});
