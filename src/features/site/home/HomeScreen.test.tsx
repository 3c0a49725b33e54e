import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#tests/render.tsx';
import { university } from '#src/university/university.ts';

/** The links of one part of the page, as name and address. */
const links = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const part = (name: string | RegExp) => screen.findByRole('region', { name });

describe('Section 1: four program cards', () => {
  it.each([['Computer Science'], ['Engineering'], ['Business Studies'], ['Life Sciences']])(
    '%s: the card has a picture, a text and a Learn More button to /admissions with the program',
    async (name) => {
      const { user, router } = await renderApp('/');
      const title = within(await part('Four groups of programs')).getByRole('heading', { level: 3, name });
      const card = within(title.closest('li') ?? document.body);
      expect(card.getByRole('img')).toHaveAccessibleName();
      expect(card.getByText(/\.$/).textContent?.length).toBeGreaterThan(80);
      const more = card.getByRole('link', { name: `Learn More about ${name}` });
      expect(more).toHaveTextContent('Learn More');
      await user.click(more);
      await waitFor(() => expect(router.state.location.pathname).toBe('/admissions'));
    },
  );

  it('The home page has no other program card', async () => {
    await renderApp('/');
    expect(within(await part('Four groups of programs')).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });
});

describe('Section 1: quick actions', () => {
  const list = () => screen.getByRole('heading', { level: 2, name: 'Quick actions' }).parentElement ?? document.body;

  it('The quick actions are Apply Now (/admissions), Contact Admissions (/contact), Download Brochure', async () => {
    await renderApp('/');
    expect(links(list())).toEqual([
      ['Apply Now', '/admissions'],
      ['Contact Admissions', '/contact'],
      ['Download Brochure', expect.stringMatching(/brochure\.pdf$/)],
    ]);
  });

  it('Download Brochure saves a PDF of a size that suits a phone', async () => {
    await renderApp('/');
    const link = within(list()).getByRole('link', { name: 'Download Brochure' });
    expect(link).toHaveAttribute('download', expect.stringMatching(/\.pdf$/));
    const file = readFileSync(`.${link.getAttribute('href')}`);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.length).toBeLessThanOrEqual(150_000);
  });
});

describe('Section 1: the home page below the hero', () => {
  it('shows features, each with a description', async () => {
    await renderApp('/');
    const features = within(await part('What students are offered')).getAllByRole('listitem');
    expect(features.length).toBeGreaterThanOrEqual(4);
    for (const feature of features) {
      expect(within(feature).getByRole('heading', { level: 3 })).toHaveTextContent(/\w/);
      expect(within(feature).getByText(/\.$/)).toBeInTheDocument();
    }
  });

  it('shows a Why Choose section with a placement-rate card', async () => {
    await renderApp('/');
    const why = within(await part(/^Why Choose/));
    expect(why.getByRole('heading', { level: 3, name: 'Placement Rate' })).toBeInTheDocument();
    expect(why.getByText('of all our students, from the first year to the last, have an offer.')).toBeInTheDocument();
    expect(why.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  });

  it('shows a call-to-action card: Apply for Admission to /admissions, Contact Us to /contact', async () => {
    await renderApp('/');
    expect(links(await part('Apply to the university'))).toEqual([
      ['Apply for Admission', '/admissions'],
      ['Contact Us', '/contact'],
    ]);
  });

  it('shows a footer with a generic contact phone and admissions e-mail', async () => {
    await renderApp('/');
    expect(links(screen.getByRole('contentinfo'))).toEqual([
      [university.phone, 'tel:+912055501965'],
      [university.email, `mailto:${university.email}`],
    ]);
    expect(university.email).toBe('admissions@university.example');
  });
});

describe('The home page as a whole', () => {
  it('The home page has one h1, and headings in order below it', async () => {
    await renderApp('/');
    await part('Apply to the university');
    const levels = within(screen.getByRole('main'))
      .getAllByRole('heading')
      .map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1)).toEqual([]);
  });

  it('loads the pictures below the first screen lazily, and reserves their space', async () => {
    await renderApp('/');
    await part('Four groups of programs');
    const pictures = document.querySelectorAll<HTMLImageElement>('img[loading=lazy]');
    expect(pictures.length).toBeGreaterThanOrEqual(5);
    for (const { width, height, alt } of pictures) expect([width, height, alt.length > 20]).toEqual([640, 420, true]);
  });
});
