#!/usr/bin/env bash
# @sindresorhus/transliterate 2.3.1, with which names are made into addresses and search keys.
# Guess: a script that its tables do not know, such as Devanagari, is left as it is.
# Seen: its letters are, but its marks of a joined consonant are taken out as if they were accents: प्रिया comes back as
# परिया and शर्मा as शरमा, which are other spellings. A name without such a mark is left alone.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @sindresorhus/transliterate@2.3.1
cat >run.mjs <<'JS'
import transliterate from '@sindresorhus/transliterate';

const seen = ['प्रिया', 'शर्मा', 'अमित', 'Núñez'].map((name) => `${name}: ${transliterate(name)}`);
console.log(seen.join('\n'));
const expected = ['प्रिया: परिया', 'शर्मा: शरमा', 'अमित: अमित', 'Núñez: Nunez'];
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
node run.mjs
