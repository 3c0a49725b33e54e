import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { extensions, offerExtensions } from '#src/platform/server/extensions.ts';
import { answering, changing, type Wire } from '#tests/answering.ts';
import { renderApp } from '#tests/render.tsx';

beforeEach(() => offerExtensions(extensions));
afterEach(() => offerExtensions(undefined));

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
  it('loads the whole behind its first page, and then searches in memory', async () => {
    const { user } = await open('/admin/students', 40, (request, serve) => serve(request));
    expect(await screen.findByText('40 students')).toBeVisible();
    await waitFor(() => expect(asked).toContain('/admin/students'));
    const before = asked.length;
    await user.type(search(), 'zzzz');
    expect(await screen.findByText('0 of 40 students')).toBeVisible();
    expect(asked.slice(before)).toEqual([]);
  });
});
