export const CONTROL_ATTRIBUTE = 'data-control';

const controls = 'button, input, select, textarea, summary, a[href]';

function placeOf(control: Element): string | null | undefined {
  const form = control.closest('form')?.getAttribute('aria-label');
  if (form) return form;
  const tab = control.closest('[role=tabpanel]')?.getAttribute('aria-labelledby');
  return tab && control.ownerDocument.getElementById(tab)?.getAttribute('value');
}

/** What is stable in a control: never its text, which the browser may have translated. */
const nameOf = (control: HTMLElement & { readonly href?: string }) =>
  control.href ??
  control.getAttribute('name') ??
  control.getAttribute('aria-label') ??
  control.getAttribute('value') ??
  (control.matches('[type=submit]') ? 'submit' : '');

/**
 * The controls of a page by what tells them apart: where they are, their element, and a name. A button that has nothing
 * but its text gets `data-control` in the app. A page that was rendered when the portal was built has it on all controls
 * but links, so that nodes which an extension puts beside them do not change it.
 */
export function namedControls(page: ParentNode): Map<string, HTMLElement> {
  const named = new Map<string, HTMLElement>();
  for (const control of page.querySelectorAll<HTMLElement>(controls)) {
    const given = control.getAttribute(CONTROL_ATTRIBUTE);
    const name = given ?? [placeOf(control), control.localName, nameOf(control)].join('/');
    // Two of the same name are told apart by their order.
    let distinct = name;
    for (let count = 2; named.has(distinct); count++) distinct = `${name}/${count}`;
    named.set(distinct, control);
  }
  return named;
}
