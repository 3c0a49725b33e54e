import { demoAccounts, demoPassword } from '../mocks/university/seed/demo-accounts.ts';

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
