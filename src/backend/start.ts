import { addBackendNotice, type DemoAccount, dropBackendNotice, publishBackendStatus } from './status.ts';
import { throttle } from '../domain/throttle.ts';
import { sessionStore } from '../storage/safe-storage.ts';

type Transport = (request: Request, init?: RequestInit) => Promise<Response>;

/** How the app's calls reach the server, and when it is there. */
interface Server {
  readonly transport: Transport;
  readonly ready: () => Promise<unknown>;
}

const notices = {
  denied: 'This browser lets the demo store nothing. Everything works, but changes are lost when this tab is closed.',
  full: 'The browser’s storage is full. Everything works, but changes are lost when this tab is closed.',
  'set-aside':
    'The stored data could not be read. It was set aside, not deleted, and the demo started with fresh data.',
  cleared: 'The browser has cleared the demo’s data. The demo started again with fresh data.',
  'read-only': 'The stored data was written by a newer version of the portal. It can be read, but not changed, here.',
  failed: 'The demo’s data could not be opened. Whatever you do next tries again; reloading the page may help.',
} as const;

const report = (id: keyof typeof notices) =>
  addBackendNotice({ id, tone: id === 'failed' ? 'error' : 'warning', message: notices[id] });

const sizeKey = 'demo.students';

/** How many students `?students=` once asked for in this tab, or 1,200; each size has a database of its own. */
function demoSize(): number {
  const asked = Number(new URLSearchParams(location.search).get('students'));
  const valid = Number.isInteger(asked) && asked >= 1 && asked <= 100_000;
  if (valid) sessionStore.set(sizeKey, String(asked));
  return (valid ? asked : Number(sessionStore.get(sizeKey))) || 1200;
}

/** The backend in the page as main.tsx loads it. */
interface PageBackend {
  startBackend(options: {
    baseUrl: string;
    students: number;
    report(event: keyof typeof notices): void;
    onProgress(share: number): void;
    onChange(): void;
  }): Promise<{ transport: Transport; accounts: readonly DemoAccount[] }>;
}

/**
 * Connects the app to its server: the network, or the backend in the page. The first request or `ready` starts that one,
 * and requests wait until it has started. If it could not be loaded, the next request tries again.
 * @param load loads the backend in the page; absent in a live build
 * @param onChange called when another tab has changed the data
 */
export function startBackend(load: (() => Promise<PageBackend>) | undefined, onChange: () => void): Server {
  if (!load) {
    publishBackendStatus({ phase: 'ready' });
    return { transport: (request, init) => globalThis.fetch(request, init), ready: () => Promise.resolve() };
  }
  // Read before the router makes the URL its own.
  const students = demoSize();
  const start = async () => {
    publishBackendStatus({ phase: 'starting' });
    const { startBackend: startInPage } = await load();
    const { transport, accounts } = await startInPage({
      baseUrl: import.meta.env.BASE_URL,
      students,
      report,
      onProgress: throttle((progress) => publishBackendStatus({ progress })),
      onChange,
    });
    dropBackendNotice('failed');
    publishBackendStatus({ phase: 'ready', accounts });
    return transport;
  };
  let starting: Promise<Transport> | undefined;
  const ready = () =>
    (starting ??= start().catch((error: unknown) => {
      starting = undefined;
      publishBackendStatus({ phase: 'failed' });
      report('failed');
      throw error;
    }));
  return { transport: async (request, init) => (await ready())(request, init), ready };
}
