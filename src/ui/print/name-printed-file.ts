import { lendTitle } from '../lend-title.ts';

/** Calls the file that the page is about to be printed to by this name: browsers take the page's title for it. */
export function namePrintedFile(name: string): void {
  globalThis.addEventListener('afterprint', lendTitle(name.trim()), { once: true });
}
