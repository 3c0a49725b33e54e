import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { type NodeBackendOptions, nodeBackend } from 'university-api/node';
import { afterEach, expect, it, vi } from 'vitest';
import { ApplyScreen } from './ApplyScreen.tsx';
import { applicant } from './test-applicant.ts';

const server = setupServer();

/** The screen in front of the university's API, with its data in memory. */
async function open(options: NodeBackendOptions = {}) {
  const university = await nodeBackend({ students: 20, ...options });
  server.listen({ onUnhandledRequest: 'error' });
  server.use(...university.handlers);
  render(<ApplyScreen />);
  return { university, user: userEvent.setup() };
}

afterEach(() => {
  server.resetHandlers();
  server.close();
});

const list = () => screen.findByRole('list', { name: 'Courses with seats' });

it('The courses of the university are listed', async () => {
  await open();
  expect(within(await list()).getAllByRole('listitem').length).toBeGreaterThan(5);
});

it('Without courses the screen says so', async () => {
  await open({ respond: { listActiveCourses: 'rows-0' } });
  expect(await screen.findByText('No course has seats left.')).toBeTruthy();
});

it('Courses that fail to load can be tried again', async () => {
  const { university, user } = await open({ respond: { listActiveCourses: { delay: 50 } } });
  university.fail('listActiveCourses', 500, { once: true });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await list()).toBeTruthy();
});

it('A field that the server refuses says why, and keeps what was typed', async () => {
  const { university, user } = await open();
  await university.respond('submitApplication', 'invalid(email)');
  await user.type(await screen.findByLabelText('Email'), 'asha@mail.example');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('The server does not accept this value')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('asha@mail.example');
});

it('An application is stored by the mock, which knows its number', async () => {
  const { university, user } = await open();
  await list();
  for (const [label, value] of Object.entries(applicant)) await user.type(screen.getByLabelText(label), value);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  const [, number] = /has the number (\S+)\.$/.exec((await screen.findByText(/has the number/)).textContent) ?? [];
  const stored = await university.database.transact('read', ({ applications }) =>
    applications.all().find(({ referenceNumber }) => referenceNumber === number),
  );
  expect(stored?.email).toBe('asha.rao@mail.example');
});

it('Data that breaks the contract is no answer: the breach is told, and the screen fails', async () => {
  const onBreach = vi.fn<NonNullable<NodeBackendOptions['onBreach']>>();
  await open({
    onBreach,
    arrange: ({ courses, ...rows }) => ({ ...rows, courses: courses.map((course) => ({ ...course, courseName: '' })) }),
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(onBreach.mock.calls[0]?.[0].message).toMatch(/^listActiveCourses broke the contract: .*courseName/s);
});
