#!/usr/bin/env bash
# @tanstack/router-core 1.171.39: the search of an address is read value by value, as JSON where it is JSON.
# Guess: what a person has searched for is read as the text that stands in the address; only 12 and true change their type.
# Seen: a roll number with an E, 24E101, is a number, and the address that the router writes from it is another one:
# ?q=2.4e%2B102. A number of 21 digits loses its end as well. A validator comes too late: it is given the number.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @tanstack/router-core@1.171.39
cat >run.mjs <<'JS'
import { defaultParseSearch, defaultStringifySearch } from '@tanstack/router-core';

const seen = ['?q=24C101', '?q=24E101', '?q=0123', '?q=123456789012345678901'].map((search) => {
  const read = defaultParseSearch(search);
  return `${search} ${typeof read.q} ${defaultStringifySearch(read)}`;
});
console.log(seen.join('\n'));
const expected = [
  '?q=24C101 string ?q=24C101',
  '?q=24E101 number ?q=2.4e%2B102',
  '?q=0123 string ?q=0123',
  '?q=123456789012345678901 number ?q=123456789012345680000',
];
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
node run.mjs
