import { Button, chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { t } from '#src/languages/texts.ts';
import { whenUnused } from '#src/platform/scheduling.ts';
import { Key } from '#src/ui/Key.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { SearchIcon } from '#src/ui/icons.tsx';
import { withTexts } from '#src/platform/load-texts.ts';

const CommandPalette = lazyComponent(
  withTexts('palette', () => import('./CommandPalette.tsx').then((loaded) => loaded.CommandPalette)),
  {
    // The page gets the keyboard back.
    onFailure: ({ onClose }) => onClose(),
  },
);

const onApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** While another dialog is open, the keyboard belongs to it. */
const dialogIsOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

interface BufferedKeys {
  readonly text: string;
  /** Those pressed after the text, which move among its results and choose one. */
  readonly keys: readonly string[];
}

/** A shortcut of the browser or of the palette. AltGr types text, and Ctrl with Enter presses a button too. */
const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph') && event.key !== 'Enter' && event.key !== ' ';

/** The palette's field has the focus by now, and gets its keys itself. */
const isInDialog = ({ target }: Event) => target instanceof Element && target.closest('[role="dialog"]') !== null;

/**
 * Keeps all keys from the page between the shortcut and the moment in which the palette is there: the text is meant for
 * the palette, and Enter must not press a button behind it. Returns a function that ends this and gives what was typed.
 */
function bufferKeys(onEscape: () => void): () => BufferedKeys {
  let buffered: BufferedKeys = { text: '', keys: [] };
  const listen = (event: KeyboardEvent) => {
    if (isShortcut(event) || isInDialog(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { text, keys } = buffered;
    if (event.type !== 'keydown' || keys.includes('Enter')) return;
    const { key } = event;
    if (key === 'Escape') onEscape();
    else if (key === 'Backspace') buffered = { text: text.slice(0, -1), keys: [] };
    else if (key.length === 1) buffered = { text: text + key, keys: [] };
    // Enter alone chooses nothing: nobody has seen yet what would be the first.
    else if (key === 'Enter' ? text !== '' || keys.length > 0 : /^(?:Arrow|Page)(?:Up|Down)$/.test(key))
      buffered = { text, keys: [...keys, key] };
  };
  // A button is pressed by Enter when that goes down, and by the space bar when it comes up.
  const kinds = ['keydown', 'keypress', 'keyup'] as const;
  for (const kind of kinds) window.addEventListener(kind, listen, { capture: true });
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, listen, { capture: true });
    return buffered;
  };
}

/** Opens the command palette on every administrator's page: a button, and Ctrl or Cmd with K. */
export function CommandPaletteButton({ onChangePassword }: { readonly onChangePassword: () => void }) {
  const [open, setOpen] = useState(false);
  const release = useRef<() => BufferedKeys | undefined>(() => undefined);
  const takeKeys = () => {
    const buffered = release.current();
    release.current = () => undefined;
    return buffered;
  };
  const hide = () => {
    takeKeys();
    setOpen(false);
  };
  const show = () => {
    takeKeys();
    release.current = bufferKeys(hide);
    setOpen(true);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    // On an Apple, Ctrl with K edits text.
    const combined = onApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
    if (key.toLowerCase() !== 'k' || !combined || altKey || shiftKey || event.defaultPrevented) return;
    if (!open && dialogIsOpen()) return;
    event.preventDefault();
    if (open) hide();
    else show();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  useEffect(() => whenUnused(CommandPalette.preload), []);
  useEffect(() => () => void release.current(), []);

  return (
    <>
      <Button
        size="xs"
        variant="surface"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts={onApple() ? 'Meta+K' : 'Control+K'}
        onPointerEnter={CommandPalette.preload}
        onFocus={CommandPalette.preload}
        onClick={show}
      >
        <SearchIcon />
        <chakra.span srOnly={{ base: true, sm: false, md: true, xl: false }}>{t`Find or go to`}</chakra.span>
        <Key aria-hidden="true" hideBelow="lg">
          {onApple() ? '⌘ K' : 'Ctrl K'}
        </Key>
      </Button>
      <CommandPalette open={open} takeKeys={takeKeys} onClose={hide} onChangePassword={onChangePassword} />
    </>
  );
}
