import { Button } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { components } from '../../../../../../openapi/schema.gen.ts';
import { ChevronDownIcon, icon } from '../../../../../ui/icons.tsx';
import { lazyComponent } from '../../../../../ui/lazy-component.tsx';
import type { DocumentName } from './documents.ts';

const Panel = lazyComponent(() => import('./PrintMenuPanel.tsx').then(({ PrintMenuPanel }) => PrintMenuPanel));
const Preview = lazyComponent(() => import('./PrintPreview.tsx').then(({ PrintPreview }) => PrintPreview));

const PrinterIcon = icon(
  'PrinterIcon',
  'M7 9V3.500h10V9M7 17H4.500a1.5 1.5 0 0 1-1.5-1.500v-5A1.5 1.5 0 0 1 4.500 9h15a1.5 1.5 0 0 1 1.500 1.500v5a1.5 1.5 0 0 1-1.500 1.500H17',
  'M7 14h10v6.500H7z',
);

interface Props {
  readonly student: components['schemas']['Student'];
  readonly disabled: boolean;
}

/** What can be printed of the record: a transcript, a fee receipt, an ID card. */
export function PrintMenu({ student, disabled }: Props) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<{ readonly name: DocumentName; readonly open: boolean }>();
  const id = useId();

  const change = (next: boolean) => {
    setOpen(next);
    // A menu that is told whether it is open leaves the focus to whoever tells it.
    if (!next) document.getElementById(id)?.focus({ preventScroll: true });
  };

  return (
    <>
      <Button
        id={id}
        variant="surface"
        aria-haspopup="menu"
        aria-expanded={open}
        disabled={disabled}
        title={disabled ? 'The record is being loaded' : undefined}
        onClick={() => change(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          change(true);
        }}
      >
        <PrinterIcon />
        Print
        <ChevronDownIcon />
      </Button>
      <Panel
        triggerId={id}
        student={student}
        open={open}
        onOpenChange={change}
        onChoose={(name) => setChosen({ name, open: true })}
      />
      {chosen && <Preview {...chosen} student={student} onClose={() => setChosen({ ...chosen, open: false })} />}
    </>
  );
}
