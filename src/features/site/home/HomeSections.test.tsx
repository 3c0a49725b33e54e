import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '#tests/render.tsx';
import { session } from '#src/session/session.ts';
import { paintDelay } from '#src/platform/scheduling.ts';

beforeEach(() => {
  paintDelay.ms = 0;
});
/** The achievements and the placement rate, as they can be read. */
async function figures() {
  const block = within(await screen.findByRole('region', { name: 'The university in figures' }));
  const labels = ['Total Students', 'Students Placed', 'Departments', 'Faculty Members'];
  const why = within(screen.getByRole('region', { name: /^Why Choose/ }));
  return [
    ...labels.map((label) => block.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent),
    why.getByText(/^(\d+\.\d%|\.\.\.)$/).textContent,
  ];
}

const loading = ['...', '...', '...', '...', '...'];
const fallback = ['1,200', '980', '8', '120', '81.7%'];

const answers = (data: unknown) => async () => Response.json(data);

describe('Section 9: home statistics', () => {
  it('The home statistics are computed from GET /students?page=-1&view=public, requested once, without a sign-in', async () => {
    const app = await renderApp('/');
    const students = await app.database.transact('read', (tables) => tables.students.all());
    const placed = students.filter(({ company }) => company?.trim()).length;
    const departments = new Set(students.map(({ department }) => department)).size;
    await waitFor(async () =>
      expect(await figures()).toEqual([
        '40',
        String(placed),
        String(departments),
        '4',
        `${((placed / 40) * 100).toFixed(1)}%`,
      ]),
    );
    expect(app.requests.map(({ url }) => url.replace(/.*\/api/, ''))).toEqual(['/students?view=public&page=-1']);
    expect(app.requests[0]?.headers.has('Authorization')).toBe(false);
  });

  it('The home statistics are 8 departments, 50 faculty and "95.0" when the list is missing', async () => {
    await renderApp('/', { wire: answers({ success: true }) });
    await waitFor(async () => expect(await figures()).toEqual(['0', '0', '8', '50', '95.0%']));
  });

  it('The home statistics are read from complete students, with the placement as an object', async () => {
    const row = { name: 'Asha', department: 'Civil', company: 'Himadri Structures' };
    await renderApp('/', { wire: answers({ success: true, data: [{ ...row, placement: row }] }) });
    await waitFor(async () => expect(await figures()).toEqual(['1', '1', '1', '1', '100.0%']));
  });
});

it('Section 4: home statistics show "..." while loading', async () => {
  await renderApp('/', { wire: () => new Promise(() => {}) });
  expect(await figures()).toEqual(loading);
  expect(screen.getByText('Total Students').closest('dl')).toHaveAttribute('aria-busy', 'true');
});

describe('Section 8: home statistics that cannot be loaded', () => {
  it.each<[string, () => Promise<Response>]>([
    ['no network', () => Promise.reject(new TypeError('offline'))],
    ['401', async () => Response.json({ success: false, message: 'Sign in' }, { status: 401 })],
    ['500', async () => Response.json({ success: false, message: 'Oops' }, { status: 500 })],
  ])(
    'The home statistics fall back to 1200 students, 980 placed, 8 departments, 120 faculty, and log the error, for %s',
    async (_, wire) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      const app = await renderApp('/', { as: 'student', wire });
      await waitFor(async () => expect(await figures()).toEqual(fallback));
      expect(log).toHaveBeenCalledExactlyOnceWith('The home statistics could not be loaded:', expect.any(Error));
      expect(app.router.state.location.pathname).toBe('/');
      expect(session.state().isAuthenticated).toBe(true);
      expect(document.querySelector('[data-scope=toast][data-part=root]')).toBeNull();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  it('The fallback statistics are replaced by a list that loads later', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const app = await renderApp('/', { wire: () => Promise.reject(new TypeError('offline')) });
    await waitFor(async () => expect(await figures()).toEqual(fallback));
    app.intercept((request, serve) => serve(request));
    await app.queryClient.invalidateQueries();
    await waitFor(async () => expect((await figures())[0]).toBe('40'));
  });
});
