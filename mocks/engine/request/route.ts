import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { t } from '#src/languages/texts.ts';
import { HttpError } from './http-error.ts';

/** What a request is for. */
export interface Route {
  readonly id: OperationId;
  /** The values of the path's parameters, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
}

const operationIds = Object.keys(operations) as OperationId[];

/** The operations of a path by their methods. A GET answers a HEAD as well. */
function methodsOf(path: string): ReadonlyMap<string, OperationId> {
  const found = operationIds.filter((id) => operations[id].path === path);
  return new Map(
    found.flatMap((id) => {
      const method = operations[id].method.toUpperCase();
      return (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((name) => [name, id] as const);
    }),
  );
}

/** The paths of the contract: `/records/count` before `/records/{id}`, as `{` is sorted behind every letter. */
const paths = [...new Set(operationIds.map((id) => operations[id].path))].sort().map((path) => ({
  pattern: new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`),
  methods: methodsOf(path),
}));

/**
 * Finds the operation that a request is for, or why there is none: 400 where the path is not well formed, 404, or 405
 * with the methods that the path has.
 * @param path below the API's own, as it was sent
 */
export function findRoute(method: string, path: string): Route | HttpError {
  try {
    decodeURIComponent(path);
  } catch {
    return new HttpError(400, t`The address is not well formed`);
  }
  for (const { pattern, methods } of paths) {
    const match = pattern.exec(path);
    if (!match) continue;
    const id = methods.get(method);
    const allowed = [...methods.keys()].join(', ');
    if (id === undefined)
      return new HttpError(405, t`This address takes ${allowed} alone`, { headers: { Allow: allowed } });
    const values = Object.entries(match.groups ?? {});
    return { id, parameters: Object.fromEntries(values.map(([name, value]) => [name, decodeURIComponent(value)])) };
  }
  return new HttpError(404, t`The API has no such address`);
}
