type Named = HTMLElement & { readonly labels?: NodeListOf<HTMLLabelElement> | null };

/** What the HTML of a page is told of each control, for the app to find its own. */
export const CONTROL_ATTRIBUTE = 'data-control';

/** What a person can press, fill in or open, and may have the focus. */
const controls = 'button, input, select, textarea, summary, a[href]';

const words = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim();

/** The form that a control is in, or else the tab. */
function placeOf(control: Element): string | null | undefined {
  const form = control.closest('form')?.getAttribute('aria-label');
  if (form) return form;
  const tab = control.closest('[role=tabpanel]')?.getAttribute('aria-labelledby');
  return tab && control.ownerDocument.getElementById(tab)?.getAttribute('value');
}

/** What a control is, in words: where it is, its element, and its name. */
function describe(control: Named): string {
  const name =
    control.getAttribute('name') ??
    control.getAttribute('aria-label') ??
    words(control.labels?.[0]?.textContent) ??
    words(control.textContent);
  return [placeOf(control), control.localName, name].join('/');
}

/**
 * The controls of a page by what tells them apart. A page that was rendered when the portal was built has it in an
 * attribute, where whoever translates the page or puts icons beside its fields does not change it.
 */
export function namedControls(page: ParentNode): Map<string, HTMLElement> {
  const named = new Map<string, HTMLElement>();
  for (const control of page.querySelectorAll<HTMLElement>(controls)) {
    const given = control.getAttribute(CONTROL_ATTRIBUTE);
    const name = given ?? describe(control);
    // Two of the same name are told apart by their order.
    let distinct = name;
    for (let count = 2; named.has(distinct); count++) distinct = `${name}/${count}`;
    named.set(distinct, control);
  }
  return named;
}
