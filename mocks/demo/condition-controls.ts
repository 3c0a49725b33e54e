import { t } from '#src/languages/texts.ts';
import type { FaultName, ReadyName } from './answers.ts';
import {
  answerRule,
  type Conditions,
  type ConditionsStore,
  type GivenAnswer,
  noConditions,
  type OperationName,
  parseDelay,
  parseFault,
  type Rule,
  withRule,
} from './conditions.ts';

export type RespondAnswer = Exclude<ReadyName, 'invalid'> | `invalid(${string})` | GivenAnswer;

/** Which operations answer what from the start, e.g. `{ listCourses: 'rows-0', login: { status: 422, times: 1 } }`. */
export type Respond = { readonly [Operation in OperationName]?: RespondAnswer };

/** The conditions with the answers that an option names. @throws DemoError for an operation or an answer that there is not */
export const respondingWith = (respond: Respond): Conditions =>
  Object.entries(respond)
    .map(([operation, answer]) => answerRule(operation, answer))
    .reduce(withRule, noConditions);

/**
 * What a console, a test or another app does to the conditions. Whatever cannot be done throws a DemoError, whose message
 * is a sentence.
 * @param tell is told where an answer of somebody's own breaks the contract
 */
export function conditionControls(store: ConditionsStore, tell: (breach: string) => void) {
  const change = (part: Partial<Conditions>) => store.set({ ...store.get(), ...part });
  const addRule = (rule: Rule): void => store.set(withRule(store.get(), rule));

  /** Says where an answer of somebody's own breaks the contract. */
  async function tellBreach({ operation, answer }: Rule): Promise<void> {
    if (!('own' in answer)) return;
    const { breachOf } = await import('./answer-check.ts');
    const breach = breachOf(operation, answer.own);
    if (breach !== undefined) tell(t`${breach} It is given all the same.`);
  }

  return {
    /** How long answers take: `none`, `typical`, `slow-3g`, `9s`, or milliseconds. */
    delay: (delay: string | number) => change({ delay: parseDelay(String(delay)) }),
    /** Whether writes fail as on a full disk. */
    storageFull: (storageFull = true) => change({ storageFull }),
    /** Lets the next call, or all calls, of an operation fail: `fail('updateStudent', 500)`. */
    fail: (operation: OperationName, fault: FaultName | number, { once = false } = {}): void =>
      addRule(parseFault(`${operation}:${fault}${once ? ':once' : ''}`)),
    /**
     * Answers calls of an operation with a ready answer, such as `rows-0` or `invalid(name)`, or with one of your own:
     * `respond('updateStudent', { status: 422, body: { success: false, message: 'No' }, times: 1 })`. What breaks the contract
     * is told, and given all the same.
     */
    async respond(operation: OperationName, answer: RespondAnswer, { times }: { times?: number } = {}): Promise<void> {
      const rule = answerRule(operation, answer, times);
      addRule(rule);
      await tellBreach(rule);
    },
    /** Ends what `fail` or `respond` has begun for an operation. */
    succeed: (operation: OperationName) =>
      change({ rules: store.get().rules.filter((rule) => rule.operation !== operation) }),
    clearConditions: () => store.set(noConditions),
  };
}
