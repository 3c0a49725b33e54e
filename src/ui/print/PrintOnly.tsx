import { Global } from '@emotion/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** A sheet of paper, or a card of the size that a wallet has room for (ISO 7810 ID-1). */
export type PaperSize = 'A4' | 'card';

const pages = {
  A4: { size: 'A4', margin: '18mm' },
  card: { size: '85.6mm 54mm', margin: '0' },
} as const satisfies Record<PaperSize, object>;

const rules = (size: PaperSize) => ({
  '@page': pages[size],
  '@media screen': { '[data-print-only]': { display: 'none' } },
  '@media print': {
    // Paper is white, whatever the colours of the screen are.
    'html, body': {
      background: '#fff !important',
      color: '#000',
      colorScheme: 'light !important',
      minHeight: '0 !important',
    },
    'body > :not([data-print-only])': { display: 'none !important' },
  },
});

/** What is printed while it is there: this alone, and nothing of the page. On the screen it is not seen. */
export function PrintOnly({ size, children }: { readonly size: PaperSize; readonly children: ReactNode }) {
  const paper = useRef<HTMLDivElement>(null);
  // The dialog hides all but itself from assistive technology, and a file that is printed to would have no structure.
  useEffect(() => {
    const reveal = () => paper.current?.removeAttribute('aria-hidden');
    globalThis.addEventListener('beforeprint', reveal);
    return () => globalThis.removeEventListener('beforeprint', reveal);
  }, []);
  return createPortal(
    <div ref={paper} data-print-only="" className="light">
      <Global styles={rules(size)} />
      {children}
    </div>,
    document.body,
  );
}
