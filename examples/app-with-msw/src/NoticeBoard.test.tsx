import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { ContractBreach, contractCheck, nodeBackend } from 'university-api/node';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownHandlers } from './handlers.ts';
import { NoticeBoard } from './NoticeBoard.tsx';

const server = setupServer(...ownHandlers);
const base = '/university';

beforeEach(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  server.use(...(await nodeBackend({ base, students: 20 })).handlers);
});
afterEach(() => {
  server.resetHandlers();
  server.close();
});

it('The app’s own handlers and the university’s answer side by side', async () => {
  render(<NoticeBoard />);
  expect(await screen.findByText('The library is open until ten.')).toBeTruthy();
  expect(await screen.findByText(/^\d+ courses can be studied\.$/)).toBeTruthy();
});

it('An answer of a handler of one’s own is held against the contract', async () => {
  const address = `${location.origin}${base}/courses/active`;
  const check = contractCheck(base);
  const exchange = async () => {
    const request = new Request(address);
    return { request, response: await fetch(request) };
  };
  await expect(check(await exchange())).resolves.toBeUndefined();
  server.use(http.get(address, () => HttpResponse.json({ success: true, data: [{ courseName: 'Botany' }] })));
  await expect(check(await exchange())).rejects.toBeInstanceOf(ContractBreach);
});
