import { Menu } from '@chakra-ui/react';
import { useRef } from 'react';
import type { components } from '../../../../../../openapi/schema.gen.ts';
import { menuRecipe } from '../../../../../ui/theme/recipes/menu.ts';
import { type DocumentName, documentNames, documents } from './documents.ts';

interface Props {
  readonly triggerId: string;
  readonly student: components['schemas']['Student'];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onChoose: (name: DocumentName) => void;
}

/** The documents. One that has nothing to say is not offered, and says why. */
export function PrintMenuPanel({ triggerId, student, open, onOpenChange, onChoose }: Props) {
  const chosenRef = useRef<DocumentName>(undefined);
  // A chosen item takes the focus away with it. The dialog gives it back to where it was when the dialog opened.
  const afterExit = () => {
    const chosen = chosenRef.current;
    chosenRef.current = undefined;
    if (!chosen) return;
    document.getElementById(triggerId)?.focus({ preventScroll: true });
    onChoose(chosen);
  };
  return (
    <Menu.Root
      recipe={menuRecipe}
      ids={{ trigger: triggerId }}
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      onExitComplete={afterExit}
      positioning={{ placement: 'bottom-end', gutter: 6 }}
    >
      <Menu.Positioner>
        <Menu.Content>
          {documentNames.map((name) => {
            const { label, obstacle } = documents[name];
            const reason = obstacle(student);
            return (
              <Menu.Item
                key={name}
                value={name}
                disabled={reason !== undefined}
                onSelect={() => {
                  chosenRef.current = name;
                }}
              >
                {reason ? `${label} (${reason})` : label}
              </Menu.Item>
            );
          })}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
