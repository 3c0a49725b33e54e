/** Moves the focus to the screen's heading where the element that opened the dialog is gone, such as a deleted row. */
export function restoreFocus(): void {
  // In the next frame the dialog is gone and has returned the focus, if its opener still exists.
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
}
