import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { getResponse } from 'msw';
import { nodeBackend } from '#mocks/node.ts';
import { demoAccounts, demoPassword } from '#mocks/university/seed/demo-accounts.ts';
import { startLivePortal } from './live-portal.ts';

export type ListPortal = Awaited<ReturnType<typeof startListPortal>>;

/** What an administrator's login answers, and the text of the students that it may see, from the mock. */
async function adminAnswers(students: number) {
  const { handlers } = await nodeBackend({ students });
  const call = async (path: string, init: RequestInit) =>
    (await getResponse(handlers, new Request(`http://localhost/api${path}`, init))) ?? Response.error();
  const account = demoAccounts.find(({ tab }) => tab === 'admin');
  const login = await call('/admin/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ usernameOrEmail: account?.email, password: demoPassword }),
  });
  const { data } = await login.json();
  const list = await call('/admin/students', { headers: { Authorization: `Bearer ${data.token}` } });
  return { session: data, list: await list.text() };
}

/**
 * The live build in front of a server that has the list of students alone.
 * @param send sends the list when somebody asks for it
 */
export async function startListPortal(students: number, send: (list: string, response: ServerResponse) => void) {
  const { session, list } = await adminAnswers(students);
  const api = createServer(({ method, url }, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
    if (method === 'OPTIONS') return void response.writeHead(204).end();
    if (url !== '/api/admin/students') return void response.writeHead(404).end();
    send(list, response);
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const address = api.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const portal = await startLivePortal(`http://127.0.0.1:${port}/api`);
  return {
    list,
    /** Opens a page as an administrator. */
    async open(page: Page, path: string): Promise<void> {
      await page.addInitScript(
        (items) => {
          for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
        },
        { authToken: session.token, userRole: 'ADMIN', userInfo: JSON.stringify(session.user) },
      );
      await page.goto(portal.origin + path);
    },
    close(): void {
      portal.close();
      api.closeAllConnections();
      api.close();
    },
  };
}
