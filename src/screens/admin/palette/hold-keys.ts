/** What was typed before there was a field for it. */
export interface HeldKeys {
  readonly text: string;
  /** Enter was pressed after it: the first that it finds is meant. */
  readonly entered: boolean;
}

/** A shortcut of the browser's or the palette's own. What AltGr types is text, and Ctrl with Enter presses a button too. */
const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph') && event.key !== 'Enter' && event.key !== ' ';

/** The palette's field has the focus by now, and its keys are its own. */
const isInDialog = ({ target }: Event) => target instanceof Element && target.closest('[role="dialog"]') !== null;

/**
 * Keeps the keyboard from the page from the moment in which the palette was called until it is there: what is typed is
 * meant for it, and Enter must not press whatever has the focus behind it. Answers how to end that, and what was typed.
 */
export function holdKeys(onEscape: () => void): () => HeldKeys {
  let held: HeldKeys = { text: '', entered: false };
  const hold = (event: KeyboardEvent) => {
    if (isShortcut(event) || isInDialog(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'keydown' || held.entered) return;
    const { key } = event;
    if (key === 'Escape') onEscape();
    else if (key === 'Enter') held = { ...held, entered: held.text !== '' };
    else if (key === 'Backspace') held = { ...held, text: held.text.slice(0, -1) };
    else if (key.length === 1) held = { ...held, text: held.text + key };
  };
  // A button is pressed by Enter when that goes down, and by the space bar when it comes up.
  const kinds = ['keydown', 'keypress', 'keyup'] as const;
  for (const kind of kinds) window.addEventListener(kind, hold, { capture: true });
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, hold, { capture: true });
    return held;
  };
}
