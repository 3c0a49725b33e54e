import { CONTROL_ATTRIBUTE, namedControls } from './prerendered-controls.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element | undefined): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const valueOf = (field: Field) => (isTick(field) ? String(field.checked) : field.value);

function renderedValue(field: Field): string {
  if (isTick(field)) return String(field.defaultChecked);
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '';
}

/** Sets a field's value as a person would: React hears of it. */
function fill(field: Field, value: string): void {
  if (valueOf(field) === value) return;
  if (isTick(field)) return field.click();
  const isSelect = field instanceof HTMLSelectElement;
  if (isSelect && ![...field.options].some((option) => option.value === value)) return;
  // React watches the property of each element, so that setting that one would go unnoticed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}

/** Copies to the app's page what was typed, chosen or opened in the HTML since it was last asked to. */
function createCopier(html: HTMLElement, page: HTMLElement): () => void {
  /** By the app's own fields: a form that was closed and opened again has others. */
  const copied = new WeakMap<Element, string>();
  return () => {
    const own = namedControls(page);
    for (const control of html.querySelectorAll(`[${CONTROL_ATTRIBUTE}]`)) {
      const counterpart = own.get(control.getAttribute(CONTROL_ATTRIBUTE) ?? '');
      if (!counterpart) continue;
      const details = counterpart.closest('summary')?.closest('details');
      if (details) details.open = control.closest('details')?.open === true;
      if (!isField(control) || !isField(counterpart)) continue;
      const value = valueOf(control);
      if (value === (copied.get(counterpart) ?? renderedValue(control))) continue;
      copied.set(counterpart, value);
      fill(counterpart, value);
    }
  };
}

const caretOf = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? ([element.selectionStart, element.selectionEnd, element.selectionDirection ?? 'none'] as const)
    : undefined;

/** Shows the app's page in place of the HTML, in one step: the focus and the caret stay where they were. */
function replace(html: HTMLElement, page: HTMLElement): void {
  // A picture that has been loaded is not to be decoded while nothing stands there.
  for (const image of page.querySelectorAll('img')) image.decoding = 'sync';
  const focused = html.contains(document.activeElement) ? document.activeElement : null;
  const name = [...namedControls(html)].find(([, control]) => control === focused)?.[0];
  const heir = name
    ? namedControls(page).get(name)
    : focused?.id
      ? page.querySelector<HTMLElement>(`#${CSS.escape(focused.id)}`)
      : undefined;
  page.id = html.id;
  html.removeAttribute('id');
  html.hidden = true;
  page.hidden = false;
  if (focused && heir) {
    heir.focus({ preventScroll: true });
    const [start, end, direction] = caretOf(focused) ?? [];
    // A field for an address has a caret, and tells nobody where.
    if (isField(heir) && 'setSelectionRange' in heir && typeof start === 'number')
      heir.setSelectionRange(start, end ?? start, direction);
  }
  html.remove();
}

const POLL_MS = 20;

interface Page {
  readonly draw: (page: HTMLElement) => Promise<unknown>;
  /** Resolves when what a press has led to is drawn. */
  readonly settled: () => Promise<unknown>;
  /** Called when the app's page is what is shown. */
  readonly onShown: () => void;
}

/**
 * Draws the app beside the HTML that was rendered when the portal was built, and then shows it in its place, with what was
 * typed in it, the focus, and the buttons that were pressed, in their order. React never sees that HTML: whatever a
 * browser, an extension or a translation has made of it does not matter.
 *
 * A press is of the button that was seen. Where the app's page has none such, as after a tab has brought another form, it
 * is dropped.
 */
export async function replacePrerendered(
  html: HTMLElement,
  input: EarlyInput,
  { draw, settled, onShown }: Page,
): Promise<void> {
  const page = document.createElement('div');
  page.hidden = true;
  html.after(page);
  await draw(page);
  const copy = createCopier(html, page);
  const { pressed } = input;
  let last: HTMLButtonElement | undefined;
  const press = (button: HTMLButtonElement) => {
    // Whoever presses such a button once more has seen nothing of the first time.
    if (button === last && button.matches('[type=submit], [aria-expanded]')) return;
    last = button;
    copy();
    namedControls(page)
      .get(button.getAttribute(CONTROL_ATTRIBUTE) ?? '')
      ?.click();
  };
  const isTab = (button: HTMLButtonElement) => button.getAttribute('role') === 'tab';
  for (;;) {
    const [next] = pressed;
    // The page is shown with the tab that is open in the HTML: whoever types there goes on in the same form. Other presses
    // wait until then, so that what they lead to can have the focus.
    if (next && pressed.some(isTab)) {
      pressed.shift();
      press(next);
      await settled();
    } else if (input.isBusy()) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    else break;
  }
  copy();
  input.stop();
  replace(html, page);
  onShown();
  for (const button of pressed) {
    press(button);
    // React draws what a press has changed in a microtask. A press of the page that is shown now can only come after that.
    await Promise.resolve();
  }
}
