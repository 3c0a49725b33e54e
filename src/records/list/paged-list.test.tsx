import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { extensions, offerExtensions } from '#src/platform/server/extensions.ts';
import { answering, changing, type Wire } from '#tests/answering.ts';
import { renderApp } from '#tests/render.tsx';
import { head, openImport } from '#tests/student-import.ts';

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

const open = (path = '/admin/students', students = 700, wire: Wire = asLong) =>
  renderApp(path, { as: 'admin', students, wire: listening(wire) });

const table = () => screen.getByRole('table');
const names = () =>
  within(table())
    .queryAllByRole('rowheader')
    .map(({ textContent }) => textContent);
const search = () => screen.getByRole('searchbox');

describe('A list that is read by pages', () => {
  it('shows the first page, about how many there are, and loads no whole list', async () => {
    await open();
    await waitFor(() => expect(names().length).toBeGreaterThan(2));
    expect(await screen.findByText(/^700 of about 12 lakh students$|^about 700 of about/)).toBeVisible();
    expect(asked.filter((url) => url.startsWith('/admin/students'))).toEqual([]);
  });

  it('asks the server to search, filter and sort', async () => {
    const { user } = await open('/admin/students?department=Civil&sort=-cgpa');
    await waitFor(() => expect(names().length).toBeGreaterThan(2));
    expect(asked).toContain('/students/page?department=Civil&sort=-cgpa&limit=200&count=estimated');
    await user.type(search(), 'a');
    await waitFor(() => expect(asked.at(-1)).toContain('q=a&department=Civil&sort=-cgpa'));
  });
});

describe('A list that is short, from a server that can send it by pages', () => {
  it('loads all of it and no page, and then searches in memory', async () => {
    const { user } = await open('/admin/students', 40, (request, serve) => serve(request));
    expect(await screen.findByText('40 students')).toBeVisible();
    expect(asked).toContain('/admin/students');
    expect(asked.filter((url) => url.startsWith('/students/page'))).toEqual([]);
    const before = asked.length;
    await user.type(search(), 'zzzz');
    expect(await screen.findByText('0 of 40 students')).toBeVisible();
    expect(asked.slice(before)).toEqual([]);
  });
});

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

describe('Scrolling a list that is read by pages', () => {
  it('loads the next page before its end is reached, and drops none of the rows before it', async () => {
    await open();
    await waitFor(() => expect(names().length).toBeGreaterThan(2));
    const first = names()[0];
    scrollTo(PAGE_PX * 0.8);
    await waitFor(() => expect(asked.filter((url) => url.includes('cursor=')).length).toBe(1));
    scrollTo(PAGE_PX * 1.5);
    await waitFor(() => expect(lastPosition()).toBeGreaterThan(290));
    scrollTo(0);
    await waitFor(() => expect(names()[0]).toBe(first));
  });

  it('reaches the last row, after which nothing more is asked for', async () => {
    await open();
    for (let page = 1; page <= 4; page++) {
      await waitFor(() => expect(region().querySelectorAll('[data-position]').length).toBeGreaterThan(2));
      scrollTo(PAGE_PX * page);
      await waitFor(() => expect(asked.filter((url) => url.includes('cursor=')).length).toBe(Math.min(page, 3)));
    }
    await waitFor(() => expect(lastPosition()).toBe(699));
    expect(asked.filter((url) => url.includes('/page')).length).toBe(4);
  });
});

it('A list by pages is kept for whoever comes back from a record, and each search before it for a minute', async () => {
  const { user, queryClient, router } = await open();
  await waitFor(() => expect(names().length).toBeGreaterThan(2));
  await user.type(search(), 'a');
  await waitFor(() => expect(asked.at(-1)).toContain('q=a'));
  await waitFor(() => expect(table()).toHaveAttribute('aria-busy', 'false'));
  await act(() => router.navigate({ to: '/admin/courses' }));
  const kept = queryClient
    .getQueryCache()
    .findAll({ queryKey: ['admin-students', 'list', 'pages'] })
    .flatMap(({ queryKey, gcTime }) => (typeof queryKey[3] === 'object' ? [[queryKey[3], gcTime]] : []));
  expect(kept).toEqual([
    [{}, 60_000],
    [{ q: 'a' }, 30 * 60_000],
  ]);
});

/** Pages of students as another server may send them. */
const pages =
  (change: (data: Record<string, unknown>, url: string) => unknown): Wire =>
  async (request, serve) => {
    if (!request.url.includes('/students/page')) return asLong(request, serve);
    return changing((data) => change(data, request.url))(request, () => serve(request));
  };

const isFirst = (url: string) => !url.includes('cursor=');

