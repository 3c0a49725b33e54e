import { JSDOM } from 'jsdom';
import { CONTROL_ATTRIBUTE, namedControls } from '#src/controls.ts';

/**
 * Says of each control in a page's HTML which one it is, for the app to find its own (src/take-over.ts), and removes the
 * marks by which React would find its way in it.
 */
export function markControls(markup: string): string {
  const { document } = new JSDOM(`<body>${markup}`).window;
  for (const [name, control] of namedControls(document.body)) control.setAttribute(CONTROL_ATTRIBUTE, name);
  return document.body.innerHTML.replace(/<!--.*?-->/g, '');
}
