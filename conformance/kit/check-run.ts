import type { Endpoint } from '#openapi/contract.ts';
import { type OperationId, operations } from '#openapi/operations.gen.ts';
import type { CheckResults } from './check-results.ts';
import type { Answer, Call, Client } from './client.ts';
import type { AnswerRuleId, Subject } from './rules.ts';
import type { UniqueValues } from './unique-values.ts';

export interface CheckRunParts<RuleId extends string> {
  readonly client: Client;
  readonly results: CheckResults<RuleId>;
  readonly unique: UniqueValues;
  readonly endpoints: ReadonlyMap<OperationId, Endpoint>;
  readonly seed: number;
  /** How many valid inputs an operation gets; invalid ones are two and a half times as many. */
  readonly cases: number;
  readonly readOnly: boolean;
  /** The operations of the level: nothing else is sent. */
  readonly level: ReadonlySet<OperationId>;
  /** Those that are asked about. */
  readonly selected: ReadonlySet<OperationId>;
  /** What the server has beyond the level. */
  readonly extensions: readonly string[];
}

/** What every check works with: the server, what is asked for, and where results go. */
export class CheckRun<RuleId extends string = AnswerRuleId> {
  readonly client: Client;
  readonly results: CheckResults<RuleId>;
  readonly unique: UniqueValues;
  readonly seed: number;
  readonly cases: number;
  readonly readOnly: boolean;
  readonly level: ReadonlySet<OperationId>;
  readonly extensions: readonly string[];
  private readonly endpoints: CheckRunParts<RuleId>['endpoints'];
  private readonly chosen: ReadonlySet<OperationId>;

  constructor(parts: CheckRunParts<RuleId>) {
    this.client = parts.client;
    this.results = parts.results;
    this.unique = parts.unique;
    this.seed = parts.seed;
    this.cases = parts.cases;
    this.readOnly = parts.readOnly;
    this.level = parts.level;
    this.extensions = parts.extensions;
    this.endpoints = parts.endpoints;
    this.chosen = parts.selected;
  }

  get selected(): readonly OperationId[] {
    return [...this.chosen];
  }

  endpoint(operation: OperationId): Endpoint {
    return this.endpoints.get(operation)!;
  }

  /** Whether an operation may be sent: the level has it, and it changes nothing where nothing may be changed. */
  uses(operation: OperationId): boolean {
    return this.level.has(operation) && !(this.readOnly && operations[operation].method !== 'get');
  }

  selects(subject: Subject): boolean {
    return subject === '*' ? this.chosen.size === this.level.size : this.chosen.has(subject);
  }

  selectsAny(subjects: readonly OperationId[]): boolean {
    return subjects.some((subject) => this.selects(subject));
  }

  call(operation: OperationId, call: Call = {}): Promise<Answer> {
    return this.client.call(operation, call);
  }
}
