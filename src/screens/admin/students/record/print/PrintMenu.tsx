import type { ButtonProps } from '@chakra-ui/react';
import { useState } from 'react';
import type { Student } from '../../../../../domain/records/student.ts';
import { icon } from '../../../../../ui/icons.tsx';
import { lazyComponent } from '../../../../../ui/lazy-component.tsx';
import { MenuButton } from '../../../../../ui/MenuButton.tsx';
import type { PrintedDocument } from './documents.tsx';

const Panel = lazyComponent(() => import('./PrintMenuPanel.tsx').then(({ PrintMenuPanel }) => PrintMenuPanel));
const Preview = lazyComponent(() => import('./PrintPreview.tsx').then(({ PrintPreview }) => PrintPreview));

const PrinterIcon = icon(
  'M7 9V3.5h10V9M7 17H4.5a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 4.5 9h15a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5H17M7 14h10v6.5H7z',
);

/** What can be printed of the record: a transcript, a fee receipt, an ID card. */
export function PrintMenu({
  student,
  ...button
}: Pick<ButtonProps, 'disabled' | 'title'> & { readonly student: Student }) {
  const [chosen, setChosen] = useState<{ readonly printed: PrintedDocument; readonly open: boolean }>();
  return (
    <>
      <MenuButton
        {...button}
        renderMenu={(menu) => (
          <Panel {...menu} student={student} onChoose={(printed) => setChosen({ printed, open: true })} />
        )}
      >
        <PrinterIcon />
        Print
      </MenuButton>
      {chosen && <Preview {...chosen} student={student} onClose={() => setChosen({ ...chosen, open: false })} />}
    </>
  );
}
