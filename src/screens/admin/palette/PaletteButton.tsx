import { Button, chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { afterPaint } from '../../../ui/after-paint.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { type HeldKeys, holdKeys } from './hold-keys.ts';
import { SearchIcon } from './SearchIcon.tsx';

const load = () => import('./Palette.tsx');
const Panel = lazyComponent(() => load().then(({ Palette }) => Palette));
/** Where it fails, it is asked for again when it is needed. */
const preload = () => void load().catch(() => undefined);

const onApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** A dialog has the keyboard to itself. */
const dialogIsOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

const Key = chakra('kbd', {
  base: {
    display: { base: 'none', md: 'inline' },
    fontFamily: 'inherit',
    textStyle: 'xs',
    px: '1.5',
    borderWidth: '1px',
    borderRadius: 'l1',
    color: 'fg.muted',
  },
});

/** The way into the command palette: a button, and Ctrl or Cmd with K, wherever an administrator is. */
export function PaletteButton() {
  const [open, setOpen] = useState(false);
  const release = useRef<() => HeldKeys | undefined>(() => undefined);
  const takeKeys = () => {
    const held = release.current();
    release.current = () => undefined;
    return held;
  };
  const hide = () => {
    takeKeys();
    setOpen(false);
  };
  const show = () => {
    takeKeys();
    release.current = holdKeys(hide);
    setOpen(true);
    // Code that never comes must not keep the keyboard.
    load().catch(load).catch(hide);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
    // The other one of the two keys edits text on an Apple.
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
  useEffect(() => afterPaint(preload), []);
  useEffect(() => () => void release.current(), []);

  return (
    <>
      <Button
        size="xs"
        variant="surface"
        my="1"
        ms="auto"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts={onApple() ? 'Meta+K' : 'Control+K'}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
      >
        <SearchIcon />
        Find or go to
        <Key aria-hidden="true">{onApple() ? '⌘ K' : 'Ctrl K'}</Key>
      </Button>
      <Panel open={open} takeKeys={takeKeys} onClose={hide} />
    </>
  );
}
