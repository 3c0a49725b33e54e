import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import type { Exchange } from './exchange.ts';

/** How servers answer an address, or a method, that they do not have. */
const absent: ReadonlySet<number> = new Set([404, 405, 501]);

/** The parameters of addresses that name one record. */
const identities: ReadonlySet<string> = new Set(['id', 'email', 'rollno']);

/** An answer, as far as it tells whether an operation is there. */
interface Answered {
  readonly status: number;
  readonly ok: boolean;
  readonly data: unknown;
  readonly exchange: Exchange;
}

function* recordsIn(data: unknown): Generator<Record<string, unknown>> {
  for (const row of Array.isArray(data) ? data : [data]) {
    if (!isRecord(row)) continue;
    yield row;
    if (isRecord(row['user'])) yield row['user'];
  }
}

/**
 * Finds the operations that a server does not have. A 404 alone does not tell: it is also right for a record that is not
 * there. Only requests count that a 404 is never right for: to an address without an id, or with one that an earlier answer
 * has named, or of a visitor, where an operation that has to know who asks answers 401 first.
 */
export class MissingOperations {
  private readonly named = new Set<string>();
  private readonly present = new Set<OperationId>();
  private readonly refused = new Map<OperationId, Exchange>();

  /** Told of each answer, with the parameters of its address. */
  onAnswer(
    operation: OperationId,
    path: Readonly<Record<string, string>>,
    { status, ok, data, exchange }: Answered,
  ): void {
    if (status === 0) return;
    if (!absent.has(status)) this.present.add(operation);
    else if (this.isThere(operation, path, exchange) && !this.refused.has(operation))
      this.refused.set(operation, exchange);
    if (!ok) return;
    for (const { id, email, rollNo } of recordsIn(data))
      for (const value of [id, email, rollNo]) if (typeof value === 'string') this.named.add(value);
  }

  private isThere(operation: OperationId, path: Readonly<Record<string, string>>, { caller }: Exchange): boolean {
    const roles: readonly string[] = operations[operation].roles;
    if (caller.token === undefined && !roles.includes('public')) return true;
    const names = [...operations[operation].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return names.every((name) => !identities.has(name) || this.named.has(path[name] ?? ''));
  }

  /** The operations of which no request was answered otherwise, each with one that should have been. */
  get all(): readonly (readonly [OperationId, Exchange])[] {
    return [...this.refused].filter(([operation]) => !this.present.has(operation));
  }
}