describe('A server that sends pages in its own way', () => {
  it.each<[what: string, change: (data: Record<string, unknown>, url: string) => unknown, text: RegExp]>([
    ['an estimate of 0 beside rows', (data) => ({ ...data, count: { value: 0, exact: false } }), /^about 200 of about/],
    ['no count', ({ count: _, ...data }) => data, /^about 200 of about/],
    ['an exact count', (data) => ({ ...data, count: { value: 700, exact: true } }), /^700 of about/],
    [
      'fewer rows than asked for, and a next page',
      (data, url) => (isFirst(url) ? { ...data, rows: (data['rows'] as unknown[]).slice(0, 5) } : data),
      /^700 of about/,
    ],
    [
      'a cursor that leads to where it came from',
      (data, url) => ({
        ...data,
        next: isFirst(url) ? data['next'] : new URL(url, 'http://x').searchParams.get('cursor'),
      }),
      /^700 of about|^400 of about/,
    ],
  ])('shows its rows in spite of %s', async (_, change, text) => {
    await open('/admin/students', 700, pages(change));
    await waitFor(() => expect(names().length).toBeGreaterThan(4));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says how many of the rows that have come could not be read', async () => {
    await open(
      '/admin/students',
      700,
      pages((data, url) => (isFirst(url) ? { ...data, rows: [7, ...(data['rows'] as unknown[])] } : data)),
    );
    expect(await screen.findByText('1 of 201 students could not be read')).toBeVisible();
  });

  it('shows the sentence of a refused cursor, and begins again on request', async () => {
    let isKnown = false;
    const { user } = await open('/admin/students', 700, (request, serve) =>
      request.url.includes('cursor=') && !isKnown
        ? Promise.resolve(
            Response.json(
              {
                success: false,
                message: 'This place is of yesterday',
                errors: { cursor: 'This place is of yesterday' },
              },
              { status: 400 },
            ),
          )
        : asLong(request, serve),
    );
    await waitFor(() => expect(names().length).toBeGreaterThan(2));
    scrollTo(PAGE_PX * 0.8);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load students');
    expect(alert).toHaveTextContent('This place is of yesterday');
    expect(names().length).toBeGreaterThan(2);
    isKnown = true;
    await user.click(within(alert).getByRole('button'));
    await waitFor(() => expect(screen.queryByText('Failed to load students')).not.toBeInTheDocument());
    scrollTo(PAGE_PX * 0.8);
    await waitFor(() => expect(lastPosition()).toBeGreaterThan(150));
  });
});

it('A summary that fails is told beside the rows, and asked for again on request', async () => {
  let fails = true;
  const { user } = await open('/admin/students', 700, (request, serve) =>
    request.url.includes('/summary') && fails
      ? Promise.resolve(Response.json({ success: false, message: 'No figures today' }, { status: 500 }))
      : asLong(request, serve),
  );
  await waitFor(() => expect(names().length).toBeGreaterThan(2));
  const alert = await screen.findByRole('alert', {}, { timeout: 10_000 });
  expect(alert).toHaveTextContent('Failed to load students');
  fails = false;
  await user.click(within(alert).getByRole('button'));
  expect(await screen.findByText(/^700 of about/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('All students that match, where not all of them are loaded', () => {
  it('count as selected once they have been found', async () => {
    const { user } = await open('/admin/students?sort=-name');
    await waitFor(() => expect(names().length).toBeGreaterThan(2));
    await user.click(within(table()).getAllByRole('checkbox')[1] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Select all 700' }));
    expect(await screen.findByText('700 selected')).toBeVisible();
    // By id, so that none is missed whatever is written meanwhile.
    expect(asked.filter((url) => url.includes('sort=id')).length).toBe(2);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('and 695 more');
  });

  it('go into the exported file page by page, in the order of the list', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:file';
    });
    const { user } = await open('/admin/students?sort=-name');
    await waitFor(() => expect(names().length).toBeGreaterThan(2));
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved.length).toBe(1));
    const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
    expect(lines.length).toBe(701);
    expect(lines[1]).toContain(names()[0]?.slice(0, 6));
    expect(asked.filter((url) => url.includes('limit=500')).length).toBe(2);
  });
});

/** A browser's print: it says when it begins, and when it has ended. */
function stubPrint() {
  const print = vi.fn(() => {
    act(() => void dispatchEvent(new Event('beforeprint')));
    act(() => void dispatchEvent(new Event('afterprint')));
  });
  vi.stubGlobal('print', print);
  return print;
}
const printed = () => document.querySelectorAll('body > [data-print-only] tbody tr').length;

describe('Printing a list that is read by pages', () => {
  it('loads the rows that are not there yet', async () => {
    const print = stubPrint();
    const { user } = await open();
    await waitFor(() => expect(names().length).toBeGreaterThan(2));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalled());
    expect(printed()).toBe(700);
  });

  it('says that the browser’s own command was too early for rows that were not there', async () => {
    const print = stubPrint();
    const { user } = await open();
    await waitFor(() => expect(names().length).toBeGreaterThan(2));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalled());
    fireEvent.pointerDown(document.body);
    await user.type(search(), 'a');
    await waitFor(() => expect(asked.at(-1)).toContain('q=a'));
    await waitFor(() => expect(table()).toHaveAttribute('aria-busy', 'false'));
    print();
    expect(document.querySelector('body > [data-print-only]')).toHaveTextContent('Print it with its own Print button');
  });
});

describe('Other screens of a server with long lists', () => {
  it('The dashboard shows the server’s figures, and loads no list', async () => {
    await open('/admin/dashboard');
    expect(await screen.findByRole('heading', { name: 'The university in figures' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Total Students/ })).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('700').length).toBeGreaterThan(0));
    expect(await screen.findByText('Students by department')).toBeVisible();
    expect(asked).not.toContain('/admin/students');
    // What the browser alone can look at is counted by nobody.
    expect(asked.filter((url) => url.includes('check='))).toEqual([]);
  });

  it('The home page asks for one small answer', async () => {
    await open('/');
    await waitFor(() => expect(asked).toContain('/statistics'));
    expect(asked.filter((url) => url.startsWith('/students'))).toEqual([]);
  });

  it('The command palette asks the server', async () => {
    const { user, database } = await open('/admin/courses');
    const [someone] = await database.transact('read', ({ students }) => students.all());
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), someone?.rollNo ?? '');
    expect(await screen.findByRole('option', { name: new RegExp(someone?.name ?? '') })).toBeVisible();
    expect(asked).not.toContain('/admin/students');
  });
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
