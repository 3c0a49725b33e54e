import { getResponse } from 'msw';
import { nodeBackend } from '../mocks/node.ts';
import { demoPassword } from '../mocks/university/seed/demo-accounts.ts';
import type { Accounts } from './university/accounts.ts';
import type { Send } from './kit/send.ts';

/** The accounts of the demo's data. */
export const mockAccounts: Accounts = {
  student: { email: 'student@university.example', password: demoPassword },
  admin: { email: 'staff@university.example', password: demoPassword },
  superAdmin: { email: 'admin@university.example', password: demoPassword },
};

export const mockUrl = 'http://portal.test/api';

/** The portal's own backend, in this process and without a network. */
export async function mockServer(students?: number): Promise<Send> {
  const { handlers } = await nodeBackend({
    ...(students !== undefined && { students }),
    // A breach is answered with a 500 that names it, and the kit reports that.
    onBreach: () => undefined,
  });
  return async (request) => {
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`nothing answers ${request.method} ${request.url}`);
    return response;
  };
}

/** How many students and active courses a server has. */
export async function countsOf(server: Send): Promise<number[]> {
  const paths = ['/students?view=public&page=-1', '/courses/active'];
  const answers = await Promise.all(paths.map((path) => server(new Request(`${mockUrl}${path}`))));
  const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as { data: unknown[] }[];
  return bodies.map(({ data }) => data.length);
}
