import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paintDelay } from '#src/platform/scheduling.ts';
import { extensions, offerExtensions } from '#src/platform/server/extensions.ts';
import { answering, changing, type Wire } from '#tests/answering.ts';
import { pasteInto } from '#tests/paste-into.ts';
import { renderApp } from '#tests/render.tsx';
import { head, openImport } from '#tests/student-import.ts';
import { prefetchList } from './prefetch-list.ts';

beforeEach(() => offerExtensions(extensions));
afterEach(() => {
  offerExtensions(undefined);
  vi.unstubAllGlobals();
});

/** Says that there are more students than a browser holds, so that the list is read by pages however few there are. */
const asLong = answering(
  'GET',
  /\/summary$/,
  changing((data) => ({ ...data, total: { value: 1_200_000, exact: false } })),
);

const asked: string[] = [];
/** What the server is asked for, in order. */
const listening =
  (wire: Wire = asLong): Wire =>
  (request, serve) => {
    asked.push(decodeURIComponent(request.url.replace(/^.*\/api/, '')));
    return wire(request, serve);
  };
beforeEach(() => void (asked.length = 0));

const open = (path = '/admin/students?status=all', students = 700, wire: Wire = asLong) =>
  renderApp(path, { as: 'admin', students, wire: listening(wire) });

const table = () => screen.getByRole('table');
const names = () =>
  within(table())
    .queryAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const search = () => screen.getByRole('searchbox');
const haveRows = () => waitFor(() => expect(names().length).toBeGreaterThan(4));
const cursors = () => asked.filter((url) => url.includes('cursor=')).length;

const region = () => screen.getByRole('region', { name: 'Students' });
const lastPosition = () =>
  Math.max(
    ...[...document.querySelectorAll<HTMLElement>('[data-position]')].map((row) => Number(row.dataset['position'])),
  );

function scrollTo(top: number): void {
  region().scrollTop = top;
  fireEvent.scroll(region());
}

/** The height of 200 rows, in pixels. */
const PAGE_PX = 200 * 2.625 * 16;

describe('A list that is read by pages', () => {
  it('shows about how many there are and loads no whole list; a print by the browser’s own command is too early, and says so; scrolling loads each page before its end is reached, keeps the rows before, and ends with the last row', async () => {
    await open();
    await haveRows();
    const first = names()[0];
    expect(await screen.findByText(/^700 of about 12 lakh students$|^about 700 of about/)).toBeVisible();
    expect(cursors()).toBe(0);
    // The browser's own command to print is too early for the rows that are not there yet, and the paper says so.
    fireEvent.pointerDown(document.body);
    await waitFor(() => {
      act(() => void dispatchEvent(new Event('beforeprint')));
      const paper = document.querySelector('body > [data-print-only]');
      expect(paper).toHaveTextContent('Print it with its own Print button');
    });
    act(() => void dispatchEvent(new Event('afterprint')));

    scrollTo(PAGE_PX * 0.8);
    await waitFor(() => expect(cursors(), 'the next page is asked for').toBe(1));
    scrollTo(PAGE_PX * 1.5);
    await waitFor(() => expect(lastPosition()).toBeGreaterThan(290));
    scrollTo(0);
    await waitFor(() => expect(names()[0], 'the rows before are still there').toBe(first));

    for (let page = 2; page <= 4; page++) {
      scrollTo(PAGE_PX * page);
      await waitFor(() => expect(cursors()).toBe(Math.min(page, 3)));
      await waitFor(() => expect(lastPosition()).toBeGreaterThan(Math.min(page * 200, 690)));
    }
    await waitFor(() => expect(lastPosition()).toBe(699));
    expect(
      asked.filter((url) => url.includes('/page')),
      'nothing more is asked for after the last row',
    ).toHaveLength(4);
    expect(asked.filter((url) => url.startsWith('/admin/students'))).toEqual([]);
  });

  it('asks the server to search, filter and sort, is kept for whoever comes back from a record, and each search before it for a minute', async () => {
    const { user, queryClient, router } = await open('/admin/students?department=Civil&sort=-cgpa');
    await haveRows();
    expect(asked).toContain('/students/page?department=Civil&sort=-cgpa&limit=200&count=estimated');
    await user.type(search(), 'a');
    await waitFor(() => expect(asked.at(-1)).toContain('q=a&department=Civil&sort=-cgpa'));
    await waitFor(() => expect(table()).toHaveAttribute('aria-busy', 'false'));
    await act(() => router.navigate({ to: '/about' }));
    const kept = queryClient
      .getQueryCache()
      .findAll({ queryKey: ['admin-students', 'list', 'pages'] })
      .flatMap(({ queryKey, gcTime }) => (typeof queryKey[3] === 'object' ? [[queryKey[3], gcTime]] : []));
    const asLeft = { department: 'Civil', sort: '-cgpa' };
    expect(kept).toEqual([
      [asLeft, 60_000],
      [{ ...asLeft, q: 'a' }, 30 * 60_000],
    ]);
  });
});

