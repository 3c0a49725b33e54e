import { Global } from '@emotion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { setTemporaryTitle } from '#src/platform/text/page-title.ts';

const rules = {
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
};

interface Props {
  /** The rules of the sheets in CSS, `@page`: their size, margins and what stands in these. */
  readonly sheets: string;
  readonly children: ReactNode;
}

/** While it is mounted, only its content is printed, and nothing else of the page. The screen does not show it. */
export function PrintOnly({ sheets, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  // An open dialog hides this from assistive technology, and a printed PDF would then have no structure.
  useEffect(() => {
    const reveal = () => content.current?.removeAttribute('aria-hidden');
    globalThis.addEventListener('beforeprint', reveal);
    return () => globalThis.removeEventListener('beforeprint', reveal);
  }, []);
  return createPortal(
    <div ref={content} data-print-only="" className="light">
      <Global styles={[sheets, rules]} />
      {children}
    </div>,
    document.body,
  );
}

/** Calls the file that the page is about to be printed to by this name: browsers take the page's title for it. */
export function namePrintedFile(name: string): void {
  globalThis.addEventListener('afterprint', setTemporaryTitle(name.trim()), { once: true });
}
