import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The library methods that the oldest supported browsers lack (browser-floor.ts). A build lowers syntax alone, and a
 * dependency may call anything. Types are not known in a bundle, so that methods are found by names that nothing else has.
 */
const later = [
  // Called, handed on, or called on something else: [].toSorted.call(list).
  /\.(?:toSorted|toReversed|toSpliced)\b/g,
  /\b(?:Object|Map)\.groupBy\b/g,
  /\bPromise\.(?:withResolvers|try)\b/g,
  /\bArray\.fromAsync\b/g,
  /\bURL\.(?:canParse|parse)\b/g,
  /\bAbortSignal\.any\b/g,
  /\bRegExp\.escape\b/g,
  /\bIntl\.(?:Segmenter|DurationFormat)\b/g,
  /\bscheduler\.yield\b/g,
  /\bIterator\.(?:from|concat)\b/g,
  /\bUint8Array\.from(?:Base64|Hex)\b/g,
  /\.(?:toBase64|toHex|setFromBase64|setFromHex)\(/g,
  /\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/g,
  /\.(?:isWellFormed|toWellFormed)\(/g,
  // Not keys(), which our stores have, and which returns an array there.
  /\.(?:values|entries)\(\)\.(?:map|filter|take|drop|flatMap|toArray|some|every|find|reduce|forEach)\(/g,
  // The build makes a call of an expression with the flag v, which older browsers cannot parse.
  /\bRegExp\([^\n]{0,500}?,\s*["'`][dgimsy]*v[dgimsy]*["'`]\)/g,
  /[=(,:;!&|?]\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[dgimsy]*v[dgimsy]*(?=[.,;)\]}\s]|$)/g,
];

/** What stands in a bundle and does no harm, as it begins there. */
const harmless = [
  // faker's date.betweens, which no seed calls.
  '.toSorted((e,t)=>e.getTime()-t.getTime())',
  // @noble/hashes looks first whether they are there.
  '.toHex();let ',
  'Uint8Array.fromHex==`function`',
  'Uint8Array.fromHex(e)}catch(e){throw e instanceof SyntaxErro',
];

/** The uses of such methods in a built script, with what follows them. */
export function aboveFloor(code: string): string[] {
  return later
    .flatMap((pattern) => [...code.matchAll(pattern)].map(({ index }) => code.slice(index, index + 60)))
    .filter((use) => !harmless.some((known) => use.startsWith(known)));
}

/** The uses in the scripts and pages of a build, each with its file. */
export const usesAboveFloor = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|html)$/.test(name))
    .flatMap((name) => aboveFloor(readFileSync(join(folder, name), 'utf8')).map((use) => `${folder}/${name}: ${use}`));
