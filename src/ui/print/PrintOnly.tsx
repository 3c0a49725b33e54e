import { Global } from '@emotion/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** A sheet of paper, or a card of the size ISO 7810 ID-1. */
export type PaperSize = 'A4' | 'card';

const pages = {
  A4: { size: 'A4', margin: '18mm' },
  card: { size: '85.6mm 54mm', margin: '0' },
} as const satisfies Record<PaperSize, object>;

const rules = (size: PaperSize) => ({
  '@page': pages[size],
  '@media screen': { '[data-print-only]': { display: 'none' } },
  '@media print': {
    // Paper is white in dark mode too.
    'html, body': {
      background: '#fff !important',
      color: '#000',
      colorScheme: 'light !important',
      minHeight: '0 !important',
    },
    'body > :not([data-print-only])': { display: 'none !important' },
  },
});

/** While it is mounted, only its content is printed, and nothing else of the page. The screen does not show it. */
export function PrintOnly({ size, children }: { readonly size: PaperSize; readonly children: ReactNode }) {
  const paper = useRef<HTMLDivElement>(null);
  // An open dialog hides this from assistive technology, and a printed PDF would then have no structure.
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
