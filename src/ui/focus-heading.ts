/** Gives the focus to the screen's heading, where what had it goes: it would fall to the page's start. */
export const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
