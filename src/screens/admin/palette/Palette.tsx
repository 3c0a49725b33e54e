import { Dialog, Portal } from '@chakra-ui/react';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { session } from '../../../session/session.ts';
import { dialogRecipe } from '../../../ui/theme/recipes/dialog.ts';
import type { Choice } from './choices.ts';
import type { HeldKeys } from './hold-keys.ts';
import { PaletteSearch } from './PaletteSearch.tsx';
import { remember } from './recent.ts';

interface Props {
  readonly open: boolean;
  /** Answers, once the field has the focus, what was typed before, and leaves the keyboard to it. */
  readonly takeKeys: () => HeldKeys | undefined;
  readonly onClose: () => void;
}

/** The command palette: any screen, any student, any application to review, at the length of a few letters. */
export function Palette({ open, takeKeys, onClose }: Props) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const chosenRef = useRef<Choice>(undefined);
  // The dialog first gives the focus back; the page that is gone to then takes it.
  const leave = () => {
    const chosen = chosenRef.current;
    chosenRef.current = undefined;
    if (chosen) void router.navigate(chosen.target);
  };
  return (
    <Dialog.Root
      recipe={dialogRecipe}
      size="md"
      open={open}
      onOpenChange={onClose}
      onExitComplete={leave}
      initialFocusEl={() => input.current}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content mt={{ base: '0', md: '16' }} mb="auto" overflow="hidden">
            <Dialog.Title srOnly>Find or go to</Dialog.Title>
            <PaletteSearch
              input={input}
              takeKeys={takeKeys}
              onChoose={(choice) => {
                remember(session.state().token, choice);
                chosenRef.current = choice;
                onClose();
              }}
            />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
