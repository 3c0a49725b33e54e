import { http, HttpResponse, type HttpHandler } from 'msw';
import type { OperationId } from '#openapi/operations.gen.ts';
import type { AnyTables } from './db/tables.ts';
import { failure } from './request/answer.ts';
import type { ResponseCheck } from './request/conformance.ts';
import { dispatch, type Dispatcher } from './request/dispatch.ts';
import { HttpError } from './request/http-error.ts';
import { inLanguage, requestedLanguage, withTexts } from './request/languages.ts';
import { findRoute } from './request/route.ts';

/** A header of every answer of this backend, so that a page can tell it from a static host's index.html. */
export const identityHeader = 'X-Portal-Backend';

/** Stands between a request and what answers it. `id` is absent where the contract has no such address. */
export type Middleware = (
  call: { readonly id: OperationId | undefined; readonly request: Request },
  respond: () => Promise<Response>,
) => Promise<Response>;

export interface HandlerOptions<Tables extends AnyTables<Tables>, Caller, Prepared> extends Omit<
  Dispatcher<Tables, Caller, Prepared>,
  'now'
> {
  /**
   * Where the API is: an address, or a path of any host. The page names its own address, because below it are other
   * things with `/api/` in their path (the development server's modules).
   */
  readonly base?: string;
  /** Sent in the identity header; a page gives each start a new one. */
  readonly identity?: string;
  readonly now?: () => Date;
  /** Holds the responses against the contract, in development and tests. */
  readonly checkResponse?: ResponseCheck | undefined;
  /** Told of an error that no operation expects; the request is answered with a 500 all the same. */
  readonly onFailure?: ((error: unknown) => void) | undefined;
  /** The first sees a request first. */
  readonly middleware?: readonly Middleware[];
}

/** The path of an address below the API's own; undefined where it is somebody else's. */
export function pathBelow(base: string, address: string): string | undefined {
  const own = base.startsWith('/') ? new URL(address).pathname : address.replace(/[?#].*/, '');
  const path = own.slice(base.length);
  return own.startsWith(base) && (path === '' || path.startsWith('/')) ? path : undefined;
}

/** The answer to a HEAD: status and headers of the GET's. */
async function withoutBody(response: Response): Promise<Response> {
  const { status, headers } = response;
  const { byteLength } = await response.arrayBuffer();
  headers.set('Content-Length', String(byteLength));
  return new Response(null, { status, headers });
}

/**
 * The whole API as one MSW handler, which finds the operation by method and path: MSW's own routing tries a handler after
 * the other, and knows no wrong method on a right path.
 */
export function createHandlers<Tables extends AnyTables<Tables>, Caller, Prepared>(
  options: HandlerOptions<Tables, Caller, Prepared>,
): HttpHandler[] {
  const { base = '/api', identity = 'portal', now = () => new Date(), checkResponse, middleware = [] } = options;
  const dispatcher = { ...options, now };

  async function respond(request: Request, path: string): Promise<Response> {
    if (path === '/backend-identity') return HttpResponse.json({ identity });
    const { route, language } = await withTexts(async () =>
      inLanguage(requestedLanguage(request), (written) => ({
        route: findRoute(request.method, path),
        language: written,
      })),
    );
    const id = route instanceof HttpError ? undefined : route.id;
    const operate = async () => {
      if (route instanceof HttpError) return failure(route, language);
      const response = await dispatch(dispatcher, { ...route, language }, request);
      return checkResponse ? checkResponse(route.id, request, response) : response;
    };
    const all = middleware.reduceRight<() => Promise<Response>>(
      (next, step) => () => step({ id, request }, next),
      operate,
    );
    return all();
  }

  async function answer(request: Request): Promise<Response> {
    const response = await respond(request, pathBelow(base, request.url) ?? '');
    // The headers of a network error cannot be changed.
    if (response.type === 'error') return response;
    response.headers.set(identityHeader, identity);
    return request.method === 'HEAD' ? withoutBody(response) : response;
  }

  return [
    http.all(
      ({ request }) => pathBelow(base, request.url) !== undefined,
      ({ request }) => answer(request),
    ),
  ];
}
