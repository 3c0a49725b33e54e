import type { Json } from '#src/platform/api/shapes.ts';
import type { Caller } from '#conformance/kit/exchange.ts';
import type { MadeStudent, UniversityRun } from './university-run.ts';

/** What an operation's requests are about: who sends them, to which record. It is made once for all cases. */
export interface Target {
  readonly as: Caller;
  readonly path?: Readonly<Record<string, string>>;
  readonly student?: MadeStudent;
  /** An application that the run has sent in, and what proves it. */
  readonly application?: string;
  readonly proof?: { readonly referenceNumber: string; readonly email: string };
}

/** How a body that fits the schema becomes one that a conforming server accepts. */
export interface Recipe {
  /** Undefined where the server lets no such record be made. */
  readonly target: (run: UniversityRun) => Promise<Target | undefined>;
  /** Gives fields that must be unique fresh values, and keeps the rules between fields. */
  readonly fit: (body: Json, run: UniversityRun, target: Target) => Json;
  /** The answer to such a body, where it is not the operation's success. */
  readonly status?: number;
  /** Bodies that fit the schema and break a rule of the operation: what is wrong, the field to be named, the change. */
  readonly breaks?: readonly (readonly [what: string, field: string, change: (body: Json, target: Target) => Json])[];
}
