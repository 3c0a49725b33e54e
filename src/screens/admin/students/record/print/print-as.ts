/** Opens the browser's print dialog. The title of the page is what it calls a file that it prints to. */
export function printAs(title: string): void {
  const before = document.title;
  const restore = () => {
    document.title = before;
  };
  globalThis.addEventListener('afterprint', restore, { once: true });
  document.title = title.trim();
  globalThis.print();
}
