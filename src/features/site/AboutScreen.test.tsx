import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#tests/render.tsx';
import { UNIVERSITY_DEPARTMENTS } from '#src/university/departments.ts';

const titlesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('The about page (section 2)', () => {
  it('shows its title, mission, vision, a history from 1965 on (section 9), three highlights and images, and makes no request', async () => {
    const { requests } = await renderApp('/about');
    expect(screen.getByRole('heading', { level: 1, name: 'About Malhar University' })).toBeVisible();
    expect(document.title).toBe('About · Malhar University');
    for (const name of ['Our mission', 'Our vision'])
      expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();

    const history = within(screen.getByRole('region', { name: 'History of the university' }));
    expect(history.getByText(/was founded in 1965/)).toBeVisible();
    const years = history.getAllByRole('listitem').map(({ textContent }) => Number(textContent?.slice(0, 4)));
    expect(years[0]).toBe(1965);
    expect(years).toEqual(years.toSorted((a, b) => a - b));

    const highlights = screen.getByRole('region', { name: 'How we teach' });
    expect(within(highlights).getAllByRole('article')).toHaveLength(3);

    const images = within(screen.getByRole('region', { name: 'Life on the campus' })).getAllByRole('img');
    expect(images.length).toBeGreaterThanOrEqual(3);
    for (const image of images) expect(image).toHaveAccessibleName(/\w+ \w+/);
    expect(requests).toHaveLength(0);
  });

  it('lists 8 campus facilities, and 8 departments, each with a link to its faculty', async () => {
    const { user, router } = await renderApp('/about');
    expect(new Set(titlesIn(screen.getByRole('list', { name: 'Campus facilities' }))).size).toBe(8);
    const list = screen.getByRole('list', { name: 'Departments' });
    expect(titlesIn(list)).toEqual(UNIVERSITY_DEPARTMENTS);
    expect(titlesIn(list)).toHaveLength(8);
    await user.click(within(list).getByRole('link', { name: 'Faculty of Life Sciences' }));
    await screen.findByRole('heading', { level: 1, name: 'Faculty' });
    expect(router.state.location.search).toEqual({ department: 'Life Sciences' });
  });
});
