import { Menu } from '@chakra-ui/react';
import type { Student } from '../student.ts';
import type { MenuState } from '#src/ui/MenuButton.tsx';
import { MenuPanel } from '#src/ui/MenuPanel.tsx';
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
