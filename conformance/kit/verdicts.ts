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

/** How an operation came out; the worst of its findings decides. */
export type Verdict = 'fits' | 'read leniently' | 'stored wrongly' | 'broken' | 'not checked';

export interface OperationResult {
  readonly subject: Subject;
  /** `PUT /records/{id}`. */
  readonly call: string;
  readonly verdict: Verdict;
  /** How often each rule was kept. */
  readonly passed: ReadonlyMap<string, number>;
  readonly findings: readonly Finding[];
  readonly skips: readonly Skip[];
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
  /** The share that the portal works with: what fits, and what it reads leniently. */
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
  readonly url: string;
  readonly readOnly: boolean;
  readonly requests: number;
  readonly seconds: number;
  /** How to get the tokens that the commands name. */
  readonly tokens: readonly string[];
}

const rank: readonly Effect[] = ['lenient', 'stored', 'broken'];
const verdictOf: Readonly<Record<Effect, Verdict>> = {
  lenient: 'read leniently',
  stored: 'stored wrongly',
  broken: 'broken',
};

function verdict(findings: readonly Finding[], passed: number): Verdict {
  const worst = Math.max(...findings.map(({ effect }) => rank.indexOf(effect)), -1);
  const effect = rank[worst];
  return effect ? verdictOf[effect] : passed > 0 ? 'fits' : 'not checked';
}

/** What was found of one operation, or of addresses that are none. */
export function resultOf(results: CheckResults, subject: Subject, uses: ScreenUses): OperationResult {
  const findings = [...results.findings.values()].filter((finding) => finding.subject === subject);
  const mine = [...results.passed].filter(([key]) => key.startsWith(`${subject} `));
  const passed = new Map(mine.map(([key, times]) => [key.slice(subject.length + 1), times]));
  const use = subject === '*' ? undefined : uses[subject];
  const { method, path } = subject === '*' ? { method: '', path: 'any other address' } : operations[subject];
  return {
    subject,
    call: `${method.toUpperCase()} ${path}`.trim(),
    verdict: verdict(findings, mine.length),
    passed,
    findings: findings.toSorted((a, b) => rank.indexOf(b.effect) - rank.indexOf(a.effect)),
    skips: results.skips.filter((skip) => skip.subject === subject),
    cases: results.cases.get(subject) ?? { valid: 0, invalid: 0 },
    screens: use?.screens ?? [],
    suffers: use?.suffers,
    sections: use?.sections ?? [],
    extension: subject === '*' ? undefined : extensionOf(subject),
  };
}

const worstFirst: readonly Verdict[] = ['broken', 'stored wrongly', 'read leniently', 'not checked', 'fits'];

/** The order of the reports: what is worst comes first. */
export const byVerdict = (a: OperationResult, b: OperationResult) =>
  worstFirst.indexOf(a.verdict) - worstFirst.indexOf(b.verdict);

const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part * 1000) / whole) / 10);

/** The score of a level, to which no extension counts, of those of its operations that were asked about. */
export function scoreOf(level: Score['level'], results: readonly OperationResult[]): Score {
  const of = results.filter(
    ({ subject, extension, screens }) =>
      subject !== '*' && extension === undefined && (level === 'all' || screens.length > 0),
  );
  const counts = { fits: 0, 'read leniently': 0, 'stored wrongly': 0, broken: 0, 'not checked': 0 };
  for (const { verdict: one } of of) counts[one] += 1;
  const working = counts.fits + counts['read leniently'];
  return {
    level,
    total: of.length,
    counts,
    fitting: percent(counts.fits, of.length),
    working: percent(working, of.length),
  };
}
