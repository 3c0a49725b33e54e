import { msg } from '#src/languages/texts.ts';
import { throttle } from '#src/platform/scheduling.ts';
import type { Connection, Server } from '../api/connection.ts';
import { addBackendNotice, type DemoAccount, dropBackendNotice, publishBackendStatus } from './status.ts';

const tellFailure = () =>
  addBackendNotice({
    id: 'failed',
    tone: 'error',
    message: msg`The demo’s data could not be opened. Your next action tries again; reloading the page may help.`,
  });

const warn = (id: string, message: string) => addBackendNotice({ id, tone: 'warning', message });

/** The parameters of an address that are meant for the demo and not for the page. */
const demoParameters = [
  'demo',
  'students',
  'as',
  'delay',
  'offline',
  'storage',
  'lists',
  'fail',
  'respond',
  'today',
  'language',
] as const;

/** Takes the demo's parameters out of the page's address, so that a reload does not follow the link once more. */
function takeDemoLink(): URLSearchParams {
  const url = new URL(location.href);
  const link = new URLSearchParams();
  for (const name of demoParameters) {
    for (const value of url.searchParams.getAll(name)) link.append(name, value);
    url.searchParams.delete(name);
  }
  if (link.size > 0) history.replaceState(history.state, '', url);
  return link;
}

interface BackendOptions<Portal> {
  /** Where the app lies, e.g. '/' or '/portal/'. */
  readonly basePath: string;
  /** The address under which the backend in the page is asked. */
  readonly apiBaseUrl: string;
  /** Where the API reference is; undefined where the page has no other beside it. */
  readonly apiReference: string | undefined;
  /** What it may do with the app. */
  readonly portal: Portal;
}

interface BackendCode<Portal> {
  startBackend(
    options: BackendOptions<Portal> & {
      link: URLSearchParams;
      page: string;
      warn(id: string, message: string): void;
      onProgress(share: number): void;
      onAccounts(accounts: readonly DemoAccount[]): void;
    },
  ): Promise<{
    transport: Connection['transport'];
    /** Ends what it does of its own accord. Only while developing. */
    stop?: () => void;
  }>;
}

interface PageBackend<Portal> extends BackendOptions<Portal> {
  load(): Promise<BackendCode<Portal>>;
  /** Calls back with code that has changed, while it is developed; with none where the change does not run. */
  onChanged?: (takeOver: (code: unknown) => void) => void;
}

/**
 * Connects the app to the backend in the page. The first request or `ready` starts it, and requests wait until it has
 * started. If it could not be loaded, the next request tries again.
 */
export function startBackend<Portal extends { onChange(): void; page(): string }>({
  load,
  ...options
}: PageBackend<Portal>): Server {
  // Read before the router makes the URL its own.
  let link = takeDemoLink();
  const page = options.portal.page();
  let stop: (() => void) | undefined;
  const start = async (loading: Promise<BackendCode<Portal>>) => {
    publishBackendStatus({ phase: 'starting' });
    const { startBackend: startInPage } = await loading;
    if (import.meta.hot) stop?.();
    const started = await startInPage({
      ...options,
      link,
      page,
      warn,
      onProgress: throttle((progress) => publishBackendStatus({ progress })),
      onAccounts: (accounts) => publishBackendStatus({ accounts }),
    });
    if (import.meta.hot) stop = started.stop;
    dropBackendNotice('failed');
    publishBackendStatus({ phase: 'ready' });
    return started.transport;
  };
  let starting: Promise<Connection['transport']> | undefined;
  const begin = (loading: Promise<BackendCode<Portal>>) =>
    (starting = start(loading).catch((error: unknown) => {
      starting = undefined;
      publishBackendStatus({ phase: 'failed' });
      tellFailure();
      throw error;
    }));
  const ready = () => starting ?? begin(load());
  if (import.meta.hot)
    options.onChanged?.((code) => {
      // Nothing has started yet, and `load` brings the changed code; or what has started goes on.
      if (!starting || !code) return;
      link = new URLSearchParams();
      void begin(Promise.resolve(code as BackendCode<Portal>)).then(options.portal.onChange, () => undefined);
    });
  return { transport: async (request, init) => (await ready())(request, init), ready };
}
