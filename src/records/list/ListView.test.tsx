import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAtOnce } from '#src/platform/api/arriving-body.ts';
import { renderApp } from '#tests/render.tsx';

const students = 400;

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

/** Opens the roster, whose answer comes as far as the test sends it. */
async function openRoster(headers: (length: number) => HeadersInit = () => ({})) {
  let bytes = new Uint8Array();
  let sent = 0;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const page = await renderApp('/admin/students?status=all', {
    as: 'admin',
    students,
    async wire(request, serve) {
      const response = await serve(request);
      if (new URL(request.url).pathname !== '/api/admin/students') return response;
      bytes = new Uint8Array(await response.arrayBuffer());
      const body = new ReadableStream<Uint8Array>({ start: (started) => void (controller = started) });
      return readAtOnce(new Response(body, { headers: headers(bytes.length) }));
    },
  });
  await waitFor(() => expect(controller).toBeDefined());
  return {
    ...page,
    /** Sends the answer up to this share of it, so many milliseconds after what came before. */
    async sendUpTo(share: number, later: number) {
      const end = Math.floor(bytes.length * share);
      vi.advanceTimersByTime(later);
      controller?.enqueue(bytes.slice(sent, end));
      sent = end;
      // Waits until the page has read it.
      await waitFor(() => expect(controller?.desiredSize).toBe(1));
    },
    end: () => controller?.close(),
    breakOff: () => controller?.error(new TypeError('Failed to fetch')),
  };
}

const progress = () => screen.findByRole('progressbar', { name: 'Loading students' });
const rows = () => within(screen.getByRole('table')).queryAllByRole('rowheader');

describe('The progress of a slow list', () => {
  it('appears after a second, and disappears when the list has loaded', async () => {
    const { sendUpTo, end } = await openRoster();
    await sendUpTo(0.3, 900);
    await waitFor(() => expect(rows().length).toBeGreaterThan(2));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();

    await sendUpTo(0.6, 200);
    expect(await progress()).toBeVisible();
    await sendUpTo(1, 200);
    end();
    expect(await screen.findByText(`${students} students`)).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
  });

  it('shows the received share when the server sends a length', async () => {
    const { sendUpTo } = await openRoster((length) => ({ 'Content-Length': `${length}` }));
    await sendUpTo(0.605, 1100);
    const bar = await progress();
    expect(bar).toHaveTextContent(/^0\.\d MB of 0\.\d MB, 60%$/);
    const [now, max] = ['aria-valuenow', 'aria-valuemax'].map((name) => Number(bar.getAttribute(name)));
    expect(now).toBe(Math.floor((max ?? 0) * 0.605));

    await sendUpTo(0.905, 300);
    await waitFor(() => expect(bar).toHaveTextContent(/, 90%$/));
  });

  it.each([
    ['says no length', {}],
    ['says the length of what it has compressed', { 'Content-Length': '1000', 'Content-Encoding': 'gzip' }],
  ])('shows the approximate number of received records when the server %s', async (_, headers: HeadersInit) => {
    const { sendUpTo } = await openRoster(() => headers);
    await sendUpTo(0.6, 1100);
    const bar = await progress();
    expect(bar).not.toHaveAttribute('aria-valuenow');
    const [, about] = /^0\.\d MB so far, about (\d+) students$/.exec(bar.textContent) ?? [];
    expect(Math.abs(Number(about) - students * 0.6)).toBeLessThan(students / 20);
  });
});

/** How a list ends before it is there, the title and the sentence about it, and who ends it. */
const endings: readonly [string, string, string, (page: Awaited<ReturnType<typeof openRoster>>) => Promise<void>][] = [
  [
    'is stopped by hand',
    'Loading stopped',
    'You stopped it before the whole answer had come.',
    async ({ user }) => user.click(await screen.findByRole('button', { name: 'Stop' })),
  ],
  [
    'breaks off',
    'Error loading students',
    'The connection broke off before the whole answer had come.',
    async ({ breakOff }) => {
      await progress();
      breakOff();
    },
  ],
];

describe('A slow list', () => {
  it.each(endings)('keeps the received rows when it %s, says so, and can be reloaded', async (...ending) => {
    const [, title, sentence, finish] = ending;
    const page = await openRoster();
    await page.sendUpTo(0.6, 1100);
    await waitFor(() => expect(rows().length).toBeGreaterThan(2));
    const names = rows().map(({ textContent }) => textContent);
    await finish(page);

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(sentence);
    expect(alert).toHaveTextContent(
      'The first students, which had come by then, are below. They are not the whole list.',
    );
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'The first students' })).not.toHaveAttribute('aria-busy', 'true');
    expect(rows().map(({ textContent }) => textContent)).toEqual(names);

    page.intercept((request, serve) => serve(request));
    await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(`${students} students`)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
