#!/usr/bin/env bash
# FlexSearch 0.8.212 with its defaults, of names in Hindi.
# Guess: a word is what stands between spaces and punctuation, in Devanagari as in Latin; so राम finds the one who is called that.
# Seen: a vowel after a consonant is a mark and no letter to it, and each word is cut there: राम finds रीमा too, since both have
# the parts र and म, while रम, a part of neither word, finds nobody. Urdu, whose vowels are letters, is found as one expects.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund flexsearch@0.8.212
cat >try.mjs <<'JS'
import { Index } from 'flexsearch';

const names = ['राम शर्मा', 'रीमा जोशी', 'سلیم خان', 'Asha Rao'];
const index = new Index();
for (const [at, name] of names.entries()) index.add(at, name);
const seen = ['राम', 'रम', 'سلیم', 'asha'].map((typed) => `${typed}: ${index.search(typed).map((at) => names[at]).join(', ')}`);
console.log(seen.join('\n'));
const expected = ['राम: राम शर्मा, रीमा जोशी', 'रम: ', 'سلیم: سلیم خان', 'asha: Asha Rao'];
process.exitCode = seen.join() === expected.join() ? 0 : 1;
JS
node try.mjs
