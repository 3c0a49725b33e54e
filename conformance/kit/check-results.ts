import { curlOf, type Exchange, seenIn } from './exchange.ts';
import { frameworkCause } from './framework-causes.ts';
import type { AnswerRuleId, Effect, Rule, Subject } from './rules.ts';

/** A rule that an operation does not keep. Further cases of the same kind are counted, and one of them is shown. */
export interface Finding {
  readonly subject: Subject;
  readonly rule: string;
  readonly effect: Effect;
  /** The case, in a few words: `phone: too short`. */
  readonly what: string;
  readonly expected: string;
  seen: string;
  /** Why a known framework answers so, and what mends it. */
  cause: string | undefined;
  curl: string | undefined;
  times: number;
}

/** Whether a command can be read: printable ASCII, and not long. Generated texts often cannot. */
const isPlain = (curl: string) => curl.length <= 400 && /^[\x20-\x7e]*$/.test(curl);

/** What was not checked, and why. */
export interface Skip {
  readonly subject: Subject;
  readonly what: string;
  readonly reason: string;
}

/** How a check came out; what is left out is that of its rule. */
interface Outcome {
  readonly ok: boolean;
  readonly what?: string;
  readonly expected?: string;
  readonly seen?: string | undefined;
  readonly effect?: Effect;
  readonly exchange?: Exchange | undefined;
}

/** Keeps what was checked, operation by operation and rule by rule. */
export class CheckResults<RuleId extends string = AnswerRuleId> {
  readonly passed = new Map<string, number>();
  readonly findings = new Map<string, Finding>();
  readonly skips: Skip[] = [];
  readonly cases = new Map<Subject, { valid: number; invalid: number }>();
  /** The operations of which a request has been answered with a success. */
  readonly succeeded = new Set<Subject>();
  private readonly rules: Readonly<Record<RuleId, Rule>>;
  private readonly selects: (subject: Subject) => boolean;

  /** @param selects the operations that are asked about; what is seen of others is not kept */
  constructor(rules: Readonly<Record<RuleId, Rule>>, selects: (subject: Subject) => boolean) {
    this.rules = rules;
    this.selects = selects;
  }

  /** Keeps the outcome of one check, and gives back whether it was well. */
  check(subject: Subject, rule: RuleId, outcome: Outcome): boolean {
    if (!this.selects(subject)) return outcome.ok;
    if (outcome.ok) {
      const key = `${subject} ${rule}`;
      this.passed.set(key, (this.passed.get(key) ?? 0) + 1);
      return true;
    }
    const { exchange, what = '', expected = this.rules[rule].expects, effect = this.rules[rule].effect } = outcome;
    const key = [subject, rule, effect, what].join(' ');
    const known = this.findings.get(key);
    const seen = outcome.seen ?? (exchange ? seenIn(exchange) : '');
    const cause = exchange && frameworkCause(rule, exchange);
    const curl = exchange && curlOf(exchange);
    if (!known) this.findings.set(key, { subject, rule, effect, what, expected, seen, cause, curl, times: 1 });
    else {
      known.times += 1;
      // A case that a person can read is shown in place of one that was sent before it.
      if (curl !== undefined && isPlain(curl) && !isPlain(known.curl ?? ''))
        Object.assign(known, { seen, cause, curl });
    }
    return false;
  }

  /** Whether a rule was checked of an operation, well or not. */
  isChecked(subject: Subject, rule: string): boolean {
    return (
      this.passed.has(`${subject} ${rule}`) ||
      [...this.findings.values()].some((finding) => finding.subject === subject && finding.rule === rule)
    );
  }

  /** Forgets what was found of an operation, where all of it has one cause that is kept in its place. */
  forget(subject: Subject): void {
    for (const [key, finding] of this.findings) if (finding.subject === subject) this.findings.delete(key);
  }

  /** Keeps whether an answer has the one status that the rule asks for. */
  checkStatus(
    subject: Subject,
    rule: RuleId,
    expected: number,
    exchange: Exchange,
    more: Pick<Outcome, 'what' | 'effect'> = {},
  ): boolean {
    return this.check(subject, rule, {
      ...more,
      ok: exchange.status === expected,
      expected: `a ${expected}`,
      exchange,
    });
  }

  skip(subject: Subject, what: string, reason: string): void {
    if (this.selects(subject)) this.skips.push({ subject, what, reason });
  }

  count(subject: Subject, kind: 'valid' | 'invalid'): void {
    const cases = this.cases.get(subject) ?? { valid: 0, invalid: 0 };
    cases[kind] += 1;
    this.cases.set(subject, cases);
  }
}
