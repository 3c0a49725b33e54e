import type { ButtonProps } from '@chakra-ui/react';
import { useState } from 'react';
import type { Student } from '#src/features/students/student.ts';
import { PrinterIcon } from '#src/ui/icons.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { MenuButton } from '#src/ui/MenuButton.tsx';
import type { PrintedDocument } from './documents.tsx';

const Panel = lazyComponent(() => import('./documents.tsx').then(({ PrintMenuPanel }) => PrintMenuPanel));
const Preview = lazyComponent(() => import('./documents.tsx').then(({ PrintPreview }) => PrintPreview));

/** What can be printed of a student's record: a record summary, a fee receipt, an ID card. */
export function PrintMenu({
  student,
  ...button
}: Pick<ButtonProps, 'size' | 'disabled' | 'title'> & { readonly student: Student | undefined }) {
  const [chosen, setChosen] = useState<{ readonly printed: PrintedDocument; readonly open: boolean }>();
  return (
    <>
      <MenuButton
        {...button}
        renderMenu={(menu) =>
          student && <Panel {...menu} student={student} onChoose={(printed) => setChosen({ printed, open: true })} />
        }
      >
        <PrinterIcon />
        Print
      </MenuButton>
      {student && chosen && (
        <Preview {...chosen} student={student} onClose={() => setChosen({ ...chosen, open: false })} />
      )}
    </>
  );
}
