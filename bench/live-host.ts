import { getResponse } from 'msw';
import { demoAccounts, demoPassword } from '../mocks/university/seed/demo-accounts.ts';
import { nodeBackend } from '../mocks/node.ts';
import { type StaticHost, startStaticHost } from '../tools/static-host.ts';

interface Options {
  /** Folders whose files are served; the first is the app's, whose pages answer for every path without a file. */
  readonly folders: readonly string[];
  readonly students?: number;
}

/** The live build on a careful static host (compression, caching, the policy), and an API that answers beside it. */
export async function startLiveHost({ folders, students = 1200 }: Options): Promise<StaticHost> {
  const { handlers } = await nodeBackend({ students });
  /** Long answers, made once: what is measured is the page, not the time in which this process writes 24 MB of JSON. */
  const answers = new Map<string, Buffer>();
  return startStaticHost({
    sites: { '/': folders },
    fallback: 'index.html',
    cleanUrls: true,
    readsHeaders: true,
    optimizes: true,
    async callApi(request) {
      const key = `${request.method} ${request.url}`;
      const known = answers.get(key);
      if (known) return { status: 200, body: known };
      const answer = await getResponse(handlers, request);
      const body = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0));
      if (request.method === 'GET' && answer?.ok && body.length > 1_000_000) answers.set(key, body);
      return { status: answer?.status ?? 404, body };
    },
  });
}

/** Signs an administrator in. @returns what the portal keeps of it in localStorage */
export async function signIn(origin: string): Promise<Readonly<Record<string, string>>> {
  const account = demoAccounts.find(({ tab }) => tab === 'admin');
  const login = await fetch(`${origin}/api/admin/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ usernameOrEmail: account?.email, password: demoPassword }),
  });
  const { data } = await login.json();
  return { authToken: data.token, userRole: 'ADMIN', userInfo: JSON.stringify(data.user) };
}
