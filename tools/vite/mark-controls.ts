import { CONTROL_ATTRIBUTE, namedControls } from '#src/app/prerendered-controls.ts';

/**
 * Says of each control in a page's HTML which one it is, for the app to find its own (src/app/replace-prerendered.ts), and removes the
 * marks by which React would find its way in it.
 * @throws where a button or a field has only its text to tell it apart, which a translation changes
 */
export async function markControls(markup: string): Promise<string> {
  // Loading it takes a second, which only a build has to wait.
  const { JSDOM } = await import('jsdom');
  const { document } = new JSDOM(`<body>${markup}`).window;
  for (const [name, control] of namedControls(document.body)) {
    if (control.matches('button, input, select, textarea') && name.endsWith('/'))
      throw new Error(`Give this control a name, or ${CONTROL_ATTRIBUTE}: ${control.outerHTML}`);
    // A link has its address.
    if (control.localName !== 'a') control.setAttribute(CONTROL_ATTRIBUTE, name);
  }
  return document.body.innerHTML.replace(/<!--.*?-->/g, '');
}
