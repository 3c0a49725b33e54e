/** Gives the focus to the heading of the page, where a screen reader begins to read. */
export function focusPage(): void {
  const main = document.getElementById('main');
  (main?.querySelector('h1') ?? main)?.focus({ preventScroll: true });
}
