import { awaitExtensions, offerExtensions } from './extensions.ts';
import type { Server } from '../api/connection.ts';
import { addBackendNotice, dropBackendNotice, publishBackendStatus } from './status.ts';

const noticeId = 'configuration';

/**
 * Connects the app to the API of a live build. Calls are made for the address that the build knows, and sent to the one
 * that the host's config.json names. Nothing but the first call waits for that file, which the page's head has asked for;
 * what it says of extensions is known as soon as it is there.
 * @param basePath where the app lies, e.g. '/' or '/portal/'
 * @param builtIn the address for which calls are made, without a slash at its end
 */
export function connectToApi(basePath: string, builtIn: string): Server {
  publishBackendStatus({ phase: 'ready' });
  awaitExtensions();
  const find = async () => {
    try {
      // While developing there is no such file, nor the script that reads it.
      const { address, extensions } = (await window.portalApi?.(basePath, builtIn)) ?? { address: builtIn };
      offerExtensions(extensions);
      dropBackendNotice(noticeId);
      return address;
    } catch (error) {
      finding = undefined;
      offerExtensions(undefined);
      if (error instanceof Error && error.name === 'ConfigurationError')
        addBackendNotice({ id: noticeId, tone: 'error', message: error.message });
      throw error;
    }
  };
  let finding: Promise<string> | undefined;
  const ready = () => (finding ??= find());
  // At once, since it decides what pages offer. Whoever needs the API hears of a failure.
  ready().catch(() => undefined);
  return {
    ready,
    async transport(request, init) {
      const api = await ready();
      const url = api + request.url.slice(builtIn.length);
      const asked = request.method === 'GET' && window.portalAnswer?.(url, request.headers, init?.signal);
      if (asked) return asked;
      if (api === builtIn) return fetch(request, init);
      // Not `new Request(address, request)`, for which not every browser can take over a body.
      const { method, headers } = request;
      const body = (await request.text()) || null;
      return fetch(url, { method, headers, body, ...init });
    },
  };
}
