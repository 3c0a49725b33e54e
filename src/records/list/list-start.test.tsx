import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readAtOnce } from '#src/platform/api/arriving-body.ts';
import { fetchList, startKey } from '#src/platform/api/arriving-list.ts';
import { connect } from '#src/platform/api/connection.ts';
import { renderApp } from '#tests/render.tsx';

const listed = '/api/admin/students';

/** Opens the roster, whose answer tells how it begins while the rest of it is held back. */
async function openRoster(path = '/admin/students?status=all') {
  let send = () => {};
  let fail = () => {};
  const page = await renderApp(path, {
    as: 'admin',
    async wire(request, serve) {
      const response = await serve(request);
      if (new URL(request.url).pathname !== listed) return response;
      const body = await response.text();
      const stream = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(body.slice(0, 5000)));
          send = () => {
            controller.enqueue(new TextEncoder().encode(body.slice(5000)));
            controller.close();
          };
          fail = () => controller.error(new TypeError('Failed to fetch'));
        },
      });
      // A real start is longer than the list of a test.
      return Object.assign(readAtOnce(new Response(stream)), { start: Promise.resolve(body.slice(0, 5000)) });
    },
  });
  return { ...page, send: () => send(), fail: () => fail() };
}

const table = () => screen.getByRole('table');
const rows = () => within(table()).queryAllByRole('rowheader');
const boxes = () => within(table()).getAllByRole('checkbox');

describe('The first rows of a list while the rest is loading', () => {
  it('appear at once, and are neither counted nor selectable', async () => {
    const { send } = await openRoster();
    await waitFor(() => expect(rows().length).toBeGreaterThan(2));
    const shown = rows().length;
    expect(shown).toBeLessThan(10);
    expect(screen.getByText('Loading students...')).toBeVisible();
    expect(table()).toHaveAttribute('aria-busy', 'true');
    expect(table()).toHaveAttribute('aria-rowcount', '-1');
    for (const box of boxes()) expect(box).toBeDisabled();
    expect(screen.getByRole('button', { name: /^Export/ })).toBeDisabled();

    const names = rows().map(({ textContent }) => textContent);
    send();
    expect(await screen.findByText('40 students')).toBeVisible();
    expect(rows().length).toBeGreaterThan(shown);
    expect(
      rows()
        .slice(0, shown)
        .map(({ textContent }) => textContent),
    ).toEqual(names);
    expect(table()).toHaveAttribute('aria-rowcount', '41');
    for (const box of boxes()) expect(box).toBeEnabled();
  });

  it.each(['?q=a', '?department=civil', '?sort=name'])(
    'stay hidden when the list is requested with %s',
    async (search) => {
      const { send } = await openRoster(`/admin/students${search}`);
      await waitFor(() => expect(table()).toHaveAttribute('aria-busy', 'true'));
      expect(rows()).toEqual([]);
      send();
      await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    },
  );

  it('disappear when a person starts to search', async () => {
    const { send, user } = await openRoster();
    await waitFor(() => expect(rows().length).toBeGreaterThan(2));
    await user.type(screen.getByRole('searchbox'), 'a');
    expect(rows()).toEqual([]);
    send();
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  });

  it('stay when the rest fails to load, and are not called the complete list', async () => {
    const { fail } = await openRoster();
    await waitFor(() => expect(rows().length).toBeGreaterThan(2));
    const shown = rows().length;
    fail();
    expect(await screen.findByRole('alert')).toHaveTextContent('They are not the whole list.');
    expect(rows()).toHaveLength(shown);
    expect(screen.queryByText(/^\d+ students$/)).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Export/ })).toBeDisabled();
  });
});

it('The first rows of a list that nobody shows are forgotten after ten seconds', async () => {
  vi.useFakeTimers();
  const client = new QueryClient();
  const start = Promise.resolve('{"data":[{"id":"1"},{"id":"2"},');
  connect({ transport: async () => Object.assign(readAtOnce(new Response(new ReadableStream())), { start }) });
  const readRow = Promise.resolve((row: unknown) => row);
  await fetchList({ client, listKey: ['list'], readRow })(new Request('https://example.com/list'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(client.getQueryData(startKey(['list']))).toMatchObject({ rows: [{ id: '1' }, { id: '2' }] });
  await vi.advanceTimersByTimeAsync(9000);
  expect(client.getQueryData(startKey(['list']))).toBeUndefined();
});
