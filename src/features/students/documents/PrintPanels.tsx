import { Button, chakra, HStack, Menu, Stack, Text } from '@chakra-ui/react';
import type { MenuState } from '#src/ui/MenuButton.tsx';
import { MenuPanel } from '#src/ui/MenuPanel.tsx';
import { Modal } from '#src/ui/dialog/dialogs.tsx';
import { namePrintedFile, PrintOnly } from '#src/ui/print/PrintOnly.tsx';
import type { Student } from '../student.ts';
import { documents, type PrintedDocument } from './documents.tsx';

interface Props extends MenuState {
  readonly student: Student;
  readonly onChoose: (chosen: PrintedDocument) => void;
}

/** The documents. One that has nothing to say is not offered, and says why. */
export function PrintMenuPanel({ student, onChoose, ...menu }: Props) {
  return (
    <MenuPanel {...menu}>
      {(onceClosed) =>
        documents.map((one) => {
          const reason = one.obstacle?.(student);
          const choose = () => onceClosed(() => onChoose(one));
          return (
            // The keyboard triggers onSelect; a screen reader's click, without pointer events before it, only onClick.
            <Menu.Item
              key={one.label}
              value={one.label}
              disabled={reason !== undefined}
              onSelect={choose}
              onClick={reason ? undefined : choose}
            >
              {reason ? `${one.label} (${reason})` : one.label}
            </Menu.Item>
          );
        })
      }
    </MenuPanel>
  );
}

interface PreviewProps {
  readonly open: boolean;
  readonly printed: PrintedDocument;
  readonly student: Student;
  readonly onClose: () => void;
}

const Paper = chakra('div', {
  base: { bg: 'white', borderWidth: '1px', borderColor: 'border.emphasized', boxShadow: 'sm', overflow: 'hidden' },
});

const sheets = {
  A4: '@page { size: A4; margin: 18mm; }',
  card: '@page { size: 85.6mm 54mm; margin: 0; }',
} as const;

/** What will be printed, before it is. Only while it is open does the page print this instead of itself. */
export function PrintPreview({ open, printed: { label, paper, Content }, student, onClose }: PreviewProps) {
  return (
    <Modal open={open} onClose={onClose} title={label} size="lg">
      <Stack gap="5">
        <Text color="fg.muted">
          {`${paper === 'A4' ? 'One sheet of A4.' : 'The size of a bank card, 85.6 by 54 mm.'} It shows the saved record, without changes that are not saved yet.`}
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
          <Button
            onClick={() => {
              namePrintedFile(`${label} ${student.rollNo} ${student.name}`);
              globalThis.print();
            }}
          >
            Print
          </Button>
        </HStack>
      </Stack>
      <PrintOnly sheets={sheets[paper]}>
        <Content student={student} />
      </PrintOnly>
    </Modal>
  );
}
