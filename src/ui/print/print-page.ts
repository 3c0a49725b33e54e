import { browserCan, tellMissing } from '../browser-support.ts';
import { namePrintedFile } from './PrintOnly.tsx';

/** Prints the page as it is now, into a file of this name. Where the browser cannot, a toast says so. */
export function printPage(fileName?: string): void {
  if (!browserCan('print')) return;
  if (fileName !== undefined) namePrintedFile(fileName);
  try {
    globalThis.print();
  } catch {
    // Whoever waits for the end of printing tidies up.
    globalThis.dispatchEvent(new Event('afterprint'));
    tellMissing('print');
  }
}
