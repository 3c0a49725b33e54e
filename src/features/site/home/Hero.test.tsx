import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#tests/render.tsx';

const titles = ['Excellence in Higher Education', 'Modern Campus Facilities', 'Shape Your Future Today'];

const carousel = () => screen.getByRole('region', { name: 'Malhar University in three slides' });
const slides = () => within(carousel()).getAllByRole('group', { name: /^\d of 3$/ });
const shown = () => slides().map((slide) => !slide.hasAttribute('inert'));
const live = () => slides()[0]?.parentElement?.getAttribute('aria-live');
const control = (name: string | RegExp) => within(carousel()).getByRole('button', { name });

describe('Section 1: a fading hero carousel of three slides', () => {
  it('The slides are Excellence in Higher Education; Modern Campus Facilities; Shape Your Future Today, with an indicator for each, and those that are not shown are hidden from the keyboard and screen readers', async () => {
    const { user } = await renderApp('/');
    expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
    expect(slides().map((slide) => within(slide).getByRole('heading', { level: 2 }).textContent)).toEqual(titles);
    for (const [i, slide] of slides().entries()) {
      expect(slide).toHaveAccessibleName(`${i + 1} of 3`);
      expect(slide).toHaveAttribute('aria-roledescription', 'slide');
      expect(await within(slide).findByRole('img')).toHaveAccessibleName();
      expect(within(slide).queryByRole('link')).not.toBeInTheDocument();
    }
    expect(shown(), 'the first is shown').toEqual([true, false, false]);

    const marks = () => within(carousel()).getAllByRole('button', { name: /^Slide \d: / });
    expect(marks().map((mark) => mark.getAttribute('aria-label'))).toEqual(
      titles.map((title, i) => `Slide ${i + 1}: ${title}`),
    );
    await user.click(control('Slide 3: Shape Your Future Today'));
    expect(shown(), 'an indicator shows its slide').toEqual([false, false, true]);
    expect(marks().map((mark) => mark.getAttribute('aria-current'))).toEqual([null, null, 'true']);
  });

  it('The carousel is silent while it rotates, and announces a slide that a person chooses; its controls go forward, back, and round, and Pause, the first tab stop, becomes Play', async () => {
    const { user } = await renderApp('/');
    expect(live()).toBe('off');
    await user.hover(carousel());
    expect(live()).toBe('polite');
    await user.unhover(carousel());
    expect(live()).toBe('off');
    control('Next slide').focus();
    await waitFor(() => expect(live()).toBe('polite'));

    for (const [name, where] of [
      ['Next slide', [false, true, false]],
      ['Previous slide', [true, false, false]],
      ['Previous slide', [false, false, true]],
      ['Next slide', [true, false, false]],
    ] as const) {
      await user.click(control(name));
      expect(shown(), name).toEqual(where);
    }

    carousel().setAttribute('tabindex', '-1');
    carousel().focus();
    await user.tab();
    expect(control('Pause the slides')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(control('Play the slides')).toHaveFocus();
  });

  it('The buttons Apply Now and Learn More go to /admissions and /about, whichever slide is shown; the focus on the h1 after a navigation back does not stop the slides', async () => {
    const { user, router } = await renderApp('/');
    for (const [text, name, path] of [
      ['Apply Now', 'Apply Now', '/admissions'],
      ['Learn More', 'Learn More about Malhar University', '/about'],
    ] as const) {
      await act(() => router.navigate({ to: '/' }));
      await user.click(control('Next slide'));
      const link = within(carousel()).getByRole('link', { name });
      expect(link).toHaveTextContent(text);
      await user.click(link);
      await waitFor(() => expect(router.state.location.pathname).toBe(path));
    }
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /^About/ })).toHaveFocus());

    const bar = within(screen.getByRole('navigation', { name: 'Main' }));
    await user.click(bar.getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /^Malhar University/ })).toHaveFocus());
    expect(live()).toBe('off');
  });
});
