/** What was typed before the field of the palette was there. */
export interface BufferedKeys {
  readonly text: string;
  /** Enter was pressed after the text: it chooses the first result. */
  readonly entered: boolean;
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
export function bufferKeys(onEscape: () => void): () => BufferedKeys {
  let buffered: BufferedKeys = { text: '', entered: false };
  const listen = (event: KeyboardEvent) => {
    if (isShortcut(event) || isInDialog(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type !== 'keydown' || buffered.entered) return;
    const { key } = event;
    if (key === 'Escape') onEscape();
    else if (key === 'Enter') buffered = { ...buffered, entered: buffered.text !== '' };
    else if (key === 'Backspace') buffered = { ...buffered, text: buffered.text.slice(0, -1) };
    else if (key.length === 1) buffered = { ...buffered, text: buffered.text + key };
  };
  // A button is pressed by Enter when that goes down, and by the space bar when it comes up.
  const kinds = ['keydown', 'keypress', 'keyup'] as const;
  for (const kind of kinds) window.addEventListener(kind, listen, { capture: true });
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, listen, { capture: true });
    return buffered;
  };
}
