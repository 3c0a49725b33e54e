/** What is said where a browser lacks what the app cannot do without. */
export const tooOld = (phone: string) =>
  `This browser is too old for the portal. Please update it or open the page in another browser, or call ${phone}.`;

/** The sentence as it stands in a script of a page. */
export const tooOldInScript = (phone: string) => JSON.stringify(tooOld(phone)).replaceAll('<', '\\u003c');

/**
 * A script for the head that any browser parses: where one lacks what the app cannot do without, it says so at the top of
 * the page. What was rendered stays readable below it.
 */
export function oldBrowserScript(phone: string): string {
  return `(function () {
  var known = 'noModule' in document.createElement('script') && typeof Object.hasOwn === 'function' &&
    typeof structuredClone === 'function' && typeof AbortSignal === 'function' && typeof AbortSignal.timeout === 'function' &&
    typeof [].at === 'function' && typeof [].findLast === 'function' && typeof [].findLastIndex === 'function' &&
    typeof ''.at === 'function' && typeof ''.replaceAll === 'function';
  try {
    // Safari before 16.4 reads no script that has it.
    new RegExp('(?<=a)b');
  } catch (error) {
    known = false;
  }
  if (known) return;
  document.addEventListener('DOMContentLoaded', function () {
    var line = document.createElement('p');
    line.setAttribute('role', 'alert');
    line.appendChild(document.createTextNode(${tooOldInScript(phone)}));
    document.body.insertBefore(line, document.body.firstChild);
  });
})();`;
}
