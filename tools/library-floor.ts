/**
 * The library methods that the oldest supported browsers lack: Chrome and Edge 109, Firefox 115, Safari 16.4. A build
 * lowers syntax alone, and a dependency may call anything. Types are not known in a bundle, so that methods are found by
 * names that nothing else has.
 */
const later = [
  /\.(?:toSorted|toReversed|toSpliced)\(/g,
  /\b(?:Object|Map)\.groupBy\b/g,
  /\bPromise\.(?:withResolvers|try)\b/g,
  /\bArray\.fromAsync\b/g,
  /\bURL\.(?:canParse|parse)\b/g,
  /\bAbortSignal\.any\b/g,
  /\bRegExp\.escape\b/g,
  /\bIntl\.(?:Segmenter|DurationFormat)\b/g,
  /\bscheduler\.yield\b/g,
  /\bIterator\.(?:from|concat)\b/g,
  /\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom|isWellFormed|toWellFormed)\(/g,
  // Not keys(), which our stores have, and which returns an array there.
  /\.(?:values|entries)\(\)\.(?:map|filter|take|drop|flatMap|toArray|some|every|find|reduce|forEach)\(/g,
];

/** What stands in a bundle and is never called, as it begins there. */
const uncalled = [
  // faker's date.betweens, which no seed calls.
  '.toSorted((e,t)=>e.getTime()-t.getTime())',
];

/** The uses of such methods in a built script, with what follows them. */
export function aboveFloor(code: string): string[] {
  return later
    .flatMap((pattern) => [...code.matchAll(pattern)].map(({ index }) => code.slice(index, index + 60)))
    .filter((use) => !uncalled.some((known) => use.startsWith(known)));
}
