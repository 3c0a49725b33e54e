import type { OperationId } from '#openapi/operations.gen.ts';

/** A line of the contract. */
export interface ContractLine {
  readonly number: number;
  readonly text: string;
}

/** One thing in an answer that the contract does not allow. */
export interface Violation {
  /** Where in the body, as a JSON pointer; undefined where the answer as a whole is wrong. */
  readonly path?: string;
  /** What is there. */
  readonly value?: unknown;
  /** What the contract says of it, e.g. `must be number`. */
  readonly expected: string;
  readonly line: ContractLine;
}

interface Answer {
  readonly id: OperationId;
  readonly method: string;
  /** The path of the request, with its search. */
  readonly path: string;
  readonly status: number;
}

/** Which contract an answer was held against: its server may know a later one. */
interface BrokenContract {
  /** Where it is, for whoever looks its lines up. */
  readonly file: string;
  readonly version: string;
}

/** A list of 50,000 rows would fill the console. */
const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

function sentenceOf({ path, value, expected }: Violation): string {
  const where = path === undefined ? 'the answer' : path || 'the body';
  return value === undefined
    ? `${where} ${expected}`
    : `${where} is ${cut(JSON.stringify(value), 200)}, but ${expected}`;
}

function textOf(
  { id, method, path, status }: Answer,
  violations: readonly Violation[],
  { file, version }: BrokenContract,
): string {
  const [heading, indent] = violations.length > 1 ? ['\nNone of the alternatives fits:', '  '] : ['', ''];
  const details = violations.map(
    (violation) =>
      `\n${indent}${sentenceOf(violation)}\n${indent}  ${file}:${violation.line.number}  ${violation.line.text}`,
  );
  return `${id} broke the contract: ${method} ${path} answered ${status}.${heading}${details.join('')}\nThe contract is version ${version}.`;
}

/** An operation has answered what the contract does not allow. The message tells all of it. */
export class ContractBreach extends Error {
  override readonly name = 'ContractBreach';
  readonly answer: Answer;
  /** One, or one for each alternative of an `anyOf`. */
  readonly violations: readonly [Violation, ...Violation[]];

  readonly #contractFile: string;

  constructor(answer: Answer, violations: readonly [Violation, ...Violation[]], contract: BrokenContract) {
    super(textOf(answer, violations, contract));
    this.#contractFile = contract.file;
    this.answer = answer;
    this.violations = violations;
  }

  /** All that a screen has room for. The contract allows a message 500 characters. */
  get summary(): string {
    const [first] = this.violations;
    const text = `${this.answer.id} broke the contract: ${sentenceOf(first)} (${this.#contractFile}:${first.line.number})`;
    return cut(text, 500);
  }
}
