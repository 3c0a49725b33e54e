import { CONTROL_ATTRIBUTE } from '../prerendered-controls.ts';

/** What somebody does with the HTML of a page while the app is still on its way, kept for the app (src/app/replace-prerendered.ts). */

/** Longer than any press; a pointer that is let go outside the window may never be heard of again. */
const LONGEST_PRESS_MS = 10_000;
/** A click comes after the pointer was let go, on touch screens in a task of its own. */
const CLICK_MS = 100;

/** Notes the buttons that are pressed, in their order, and whether something is under way that must not be cut off. */
export function noteEarlyInput(): EarlyInput {
  const pressed: HTMLButtonElement[] = [];
  let busyUntil = 0;
  let isComposing = false;
  const hold = (milliseconds: number) => () => void (busyUntil = performance.now() + milliseconds);
  const begins = hold(LONGEST_PRESS_MS);
  const ends = hold(CLICK_MS);
  const abort = new AbortController();
  const on = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) =>
    addEventListener(type, listener, { capture: true, signal: abort.signal });

  on('click', ({ target }) => {
    // Not those of the app, which is drawn beside the HTML.
    const button = target instanceof Element && target.closest<HTMLButtonElement>(`#root button[${CONTROL_ATTRIBUTE}]`);
    if (!button) return;
    pressed.push(button);
    if (isTab(button)) openTab(button);
  });
  on('keydown', (event) => {
    if (event.key === ' ') begins();
    moveToTab(event);
  });
  on('keyup', ends);
  on('pointerdown', begins);
  on('pointerup', ends);
  on('pointercancel', ends);
  on('compositionstart', () => (isComposing = true));
  on('compositionend', () => (isComposing = false));
  on('DOMContentLoaded', openTabOfAddress);

  return {
    pressed,
    isBusy: () => isComposing || performance.now() < busyUntil || isChoosing(),
    stop: () => abort.abort(),
  };
}

const isChoosing = () => CSS.supports('selector(:open)') && document.querySelector('select:open') !== null;

const isTab = (button: Element) => button.getAttribute('role') === 'tab';

function openTab(tab: Element): void {
  for (const other of tabsBeside(tab)) {
    const isOpen = other === tab;
    other.setAttribute('aria-selected', String(isOpen));
    other.tabIndex = isOpen ? 0 : -1;
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !isOpen;
  }
}

const tabsBeside = (tab: Element) => [
  ...(tab.closest('[role=tablist]')?.querySelectorAll<HTMLButtonElement>('[role=tab]') ?? []),
];

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The arrows press the tab beside the one that has the focus. */
function moveToTab({ key, target }: KeyboardEvent): void {
  const step = (steps[key] ?? 0) * (document.documentElement.dir === 'rtl' ? -1 : 1);
  if (step === 0 || !(target instanceof HTMLButtonElement) || !isTab(target)) return;
  const tabs = tabsBeside(target);
  const next = tabs.at((tabs.indexOf(target) + step) % tabs.length);
  next?.click();
  next?.focus();
}

/** An address may name the tab that is open, such as `/login?tab=admin`. */
function openTabOfAddress(): void {
  const wanted = new URLSearchParams(location.search).get('tab');
  const tab = [...document.querySelectorAll<HTMLButtonElement>('[role=tab]')].find(({ value }) => value === wanted);
  if (wanted && tab) openTab(tab);
}
