import { readFile } from 'node:fs/promises';
import { isRecord } from '#src/platform/api/shapes.ts';
import { parseJsonFile, SetupError } from './setup-error.ts';
import { type OperationResult, type Result, type Verdict, verdicts } from './verdicts.ts';

/** What the report of an earlier run says. */
export interface LastRun {
  /** When it ended, in ISO 8601. */
  readonly at: string;
  /** The version of the contract that it held the server against; undefined in reports of a kit that did not say it. */
  readonly contract: string | undefined;
  readonly verdicts: ReadonlyMap<string, Verdict>;
}

/** An operation whose verdict is another one than in the last run. */
export interface Drift {
  readonly result: OperationResult;
  readonly before: Verdict;
  readonly isWorse: boolean;
}

/** The last run of a report.json's text. @throws SetupError */
export function parseLastRun(file: string, text: string): LastRun {
  const json = parseJsonFile(file, text);
  const { at, contract, operations } = isRecord(json) ? json : {};
  if (typeof at !== 'string' || !Array.isArray(operations))
    throw new SetupError(
      `${file} is no report.json of this kit: it says neither when it was made nor which operations.`,
    );
  const rows = operations.filter(isRecord).map(({ subject, verdict }): [string, Verdict] => {
    const known = verdicts.find((one) => one === verdict);
    if (!known) throw new SetupError(`${file} has the verdict “${String(verdict)}”, which this kit does not know.`);
    return [String(subject), known];
  });
  return { at, contract: typeof contract === 'string' ? contract : undefined, verdicts: new Map(rows) };
}

/** @throws SetupError where the file cannot be read, or is no report of an earlier run */
export async function readLastRun(file: string): Promise<LastRun> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new SetupError(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`);
  });
  return parseLastRun(file, text);
}

/** The operations of both runs whose verdict is another one, those that are worse first. */
export function driftSince(last: LastRun, { operations }: Pick<Result, 'operations'>): readonly Drift[] {
  return operations
    .flatMap((result): Drift[] => {
      const before = last.verdicts.get(result.subject);
      if (before === undefined || before === result.verdict) return [];
      return [{ result, before, isWorse: verdicts.indexOf(result.verdict) < verdicts.indexOf(before) }];
    })
    .toSorted((a, b) => Number(b.isWorse) - Number(a.isWorse));
}

/** What to know of a comparison of two versions of the contract; nothing where both are the same. */
function versionLines({ contract }: LastRun, now: string): readonly string[] {
  if (contract === now) return [];
  const before = contract === undefined ? 'a version that it does not name' : `version ${contract}`;
  return [`The earlier report is by ${before} of the contract, this run by ${now}: what is worse may be a newer rule.`];
}

/** The drift in lines: each operation, its verdicts, and the screens that call it. `contract` is the version of this run. */
export function driftReport(last: LastRun, drifts: readonly Drift[], contract: string): string {
  const versions = versionLines(last, contract);
  if (drifts.length === 0) return [...versions, `Since ${last.at}: no operation has another verdict.`].join('\n');
  const screens = [...new Set(drifts.filter(({ isWorse }) => isWorse).flatMap(({ result }) => result.screens))];
  return [
    ...versions,
    `Since ${last.at}:`,
    ...drifts.map(
      ({ result, before, isWorse }) =>
        `    ${isWorse ? 'worse' : 'better'}  ${result.call || result.subject}: ${before} → ${result.verdict}`,
    ),
    screens.length > 0 ? `    Screens that suffer: ${screens.join(', ')}` : '    No screen suffers.',
  ].join('\n');
}
