import type { SchemaError } from '#openapi/validator.ts';
import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { validators } from '#openapi/responses.gen.js';
import { HttpError } from './http-error.ts';
import { failure } from './answer.ts';
import { ContractBreach, type Violation } from './contract-breach.ts';
import type { ContractLines } from './contract-lines.ts';

/** Gives the response back, or one to send in its place where it does not fit the contract. */
export type ResponseCheck = (id: OperationId, request: Request, response: Response) => Promise<Response>;

interface ResponseCheckOptions {
  /** The contract's file, as messages name it. */
  readonly contractFile: string;
  /** Its text, in YAML. It is read at the first breach. */
  contractText(): Promise<string>;
  /** Tells of a breach. Where it throws, the request is not answered. */
  onBreach(breach: ContractBreach): void;
}

/** The value at a JSON pointer. */
function valueAt(body: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  return keys
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((value, key) => Object(value)[key], body);
}

/** What is wrong with the response; its lines are looked up only where something is. */
async function violationsOf(
  id: OperationId,
  response: Response,
  getLines: () => Promise<ContractLines>,
): Promise<Violation[]> {
  const { status } = response;
  const whole = async (expected: string) => [{ expected, line: (await getLines()).ofResponse(id, status) }];
  if (response.ok && 'answersFile' in operations[id]) return [];
  const check = validators[`${id}${status}`];
  if (!check) return whole(`must have a status that the contract lists, and ${status} is none`);
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return (await whole('must be JSON')).map((violation) => ({ ...violation, path: '', value: text }));
  }
  if (check(body)) return [];
  const errors = check.errors ?? [];
  const lines = await getLines();
  const violations = errors
    // That none of the alternatives fits is said in addition to what each of them wants.
    .filter(({ keyword }) => keyword !== 'anyOf')
    .map((error) => ({
      path: error.instancePath,
      value: valueAt(body, error.instancePath),
      expected: expectationOf(error),
      line: lines.ofError(id, status, error),
    }));
  // Alternatives may share the schema that is not kept to.
  return [...new Map(violations.map((each) => [`${each.path} ${each.expected} ${each.line.number}`, each])).values()];
}

/** The validator's message, with the values that it leaves out. */
function expectationOf({ keyword, params, message = `must fit ${keyword}` }: SchemaError): string {
  if (keyword === 'enum') return `must be one of ${JSON.stringify(params['allowedValues'])}`;
  if (keyword === 'const') return `must be ${JSON.stringify(params['allowedValue'])}`;
  return message;
}

/**
 * Holds each response against the contract: the operation lists its status, and its body fits the schema. One that does
 * not fit is replaced by a failure that names the breach. If it were sent, the page would go on with data that no server
 * may send, and fail somewhere else; if nothing were sent, the page would say that the server could not be reached.
 */
export function createResponseCheck({ contractFile, contractText, onBreach }: ResponseCheckOptions): ResponseCheck {
  let lines: Promise<ContractLines> | undefined;
  const getLines = () =>
    (lines ??= Promise.all([import('./contract-lines.ts'), contractText()]).then(([module, source]) =>
      module.contractLines(source),
    ));

  return async (id, request, response) => {
    const [first, ...more] = await violationsOf(id, response.clone(), getLines);
    if (!first) return response;
    const { pathname, search } = new URL(request.url);
    const answer = { id, method: request.method, path: `${pathname}${search}`, status: response.status };
    const breach = new ContractBreach(answer, [first, ...more], {
      file: contractFile,
      version: (await getLines()).version,
    });
    onBreach(breach);
    return failure(new HttpError(500, breach.summary, { error: 'CONTRACT_BREACH' }));
  };
}
