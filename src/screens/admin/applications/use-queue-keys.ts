import { useEffect, useEffectEvent } from 'react';

type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** Marks the dialog that the open application is in on a narrow screen; in any other one the keys mean nothing. */
export const ownDialog = { 'data-application-dialog': '' };

const typing = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]';
const elsewhere = '[role=menu], [role=listbox]';
const dialogs = ':is([role=dialog], [role=alertdialog]):not([data-application-dialog])';

/** Whether a key belongs to whatever has the focus: to a text that is being typed, to a menu, or to a dialog. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector(dialogs)) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest(elsewhere)) return true;
  // Escape empties a search field; in any other one it means what it means beside it.
  return Boolean(key === 'Escape' ? target.closest('[type=search]') : target.closest(typing));
}

/** Keys that work anywhere on the screen, unless they are being typed. */
export function useQueueKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event;
    const act = keys[key];
    if (!act || ctrlKey || metaKey || altKey || isComposing || defaultPrevented || isTaken(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
