import { pathBelow } from '#mocks/engine/handlers.ts';
import { createResponseCheck } from '#mocks/engine/request/conformance.ts';
import { HttpError } from '#mocks/engine/request/http-error.ts';
import { findRoute } from '#mocks/engine/request/route.ts';
import { contractText } from './contract-text.ts';

/** @throws ContractBreach where the answer is none that the contract allows; requests of other addresses pass */
export type ContractCheck = (exchange: { readonly request: Request; readonly response: Response }) => Promise<void>;

/**
 * Holds any answer against the contract, such as those of handlers of an app's own:
 * `server.events.on('response:mocked', contractCheck())`.
 * @param base where the API is, as in the options of the backends
 */
export function contractCheck(base = '/api'): ContractCheck {
  const check = createResponseCheck({
    contractFile: 'university.yaml',
    contractText,
    onBreach(breach) {
      throw breach;
    },
  });
  return async ({ request, response }) => {
    const path = pathBelow(base, request.url);
    const route = path === undefined ? undefined : findRoute(request.method, path);
    if (route === undefined || route instanceof HttpError) return;
    await check(route.id, request, response);
  };
}
