import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { oldBrowserScript, tooOld } from './old-browser.ts';

const phone = '+91 20 5550 1965 <Office>';

/** What the script says in a browser in which this code ran before it. */
function saidAfter(code: string): { readonly texts: string[]; readonly alerts: string[] } {
  const said = { texts: [] as string[], alerts: [] as string[] };
  const document = {
    createElement: () => ({
      noModule: false,
      setAttribute: (name: string, value: string) => said.alerts.push(`${name}=${value}`),
      appendChild: (text: string) => said.texts.push(text),
    }),
    createTextNode: (text: string) => text,
    addEventListener: (event: string, listen: () => void) => {
      if (event === 'DOMContentLoaded') listen();
    },
    body: { insertBefore: () => undefined },
  };
  const globals = { document, AbortSignal, structuredClone };
  runInNewContext(`${code};\n${oldBrowserScript(phone)}`, globals);
  return said;
}

it.each([
  [
    'no modules',
    'document.createElement = (made => () => { const it = made(); delete it.noModule; return it })(document.createElement)',
  ],
  ['no Object.hasOwn', 'delete Object.hasOwn'],
  ['no structuredClone', 'structuredClone = undefined'],
  ['no AbortSignal', 'AbortSignal = undefined'],
  ['no AbortSignal.timeout', 'AbortSignal = function () {}'],
  ['no at of lists', 'delete Array.prototype.at'],
  ['no findLast', 'delete Array.prototype.findLast'],
  ['no replaceAll', 'delete String.prototype.replaceAll'],
  ['no lookbehind in expressions', 'RegExp = function () { throw new SyntaxError() }'],
])('A browser with %s is told that it is too old, with the phone number', (_, code) => {
  expect(saidAfter(code)).toEqual({ texts: [tooOld(phone)], alerts: ['role=alert'] });
});

it.each([
  [
    'the oldest supported browsers',
    'for (const name of ["toSorted", "toReversed", "toSpliced", "with"]) delete Array.prototype[name]',
  ],
  ['today’s browsers', ''],
])('Nothing is said of their age in %s', (_, code) => {
  expect(saidAfter(code).texts).toEqual([]);
});

it('The script that says that a browser is too old has no syntax that an old one cannot read', () => {
  expect(oldBrowserScript(phone)).not.toMatch(/=>|\b(?:let|const|class|async)\b|`|\?\.|\?\?|\.\.\.|catch \{/);
  expect(oldBrowserScript(phone)).not.toContain('<O');
});
