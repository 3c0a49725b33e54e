import { http, HttpResponse, type HttpHandler, type PathParams } from 'msw';
import { type OperationId, operations } from '../openapi/operations.gen.ts';
import type { Database } from './db/database.ts';
import { applications } from './handlers/applications.ts';
import { auth } from './handlers/auth.ts';
import { courses } from './handlers/courses.ts';
import { students } from './handlers/students.ts';
import { failure } from './request/answer.ts';
import type { ResponseCheck } from './request/conformance.ts';
import { dispatch } from './request/dispatch.ts';
import type { Implementations } from './request/types.ts';
import { HttpError } from './rules/http-error.ts';

/** Every operation of the contract: one that is missing here does not compile. */
const implementations = { ...auth, ...students, ...applications, ...courses } satisfies Implementations;

/** A header of every answer of this backend, so that a page can tell it from a static host's index.html. */
export const identityHeader = 'X-Portal-Backend';

/** Stands between a request and what answers it. `id` is absent where the contract has no such address. */
export type Middleware = (
  call: { readonly id: OperationId | undefined; readonly request: Request },
  respond: () => Promise<Response>,
) => Promise<Response>;

export interface BackendOptions {
  readonly database: Database;
  /**
   * Where the API is: an address, or a pattern for one. The page names its own, because below it are other things with
   * `/api/` in their path (the development server's modules); by default it is `/api` of any host.
   */
  readonly base?: string;
  /** Sent in the identity header; a page gives each start a new one. */
  readonly identity?: string;
  readonly now?: () => Date;
  /** Holds the responses against the contract, in development and tests. */
  readonly checkResponse?: ResponseCheck | undefined;
  /** The first sees a request first. */
  readonly middleware?: readonly Middleware[];
}

const operationIds = Object.keys(operations) as OperationId[];
const parametersIn = (path: string) => path.split('{').length - 1;

/** Static paths before those with parameters: `/students/count` is not the student with the id `count`. */
const byPrecedence = operationIds.toSorted(
  (a, b) => parametersIn(operations[a].path) - parametersIn(operations[b].path),
);

/** The path's parameters by name, without what the pattern's leading `*` matched, which MSW gives a number for a name. */
const namedParameters = (params: PathParams) =>
  Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (/^\d+$/.test(name) ? [] : [[name, String(value ?? '')]])),
  );

/** One MSW handler an operation, and a last one that answers every other path below /api with a JSON 404. */
export function createHandlers(options: BackendOptions): HttpHandler[] {
  const {
    database,
    base = '*/api',
    identity = 'portal',
    now = () => new Date(),
    checkResponse,
    middleware = [],
  } = options;
  const dispatcher = { database, implementations, now };
  const withIdentity = (response: Response) => {
    // The headers of a network error cannot be changed.
    if (response.type === 'error') return response;
    response.headers.set(identityHeader, identity);
    return response;
  };
  const answer = async (id: OperationId | undefined, request: Request, respond: () => Promise<Response>) => {
    const all = middleware.reduceRight<() => Promise<Response>>(
      (next, step) => () => step({ id, request }, next),
      respond,
    );
    return withIdentity(await all());
  };
  const handlerOf = (id: OperationId) => {
    const { method, path } = operations[id];
    const pattern = `${base}${path.replace(/\{(\w+)\}/g, ':$1')}`;
    return http[method](pattern, ({ request, params }) =>
      answer(id, request, async () => {
        const response = await dispatch(dispatcher, id, request, namedParameters(params));
        return checkResponse ? checkResponse(id, request, response) : response;
      }),
    );
  };
  /** MSW decodes a path before it chooses a handler, and throws at a lone `%`. A pattern without groups decodes nothing. */
  const malformedPath = http.all(/\/api\//, ({ request }) => {
    try {
      decodeURIComponent(new URL(request.url).pathname);
    } catch {
      return withIdentity(failure(new HttpError(400, 'The address is not well formed')));
    }
  });
  const unknownPath = ({ request }: { request: Request }) =>
    answer(undefined, request, async () => failure(new HttpError(404, 'The API has no such address')));
  return [
    malformedPath,
    http.get(`${base}/backend-identity`, () => withIdentity(HttpResponse.json({ identity }))),
    ...byPrecedence.map(handlerOf),
    http.all(`${base}/*`, unknownPath),
    http.all(base, unknownPath),
  ];
}
