import { getResponse } from 'msw';
import { nodeBackend } from '#mocks/node.ts';
import { demoAccounts, demoPassword } from '#mocks/university/seed/demo-accounts.ts';

export type AdminAnswers = Awaited<ReturnType<typeof makeAdminAnswers>>;

/** What an administrator's login answers, and the text of the students that it may see, from the mock. */
export async function makeAdminAnswers(students: number) {
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
