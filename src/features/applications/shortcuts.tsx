import { Button, Flex } from '@chakra-ui/react';
import { createAtom, useSelector } from '@tanstack/react-store';
import { useEffect, useEffectEvent } from 'react';
import { localStore } from '#src/platform/storage/safe-storage.ts';
import { Key } from '#src/ui/Key.tsx';

const STORAGE_KEY = 'applications.keys';
/** WCAG 2.1.4: shortcuts of a single key can be turned off, for people who would press them by accident. */
const enabledAtom = createAtom(localStore.get(STORAGE_KEY) !== 'off');

function setEnabled(enabled: boolean): void {
  localStore.set(STORAGE_KEY, enabled ? 'on' : 'off');
  enabledAtom.set(enabled);
}

/** Marks the dialog that holds the open application on a narrow screen; in any other dialog the shortcuts do nothing. */
export const shortcutDialog = { 'data-application-dialog': '' };

const typing = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';
const popups = '[role=menu], [role=listbox]';
const otherDialogs = ':is([role=dialog], [role=alertdialog]):not([data-application-dialog])';

/** Whether a key belongs to the element that has the focus: to a text that is being typed, to a menu, or to a dialog. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector(otherDialogs)) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(popups)) return true;
  // Escape empties a search field; in other fields it closes the application.
  return Boolean(key === 'Escape' ? target.closest('[type=search]') : target.closest(typing));
}

/** What each key does now; one that can do nothing is undefined. Escape alone cannot be turned off. */
type Shortcuts = Readonly<Record<'j' | 'k' | 'n' | 'Escape', (() => void) | undefined>>;

/** The keys j, k, n and Escape, which work anywhere on the screen unless they are being typed. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const enabled = useSelector(enabledAtom);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
    const act = enabled || key === 'Escape' ? new Map(Object.entries(shortcuts)).get(key) : undefined;
    if (!act || ctrlKey || metaKey || altKey || isComposing || defaultPrevented || isTaken(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const hints = { j: 'next', k: 'previous', n: 'undecided' };

/** What the keys do, where there is a keyboard, and the button that turns them off. While none is open, none is before it. */
export function ShortcutHints({ isOpen }: { readonly isOpen: boolean }) {
  const enabled = useSelector(enabledAtom);
  return (
    <Flex gap="2.5" rowGap="1" wrap="wrap" align="center" textStyle="sm" color="fg.muted" hideBelow="md">
      {enabled ? (
        Object.entries(hints)
          .filter(([key]) => isOpen || key !== 'k')
          .map(([key, action]) => (
            <span key={key}>
              <Key>{key}</Key> {action}
            </span>
          ))
      ) : (
        <span>Keys are off.</span>
      )}
      <Button size="xs" variant="ghost" px="1.5" onClick={() => setEnabled(!enabled)}>
        {enabled ? 'Turn keys off' : 'Turn keys on'}
      </Button>
    </Flex>
  );
}
