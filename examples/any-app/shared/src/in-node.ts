import { setupServer } from 'msw/node';
import { contractCheck, nodeBackend } from 'university-api/node';
import { checkPackage } from './checks.ts';

/** Checks the package with its mock in Node, behind MSW's server. */
export async function checkInNode(): Promise<void> {
  const university = await nodeBackend({ students: 20 });
  const server = setupServer(...university.handlers);
  await server.listen();
  await checkPackage({ origin: 'http://localhost', university, contractCheck });
  await server.close();
}
