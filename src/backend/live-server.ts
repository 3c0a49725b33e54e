import type { Server } from './server.ts';
import { addBackendNotice, dropBackendNotice, publishBackendStatus } from './status.ts';

const noticeId = 'configuration';

/**
 * Connects the app to the API of a live build. Calls are made for the address that the build knows, and sent to the one
 * that the host's config.json names. Nothing but the first call waits for that file, which the page's head has asked for.
 * @param basePath where the app lies, e.g. '/' or '/portal/'
 * @param builtIn the address for which calls are made, without a slash at its end
 */
export function connectToApi(basePath: string, builtIn: string): Server {
  publishBackendStatus({ phase: 'ready' });
  const find = async () => {
    try {
      // While developing there is no such file, nor the script that reads it.
      const api = await (window.portalApi?.(basePath, builtIn) ?? builtIn);
      dropBackendNotice(noticeId);
      return api;
    } catch (error) {
      finding = undefined;
      if (error instanceof Error && error.name === 'ConfigurationError')
        addBackendNotice({ id: noticeId, tone: 'error', message: error.message });
      throw error;
    }
  };
  let finding: Promise<string> | undefined;
  const ready = () => (finding ??= find());
  return {
    ready,
    async transport(request, init) {
      const api = await ready();
      if (api === builtIn) return fetch(request, init);
      // Not `new Request(address, request)`, for which not every browser can take over a body.
      const { method, headers } = request;
      const body = (await request.text()) || null;
      return fetch(api + request.url.slice(builtIn.length), { method, headers, body, ...init });
    },
  };
}