it('A list that is short is loaded whole from a server that can send it by pages, and then searched in memory', async () => {
  const { user } = await open('/admin/students?status=all', 40, (request, serve) => serve(request));
  expect(await screen.findByText('40 students')).toBeVisible();
  expect(asked).toContain('/admin/students');
  expect(asked.filter((url) => url.startsWith('/students/page'))).toEqual([]);
  const before = asked.length;
  await pasteInto(user, search(), 'zzzz');
  expect(await screen.findByText('0 of 40 students')).toBeVisible();
  expect(asked.slice(before)).toEqual([]);
});

/** Pages of students as another server may send them. */
const pages =
  (change: (data: Record<string, unknown>, url: string) => unknown): Wire =>
  async (request, serve) => {
    if (!request.url.includes('/students/page')) return asLong(request, serve);
    return changing((data) => change(data, request.url))(request, () => serve(request));
  };

const isFirst = (url: string) => !url.includes('cursor=');
const refused = (message: string) =>
  Promise.resolve(Response.json({ success: false, message, errors: { cursor: message } }, { status: 400 }));

type OtherPages = readonly [
  what: string,
  change: (data: Record<string, unknown>, url: string) => unknown,
  text: RegExp,
];
const otherPages: readonly OtherPages[] = [
  ['an estimate of 0 beside rows', (data) => ({ ...data, count: { value: 0, exact: false } }), /^about 200 of about/],
  ['an exact count', (data) => ({ ...data, count: { value: 700, exact: true } }), /^700 of about/],
  ['no count', ({ count: _, ...data }) => data, /^about 200 of about/],
  [
    'fewer rows than asked for, and a next page',
    (data, url) => (isFirst(url) ? { ...data, rows: (data['rows'] as unknown[]).slice(0, 5) } : data),
    /^700 of about/,
  ],
  [
    'a row that cannot be read',
    (data, url) => (isFirst(url) ? { ...data, rows: [7, ...(data['rows'] as unknown[])] } : data),
    /^1 of 201 students could not be read$/,
  ],
  [
    'a cursor that leads to where it came from',
    (data, url) => ({
      ...data,
      next: isFirst(url) ? data['next'] : new URL(url, 'http://x').searchParams.get('cursor'),
    }),
    /^700 of about|^400 of about/,
  ],
];

describe('The pages of a server', () => {
  it('appear in whichever way they are sent, beside what is known of their number, and how many could not be read; where one of them or their summary fails, that is told beside the rows, and they load again on request', async () => {
    const { user, intercept, queryClient } = await open();
    await haveRows();
    for (const [what, change, text] of otherPages) {
      asked.length = 0;
      intercept(listening(pages(change)));
      await act(() => queryClient.resetQueries());
      await waitFor(() => expect(screen.queryByText(text), what).toBeVisible());
      expect(names().length, what).toBeGreaterThan(4);
      expect(asked.filter((url) => url.startsWith('/students/page')).length, what).toBeGreaterThan(0);
    }

    const tryAgain = async () => {
      await user.click(within(screen.getByRole('alert')).getByRole('button'));
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    };
    intercept((request, serve) =>
      request.url.includes('/summary') ? refused('No figures today') : asLong(request, serve),
    );
    await act(() => queryClient.resetQueries());
    await haveRows();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load students');
    intercept((request, serve) =>
      request.url.includes('cursor=') ? refused('This place is of yesterday') : asLong(request, serve),
    );
    await tryAgain();
    expect(await screen.findByText(/^700 of about/)).toBeVisible();

    scrollTo(PAGE_PX * 0.8);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load students');
    expect(alert).toHaveTextContent('This place is of yesterday');
    expect(names().length).toBeGreaterThan(2);
    intercept(asLong);
    await tryAgain();
    scrollTo(PAGE_PX * 0.8);
    await waitFor(() => expect(lastPosition()).toBeGreaterThan(150));
  });
});

