import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pasteInto } from '#tests/paste-into.ts';
import { renderApp } from '#tests/render.tsx';
import { faculty } from './faculty-members.ts';

const people = () => within(screen.getByRole('list', { name: 'People' })).getAllByRole('article');

describe('The faculty page', () => {
  it('shows a card for each member with title, department, degrees and interests', async () => {
    const { requests } = await renderApp('/faculty');
    expect(document.title).toBe('Faculty · Malhar University');
    expect(people()).toHaveLength(faculty.length);
    expect(screen.getByText(`${faculty.length} people`)).toBeVisible();
    const card = within(screen.getByRole('heading', { name: 'Vasudha Apte' }).closest('article') ?? document.body);
    for (const text of [
      'VA',
      'Professor and Head',
      'Civil',
      'PhD in hydrology, MTech in water resources',
      'Urban floods',
    ])
      expect(card.getByText(text)).toBeVisible();
    expect(card.getByRole('link', { name: 'vasudha.apte@university.example' })).toHaveAttribute(
      'href',
      'mailto:vasudha.apte@university.example',
    );
    expect(requests).toHaveLength(0);
  });

  it('says how many members it lists, and how many the faculty has in all', async () => {
    await renderApp('/faculty');
    const [lead] = screen.getAllByText(/one faculty member for every ten students/);
    expect(lead).toHaveTextContent('Listed here are the head and two members of each of the eight departments');
    expect(people()).toHaveLength(8 * (1 + 2));
  });

  it('keeps its search and filters in the URL', async () => {
    const { user, router } = await renderApp('/faculty');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Department' }), 'Civil');
    expect(people()).toHaveLength(3);
    await pasteInto(user, screen.getByRole('searchbox'), 'schools');
    expect(people()).toHaveLength(1);
    expect(screen.getByText(`1 of ${faculty.length} people`)).toBeVisible();
    await waitFor(() => expect(router.state.location.href).toBe('/faculty?q=schools&department=Civil'));
  });

  it('restores its search and filters from the URL', async () => {
    await renderApp('/faculty?q=rain&department=electrical');
    expect(screen.getByRole('combobox', { name: 'Department' })).toHaveValue('Electrical');
    expect(screen.getByRole('searchbox')).toHaveValue('rain');
  });

  it('says what to do when a search has no result', async () => {
    const { user, router } = await renderApp('/faculty?q=alchemy');
    expect(screen.getByRole('heading', { name: 'Nobody matches' })).toBeVisible();
    await user.click(
      within(screen.getByRole('main')).getAllByRole('button', { name: 'Clear filters' })[1] ?? document.body,
    );
    expect(people()).toHaveLength(faculty.length);
    await waitFor(() => expect(router.state.location.href).toBe('/faculty'));
  });
});
