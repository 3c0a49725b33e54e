import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Student } from '../../../../../domain/records/student.ts';
import { Modal } from '../../../../../ui/dialog/Modal.tsx';
import type { PrintedDocument } from './documents.tsx';

interface PreviewProps {
  readonly open: boolean;
  readonly printed: PrintedDocument;
  readonly student: Student;
  readonly onClose: () => void;
}

const Paper = chakra('div', {
  base: { bg: 'white', borderWidth: '1px', borderColor: 'border.emphasized', boxShadow: 'sm', overflow: 'hidden' },
});

/** What will be printed, before it is. Only while it is open does the page print this instead of itself. */
export function PrintPreview({ open, printed: { label, paper, Content }, student, onClose }: PreviewProps) {
  return (
    <Modal open={open} onClose={onClose} title={label} size="lg">
      <Stack gap="5">
        <Text color="fg.muted">
          {paper === 'A4' ? 'One sheet of A4.' : 'The size of a bank card, 85.6 by 54 mm.'} It states what is stored,
          and not what is being edited.
        </Text>
        <Paper
          className="light"
          {...(paper === 'A4' ? { p: { base: '4', md: '10' } } : { mx: 'auto', w: 'full', maxW: '86mm' })}
        >
          <Content student={student} />
        </Paper>
        <HStack justify="flex-end" gap="3" wrap="wrap">
          <Button variant="surface" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => printAs(`${label} ${student.rollNo} ${student.name}`)}>Print</Button>
        </HStack>
      </Stack>
      <PrintOnly size={paper}>
        <Content student={student} />
      </PrintOnly>
    </Modal>
  );
}

/** Opens the browser's print dialog. The title of the page is what it calls a file that it prints to. */
function printAs(title: string): void {
  const before = document.title;
  const restore = () => {
    document.title = before;
  };
  globalThis.addEventListener('afterprint', restore, { once: true });
  document.title = title.trim();
  globalThis.print();
}

const pages = {
  A4: { size: 'A4', margin: '18mm' },
  card: { size: '85.6mm 54mm', margin: '0' },
} as const;

const rules = (size: keyof typeof pages) => ({
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
function PrintOnly({ size, children }: { readonly size: keyof typeof pages; readonly children: ReactNode }) {
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
