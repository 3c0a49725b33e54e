/** Calls the file that the page is about to be printed to by this name: browsers take the page's title for it. */
export function namePrintedFile(name: string): void {
  const before = document.title;
  const restore = () => {
    document.title = before;
  };
  globalThis.addEventListener('afterprint', restore, { once: true });
  document.title = name.trim();
}
