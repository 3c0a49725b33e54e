#!/usr/bin/env bash
# yup 1.7.1, `number()`: how a form reads marks, fees and amounts that were typed.
# Guess: two numbers with a space between them are no number.
# Seen: every space is taken out before the text is read, so that they become one: "12 5" is 125, "87 5" is 875 and passes
# `max(1000)`. A comma in the same place is refused, and hexadecimal is read: "0x10" is 16.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund yup@1.7.1
cat >run.mjs <<'JS'
import { number } from 'yup';

const read = (text) => {
  try {
    return number().required().max(1000).validateSync(text);
  } catch {
    return 'refused';
  }
};
const seen = ['12 5', '87 5', '87,5', '0x10'].map((text) => `${text}: ${read(text)}`);
console.log(seen.join('\n'));
const expected = ['12 5: 125', '87 5: 875', '87,5: refused', '0x10: 16'];
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
node run.mjs
