import { getResponse } from 'msw';
import { accounts, testBackend } from '../mocks/testing.ts';
import { connect } from '../src/platform/api/connection.ts';

export { accounts, testBackend };

/** Connects the portal's calls to the real backend in memory, without a page, as one of its accounts or as a visitor. */
export async function connected(as?: keyof typeof accounts) {
  const backend = await testBackend();
  const token = as ? await backend.tokenOf(accounts[as]) : null;
  connect({
    transport: async (request) => (await getResponse(backend.handlers, request)) ?? Response.error(),
    getToken: () => token,
  });
  return backend;
}