it('All students that match are exported page by page in the order of the list, count as selected once they have been found, and are printed with the rows that were not there yet', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:file';
  });
  const { user } = await open('/admin/students?sort=-name');
  await haveRows();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV, for other programs' }));
  await waitFor(() => expect(saved.length).toBe(1));
  const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
  expect(lines.length).toBe(701);
  expect(lines[1]).toContain(names()[0]?.slice(0, 6));
  expect(asked.filter((url) => url.includes('limit=500')).length).toBe(2);

  await user.click(within(table()).getAllByRole('checkbox')[1] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Select all 700' }));
  expect(await screen.findByText('700 selected')).toBeVisible();
  // By id, so that none is missed whatever is written meanwhile.
  expect(asked.filter((url) => url.includes('sort=id')).length).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('and 695 more');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Clear Selection' }));

  // A browser's print says when it begins, and when it has ended.
  const print = vi.fn(() => {
    act(() => void dispatchEvent(new Event('beforeprint')));
    act(() => void dispatchEvent(new Event('afterprint')));
  });
  vi.stubGlobal('print', print);
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalled());
  expect(document.querySelectorAll('body > [data-print-only] tbody tr')).toHaveLength(700);
});

it('Other screens of a server with long lists load none: the home page asks for one small answer, the dashboard shows the server’s figures, the palette lets it search', async () => {
  paintDelay.ms = 0;
  const { user, router, database } = await open('/');
  await waitFor(() => expect(asked).toContain('/statistics'));
  expect(asked.filter((url) => url.startsWith('/students'))).toEqual([]);

  await act(() => router.navigate({ to: '/admin/dashboard' }));
  expect(await screen.findByRole('link', { name: /^Total Students/ })).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('700').length).toBeGreaterThan(0));
  expect(await screen.findByText('Students by department')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The university in figures' })).toBeVisible();
  // What the browser alone can look at is counted by nobody.
  expect(asked.filter((url) => url.includes('check='))).toEqual([]);

  const [someone] = await database.transact('read', ({ students }) => students.all());
  await user.keyboard('{Control>}k{/Control}');
  await pasteInto(user, await screen.findByRole('combobox'), someone?.rollNo ?? '');
  expect(await screen.findByRole('option', { name: new RegExp(someone?.name ?? '') })).toBeVisible();
  expect(asked).not.toContain('/admin/students');
});

it('An import compares its file with those whom it names, of students who are too many for a browser', async () => {
  const { choose, all } = await openImport({ students: 700, wire: listening() });
  const [someone, other] = await all();
  const rows = [
    `${someone?.rollNo.toLowerCase()},${someone?.name},${someone?.email},Civil,4,8,`,
    `IM26901,New Person,new.person@mail.example,${other?.department},1,2,`,
    `IM26902,Wrong Person,${other?.email},Civil,1,2,`,
  ];
  await choose([head, ...rows].join('\n'));
  expect(await screen.findByText(/has been checked/)).toHaveTextContent(
    '1 new student, 1 update, 0 without a change, 1 row that does not fit.',
  );
  expect(asked).not.toContain('/admin/students');
});

it('A list whose length is being asked for when the cache is emptied leaves the asking to its screen', async () => {
  const client = new QueryClient();
  const rows = { queryKey: ['rows'], queryFn: vi.fn<() => never[]>() };
  const pages = { isLongQuery: () => ({ queryKey: ['is long'], queryFn: () => new Promise<boolean>(() => {}) }) };
  const asking = prefetchList(client, rows, async () => pages as never);
  await vi.waitFor(() => expect(client.isFetching()).toBe(1));
  await client.resetQueries();
  await expect(asking).resolves.toBeUndefined();
  expect(rows.queryFn).not.toHaveBeenCalled();
});
