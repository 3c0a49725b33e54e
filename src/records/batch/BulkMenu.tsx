import { Menu } from '@chakra-ui/react';
import type { MenuState } from '#src/ui/MenuButton.tsx';
import { MenuPanel } from '#src/ui/MenuPanel.tsx';

interface Props extends MenuState {
  readonly labels: readonly string[];
  /** Called when the menu has closed and the focus is free. */
  readonly onChoose: (label: string) => void;
}

export function BulkMenu({ labels, onChoose, ...menu }: Props) {
  return (
    <MenuPanel {...menu} isInList>
      {(onceClosed) =>
        labels.map((label) => {
          const choose = () => onceClosed(() => onChoose(label));
          return (
            // The keyboard triggers onSelect; a screen reader's click, without pointer events before it, only onClick.
            <Menu.Item key={label} value={label} onSelect={choose} onClick={choose}>
              {label}
            </Menu.Item>
          );
        })
      }
    </MenuPanel>
  );
}
