/**
 * A script for the head that any browser parses: where one lacks what the app cannot do without, it says so at the top of
 * the page. What was rendered stays readable below it.
 */
export function oldBrowserScript(phone: string): string {
  const sentence = `This browser is too old for the portal. Please update it or open the page in another browser, or call ${phone}.`;
  return `(function () {
  var known = 'noModule' in document.createElement('script') && typeof Object.hasOwn === 'function' &&
    typeof structuredClone === 'function' && typeof AbortSignal === 'function' && typeof AbortSignal.timeout === 'function' &&
    typeof [].at === 'function' && typeof [].findLast === 'function' && typeof [].findLastIndex === 'function' &&
    typeof ''.at === 'function' && typeof ''.replaceAll === 'function';
  if (known) return;
  document.addEventListener('DOMContentLoaded', function () {
    var line = document.createElement('p');
    line.setAttribute('role', 'alert');
    line.appendChild(document.createTextNode(${JSON.stringify(sentence).replaceAll('<', '\\u003c')}));
    document.body.insertBefore(line, document.body.firstChild);
  });
})();`;
}
