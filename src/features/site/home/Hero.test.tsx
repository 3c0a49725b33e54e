import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#tests/render.tsx';

const titles = ['Excellence in Higher Education', 'Modern Campus Facilities', 'Shape Your Future Today'];

const carousel = () => screen.getByRole('region', { name: 'Malhar University in three slides' });
const slides = () => within(carousel()).getAllByRole('group', { name: /^\d of 3$/ });
const shown = () => slides().map((slide) => !slide.hasAttribute('inert'));
const live = () => slides()[0]?.parentElement?.getAttribute('aria-live');
const control = (name: string | RegExp) => within(carousel()).getByRole('button', { name });

describe('Section 1: a fading hero carousel of three slides', () => {
  it('The slides are Excellence in Higher Education; Modern Campus Facilities; Shape Your Future Today', async () => {
    await renderApp('/');
    expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
    expect(slides().map((slide) => within(slide).getByRole('heading', { level: 2 }).textContent)).toEqual(titles);
    for (const [i, slide] of slides().entries()) {
      expect(slide).toHaveAccessibleName(`${i + 1} of 3`);
      expect(slide).toHaveAttribute('aria-roledescription', 'slide');
      expect(await within(slide).findByRole('img')).toHaveAccessibleName();
    }
  });

  it('The carousel shows the first slide, and hides the others from the keyboard and screen readers', async () => {
    await renderApp('/');
    expect(shown()).toEqual([true, false, false]);
    for (const slide of slides()) expect(within(slide).queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('Section 1: "has controls and indicators"', () => {
  it('The carousel’s controls go forward, back, and round', async () => {
    const { user } = await renderApp('/');
    await user.click(control('Next slide'));
    expect(shown()).toEqual([false, true, false]);
    await user.click(control('Previous slide'));
    await user.click(control('Previous slide'));
    expect(shown()).toEqual([false, false, true]);
    await user.click(control('Next slide'));
    expect(shown()).toEqual([true, false, false]);
  });

  it('The carousel has one indicator for each slide, which shows it and marks the current one', async () => {
    const { user } = await renderApp('/');
    const marks = () => within(carousel()).getAllByRole('button', { name: /^Slide \d: / });
    expect(marks().map((mark) => mark.getAttribute('aria-label'))).toEqual(
      titles.map((title, i) => `Slide ${i + 1}: ${title}`),
    );
    await user.click(control('Slide 3: Shape Your Future Today'));
    expect(shown()).toEqual([false, false, true]);
    expect(marks().map((mark) => mark.getAttribute('aria-current'))).toEqual([null, null, 'true']);
  });

  it('Pause is the first tab stop of the carousel, and becomes Play', async () => {
    const { user } = await renderApp('/');
    carousel().setAttribute('tabindex', '-1');
    carousel().focus();
    await user.tab();
    expect(control('Pause the slides')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(control('Play the slides')).toHaveFocus();
  });

  it('The carousel is silent while it rotates, and announces a slide that a person chooses', async () => {
    const { user } = await renderApp('/');
    expect(live()).toBe('off');
    await user.hover(carousel());
    expect(live()).toBe('polite');
    await user.unhover(carousel());
    expect(live()).toBe('off');
    control('Next slide').focus();
    await waitFor(() => expect(live()).toBe('polite'));
  });
});

describe('Section 1: hero buttons', () => {
  it.each([
    ['Apply Now', 'Apply Now', '/admissions'],
    ['Learn More', 'Learn More about Malhar University', '/about'],
  ])('%s (%s) goes to %s, whichever slide is shown', async (text, name, path) => {
    const { user, router } = await renderApp('/');
    await user.click(control('Next slide'));
    const link = within(carousel()).getByRole('link', { name });
    expect(link).toHaveTextContent(text);
    await user.click(link);
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });
});

it('The focus on the h1 after a navigation does not stop the slides', async () => {
  const { user } = await renderApp('/about');
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(bar.getByRole('link', { name: 'Home' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Malhar University');
  expect(live()).toBe('off');
});
