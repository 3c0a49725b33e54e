import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#tests/render.tsx';
import { UNIVERSITY_DEPARTMENTS } from '#src/university/departments.ts';

const titlesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('The about page (section 2)', () => {
  it('shows one h1 and its own title, and makes no request', async () => {
    const { requests } = await renderApp('/about');
    expect(screen.getByRole('heading', { level: 1, name: 'About Malhar University' })).toBeVisible();
    expect(document.title).toBe('About · Malhar University');
    expect(requests).toHaveLength(0);
  });

  it.each(['Our mission', 'Our vision'])('shows the section %s', async (title) => {
    await renderApp('/about');
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  });

  it('begins the university’s history in 1965, when it was founded (section 9)', async () => {
    await renderApp('/about');
    const history = screen.getByRole('region', { name: 'History of the university' });
    expect(within(history).getByText(/was founded in 1965/)).toBeVisible();
    const years = within(history)
      .getAllByRole('listitem')
      .map(({ textContent }) => Number(textContent?.slice(0, 4)));
    expect(years[0]).toBe(1965);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
  });

  it('shows three highlight cards', async () => {
    await renderApp('/about');
    const highlights = screen.getByRole('region', { name: 'How we teach' });
    expect(within(highlights).getAllByRole('article')).toHaveLength(3);
  });

  it('shows images of campus life, each with a text alternative', async () => {
    await renderApp('/about');
    const life = screen.getByRole('region', { name: 'Life on the campus' });
    const images = within(life).getAllByRole('img');
    expect(images.length).toBeGreaterThanOrEqual(3);
    for (const image of images) expect(image).toHaveAccessibleName(/\w+ \w+/);
  });

  it('lists 8 departments, each with a link to its faculty', async () => {
    const { user, router } = await renderApp('/about');
    const list = screen.getByRole('list', { name: 'Departments' });
    expect(titlesIn(list)).toEqual(UNIVERSITY_DEPARTMENTS);
    expect(titlesIn(list)).toHaveLength(8);
    await user.click(within(list).getByRole('link', { name: 'Faculty of Life Sciences' }));
    await screen.findByRole('heading', { level: 1, name: 'Faculty' });
    expect(router.state.location.search).toEqual({ department: 'Life Sciences' });
  });

  it('lists 8 campus facilities', async () => {
    await renderApp('/about');
    expect(new Set(titlesIn(screen.getByRole('list', { name: 'Campus facilities' }))).size).toBe(8);
  });
});
