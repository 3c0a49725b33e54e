import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { sessionStore } from './storage/safe-storage.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the HTML has as the control's value. */
const renderedValue = (control: Control) =>
  control instanceof HTMLSelectElement
    ? (([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value ?? '')
    : control.defaultValue;

/**
 * Lets React take over at once the part of the page that an element is in, where it has not yet: it does so for an event that
 * people cause. Nothing has changed, so that nothing else happens.
 */
const takeOver = (element: Element) => element.dispatchEvent(new Event('change', { bubbles: true }));

/** Sets a control's value as a person would: React hears of it. */
function type(control: Control, value: string): void {
  takeOver(control);
  // React watches the property of each element, so that setting that one would go unnoticed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/**
 * Takes what somebody has typed before the app was there out of the controls. Returns how to type it once more, also where
 * another form has taken the place of this one by then.
 */
function takeTyped(root: HTMLElement): () => void {
  const controls = [...root.querySelectorAll<Control>('input, textarea, select')];
  const typed = controls
    .map((control) => [control, control.value] as const)
    .filter(([control, value]) => value !== renderedValue(control));
  for (const [control] of typed) control.value = renderedValue(control);
  return () => {
    for (const [old, value] of typed) {
      const control = old.isConnected ? old : root.querySelector<Control>(`[name="${CSS.escape(old.name)}"]`);
      // What has been typed since then is newer.
      if (control?.value === renderedValue(old)) type(control, value);
    }
  };
}

/**
 * Whether the root element holds the page that is asked for, as it was rendered when the portal was built: for an address
 * without a query, and for a tab without drafts.
 * @param path of the page in the app, such as '/courses'
 */
export function isRendered(path: string): boolean {
  const { page, hidden } = document.documentElement.dataset;
  const hasDrafts = sessionStore.keys().some((key) => /^(?:draft|application):/.test(key));
  return page === path.slice(1) && hidden === undefined && location.search === '' && !hasDrafts;
}

/**
 * Lets React take over the HTML in the root element, with what was typed in it and the last button that was pressed. The links
 * in it are relative, since a build does not know where it will lie; here they become what the app makes of them.
 * @param basePath where the app lies, e.g. '/' or '/portal/'
 * @param settled resolves when the page that a button has led to is drawn
 */
export async function hydrate(
  root: HTMLElement,
  app: ReactNode,
  basePath: string,
  settled: () => Promise<unknown>,
): Promise<void> {
  for (const link of root.querySelectorAll('a[href^="./"]'))
    link.setAttribute('href', basePath + link.getAttribute('href')?.slice(2));
  const typeAgain = takeTyped(root);
  const pressed = root.querySelector<HTMLButtonElement>('[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  // In slices, so that a slow phone answers taps in between.
  startTransition(() => void hydrateRoot(root, app));
  // A page that is left before React has taken over all of it would be an error to React.
  const finish = () => {
    const heading = root.querySelector('main h1');
    if (heading) takeOver(heading);
  };
  document.addEventListener('click', finish, { capture: true, once: true });
  // A button such as a tab may bring another form, and one that sends the form needs what was typed.
  const sends = pressed?.type === 'submit';
  if (pressed && !sends) {
    pressed.click();
    await settled();
  }
  typeAgain();
  if (sends) pressed.click();
}
