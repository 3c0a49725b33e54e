import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#tests/render.tsx';
import { facultyMember } from './faculty-members.ts';
import { centres, publications, themes } from '#src/university/research.ts';
import { projects } from './ResearchScreen.tsx';

describe('The research page', () => {
  it('shows themes, centres, projects, publications and a contact, and makes no request', async () => {
    const { requests } = await renderApp('/research');
    expect(document.title).toBe('Research · Malhar University');
    for (const { title } of themes) expect(screen.getByRole('heading', { level: 3, name: title })).toBeVisible();
    for (const [list, rows] of [
      ['Research centres', centres],
      ['Research projects', projects],
      ['Publications', publications],
    ] as const)
      expect(within(screen.getByRole('list', { name: list })).getAllByRole('listitem')).toHaveLength(rows.length);
    expect(screen.getByRole('link', { name: 'Write to the research office' })).toHaveAttribute(
      'href',
      'mailto:research@university.example',
    );
    expect(requests).toHaveLength(0);
  });

  it('names a project’s lead, a member of the faculty, its funder and its years', async () => {
    const { user, router } = await renderApp('/research');
    const project = within(
      screen.getByRole('heading', { name: 'Street-Level Flood Warning' }).closest('li') ?? document.body,
    );
    expect(project.getByText('Deccan Water Fund')).toBeVisible();
    expect(project.getByText('2023 to 2027')).toBeVisible();
    await user.click(project.getByRole('link', { name: 'Vasudha Apte' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'Vasudha Apte' }));
    expect(await screen.findByText('1 of 24 people')).toBeVisible();
  });
});

describe('The data of the research page', () => {
  const named = [
    ...centres.map(({ director }) => director),
    ...projects.map(({ lead }) => lead),
    ...publications.flatMap(({ authors }) => authors),
  ];

  it.each([...new Set(named)])('%s is a member of the faculty', (id) => {
    expect(facultyMember(id)).toBeDefined();
  });

  it('Each theme has projects, and each project ends after it begins', () => {
    expect(new Set(projects.map(({ theme }) => theme)).size).toBe(themes.length);
    for (const { years } of projects) expect(years.until).toBeGreaterThan(years.from);
  });
});
