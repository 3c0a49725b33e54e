import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { extensionOf } from './extensions.ts';
import type { Finding, CheckResults, Skip } from './check-results.ts';
import type { Effect, Rules, Subject } from './rules.ts';

/** Where the portal uses an operation, and what people lose where it fails. */
export interface ScreenUse {
  /** The routes of the screens; `everywhere, signed in` where it is in the menu of the account. */
  readonly screens: readonly string[];
  /** What fails on its screens, for people. */
  readonly suffers: string;
  /** The sections of the specification that say so. */
  readonly sections: readonly string[];
}

/** The operations that screens use: level 1. */
export type ScreenUses = Partial<Record<OperationId, ScreenUse>>;

/**
 * How an operation came out: its worst finding decides. Without one it fits if what it is for was tried, and is not tried
 * otherwise, which is no pass.
 */
export type Verdict = Effect | 'fits' | 'not tried';

export interface OperationResult {
  readonly subject: Subject;
  /** `PUT /records/{id}`. */
  readonly call: string;
  readonly verdict: Verdict;
  /** How often each rule was kept. */
  readonly passed: ReadonlyMap<string, number>;
  readonly findings: readonly Finding[];
  readonly skips: readonly Skip[];
  /** Why what the operation is for was not tried; undefined where it was. */
  readonly untried: string | undefined;
  readonly cases: { readonly valid: number; readonly invalid: number };
  /** What people cannot do, where a screen uses it and it does not work. */
  readonly screens: readonly string[];
  readonly suffers: string | undefined;
  readonly sections: readonly string[];
  /** The extension that the operation belongs to. */
  readonly extension: string | undefined;
}

export interface Score {
  readonly level: 'screens' | 'all';
  /** How many operations the level has. */
  readonly total: number;
  readonly counts: Readonly<Record<Verdict, number>>;
  /** The share that keeps the contract, in percent. */
  readonly fitting: number;
  /** The share that the portal works with: what fits, and what differs where no person meets it. */
  readonly working: number;
}

export interface Result {
  readonly operations: readonly OperationResult[];
  /** Those that were checked. */
  readonly rules: Rules;
  readonly scores: readonly Score[];
  /** What is left on the server. */
  readonly left: readonly string[];
  readonly seed: number;
  /** When the run ended, in ISO 8601. */
  readonly at: string;
  readonly url: string;
  /** The version of the contract that the server was held against. */
  readonly contract: string;
  readonly readOnly: boolean;
  readonly requests: number;
  readonly seconds: number;
  /** How to get the tokens that the commands name. */
  readonly tokens: readonly string[];
}

const rank: readonly Effect[] = ['works', 'misleads', 'broken'];

function verdictOf(findings: readonly Finding[], isTried: boolean): Verdict {
  const worst = rank[Math.max(...findings.map(({ effect }) => rank.indexOf(effect)), -1)];
  if (worst === 'broken' || worst === 'misleads') return worst;
  return isTried ? (worst ?? 'fits') : 'not tried';
}

/** Which rule shows that an operation does what it is for; undefined where a success alone does. */
export type MainRules = (operation: OperationId) => string | undefined;

/** Why an operation was not tried; undefined where it was. */
function untriedIn(results: CheckResults, subject: Subject, mainRules: MainRules): string | undefined {
  const rule = subject === '*' ? 'unknown-path' : mainRules(subject);
  const isTried = rule === undefined ? results.succeeded.has(subject) : results.isChecked(subject, rule);
  if (isTried) return undefined;
  const skip = results.skips.find((one) => one.subject === subject);
  return skip ? `${skip.what}: ${skip.reason}` : 'no request that should succeed could be sent, or none succeeded';
}

/** What was found of one operation, or of addresses that are none. */
export function resultOf(
  results: CheckResults,
  subject: Subject,
  uses: ScreenUses,
  mainRules: MainRules,
): OperationResult {
  const findings = [...results.findings.values()].filter((finding) => finding.subject === subject);
  const mine = [...results.passed].filter(([key]) => key.startsWith(`${subject} `));
  const passed = new Map(mine.map(([key, times]) => [key.slice(subject.length + 1), times]));
  const use = subject === '*' ? undefined : uses[subject];
  const untried = untriedIn(results, subject, mainRules);
  const { method, path } = subject === '*' ? { method: '', path: 'any other address' } : operations[subject];
  return {
    subject,
    call: `${method.toUpperCase()} ${path}`.trim(),
    verdict: verdictOf(findings, untried === undefined),
    passed,
    findings: findings.toSorted((a, b) => rank.indexOf(b.effect) - rank.indexOf(a.effect)),
    skips: results.skips.filter((skip) => skip.subject === subject),
    untried,
    cases: results.cases.get(subject) ?? { valid: 0, invalid: 0 },
    screens: use?.screens ?? [],
    suffers: use?.suffers,
    sections: use?.sections ?? [],
    extension: subject === '*' ? undefined : extensionOf(subject),
  };
}

/** From the worst to the best. */
export const verdicts: readonly Verdict[] = ['broken', 'misleads', 'not tried', 'works', 'fits'];

/** The order of the reports: what is worst comes first. */
export const byVerdict = (a: OperationResult, b: OperationResult) =>
  verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict);

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10);

/** The score of a level, to which no extension counts, of those of its operations that were asked about. */
export function scoreOf(level: Score['level'], results: readonly OperationResult[]): Score {
  const of = results.filter(
    ({ subject, extension, screens }) =>
      subject !== '*' && extension === undefined && (level === 'all' || screens.length > 0),
  );
  const counts = { broken: 0, misleads: 0, 'not tried': 0, works: 0, fits: 0 };
  for (const { verdict: one } of of) counts[one] += 1;
  const working = counts.fits + counts.works;
  return {
    level,
    total: of.length,
    counts,
    fitting: percent(counts.fits, of.length),
    working: percent(working, of.length),
  };
}

/** How a run ends: 1 where something does not fit, 3 where all that was tried does and something was not tried, else 0. */
export function exitCode({ operations: results }: Pick<Result, 'operations'>, allowUntried: boolean): 0 | 1 | 3 {
  if (results.some(({ findings }) => findings.length > 0)) return 1;
  return !allowUntried && results.some(({ verdict }) => verdict === 'not tried') ? 3 : 0;
}
