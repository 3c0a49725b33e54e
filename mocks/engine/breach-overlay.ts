import type { ContractBreach } from './request/contract-breach.ts';

/** What Vite's client makes its overlay of, as far as it is used here. */
interface OverlayError {
  readonly message: string;
  readonly stack: string;
}

/** The breaches that have been shown: lists are read again each time that somebody returns to the page. */
const shown = new Set<string>();

/** Tells of a breach in the console each time, and once over the page. Only the development server has this file. */
export function showBreach({ message }: ContractBreach): void {
  console.error(message);
  if (shown.has(message)) return;
  shown.add(message);
  const Overlay = customElements.get('vite-error-overlay');
  if (Overlay) document.body.append(new Overlay({ message, stack: '' } satisfies OverlayError));
}
