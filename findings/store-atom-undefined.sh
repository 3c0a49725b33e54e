#!/usr/bin/env bash
# @tanstack/store 0.11.2
# Guess: `atom.set(undefined)` stores undefined, as `useState` does.
# Seen: it stores nothing and tells nobody; no error. `atom.set(() => undefined)` stores it, and `atom.set(null)` stores null.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @tanstack/store@0.11.2
cat >run.mjs <<'JS'
import { createAtom } from '@tanstack/store';

const ways = {
  'set(undefined)': (atom) => atom.set(undefined),
  'set(() => undefined)': (atom) => atom.set(() => undefined),
  'set(null)': (atom) => atom.set(null),
};
const seen = Object.entries(ways).map(([way, set]) => {
  const atom = createAtom('before');
  let told = 0;
  atom.subscribe(() => told++);
  set(atom);
  return `${way}: ${atom.get()}, told ${told}`;
});
console.log(seen.join('\n'));
const expected = ['set(undefined): before, told 0', 'set(() => undefined): undefined, told 1', 'set(null): null, told 1'];
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
node run.mjs
