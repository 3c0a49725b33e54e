#!/usr/bin/env bash
# js-yaml 5.5.0 and yaml 2.9.1, which read contracts and their examples, with roll numbers such as 24E101 (year, department,
# number) that stand there without quotes.
# Guess: what has a letter in it is a text; at most the leading zero of 0123 is lost.
# Seen: one letter is an exponent. 24E101 is read as 2.4e+102, 23E45 as 2.3e+46, and the example of one department fails the
# schema of a string while those of the others pass. Both libraries agree.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund js-yaml@5.5.0 yaml@2.9.1
cat >run.mjs <<'JS'
import { load } from 'js-yaml';
import { parse } from 'yaml';

const text = '[24C101, 24E101, 23E45, 24EE101]';
const seen = [load(text), parse(text)].map((values) => values.map((value) => `${typeof value} ${value}`).join(', '));
console.log(seen.join('\n'));
const expected = 'string 24C101, number 2.4e+102, number 2.3e+46, string 24EE101';
process.exit(seen.every((line) => line === expected) ? 0 : 1);
JS
node run.mjs
