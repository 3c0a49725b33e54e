import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { hasExtension, offerExtensions } from '#src/platform/server/extensions.ts';
import { answering, changing } from '#tests/answering.ts';
import { loginOf, renderApp } from '#tests/render.tsx';
import { demoAccess } from './demo-access.ts';

afterEach(() => {
  offerExtensions(undefined);
  sessionStorage.removeItem('demo.conditions');
  history.replaceState(null, '', '/');
});

/** Says that there are more students than a browser holds. */
const asLong = answering(
  'GET',
  /\/summary$/,
  changing((data) => ({ ...data, total: { value: 1_200_000, exact: false } })),
);

describe('Lists by pages in a demo', () => {
  it('The bar’s switch lets the portal read a list by pages, and whole again', async () => {
    const { router, requests } = await renderApp('/admin/students?status=all', { as: 'admin', wire: asLong });
    const { offerLists } = demoAccess(router);
    const paths = () => requests.splice(0).map(({ url }) => new URL(url).pathname.replace('/api', ''));
    expect(await screen.findByText('40 students')).toBeVisible();
    expect(paths()).toContain('/admin/students');

    act(() => offerLists(true));
    expect(await screen.findByText(/about 12 lakh students/)).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(2));
    const paged = paths();
    expect(paged).toContain('/students/page');
    expect(paged).not.toContain('/admin/students');

    act(() => offerLists(false));
    expect(await screen.findByText('40 students')).toBeVisible();
    expect(paths()).toContain('/admin/students');
  });

  it.each([
    ['the link', '?lists=pages', '', true],
    ['what the tab keeps', '', 'lists=pages', true],
    ['a link that wants them whole, whatever the tab keeps', '?lists=whole', 'lists=pages', false],
    ['nothing', '?tab=admin', 'delay=800', false],
  ])('Whether they are read is decided before the first list is asked for, by %s', async (_, search, kept, offered) => {
    const { router } = await renderApp('/about');
    history.replaceState(null, '', `/${search}`);
    sessionStorage.setItem('demo.conditions', kept);
    demoAccess(router);
    expect(hasExtension('lists')).toBe(offered);
  });
});

describe('Somebody who is signed in by the demo', () => {
  it('reaches the page that was wanted by one navigation from the login, which no later one undoes', async () => {
    const { router, database } = await renderApp('/login?redirect=%2Fadmin%2Fcourses&tab=admin');
    const { signIn } = demoAccess(router);
    const login = await loginOf(database, 'admin');
    const seen: string[] = [];
    router.history.subscribe(({ action, location }) => void seen.push(`${action.type} ${location.href}`));
    await act(() => signIn(login));
    await waitFor(() => expect(router.state.location.href).toBe('/admin/courses'));
    await waitFor(() => expect(router.state.status).toBe('idle'));
    expect(seen).toEqual(['REPLACE /admin/courses']);
  });
});
