/** After a dialog whose opener has gone meanwhile, such as a deleted row: the screen's heading takes the focus. */
export function restoreFocus(): void {
  // By the next frame the dialog has left the page, and the opener, where it is still there, has the focus again.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
}
