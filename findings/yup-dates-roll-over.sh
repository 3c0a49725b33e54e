#!/usr/bin/env bash
# yup 1.7.1, `date()`: how a form checks a date of birth that was typed.
# Guess: a day that no calendar has, such as 30 February or a 13th month, is refused.
# Seen: it is accepted, and becomes a day of the next month or year, as Date.UTC counts on. A part of the wrong size is
# accepted too: 2026-2-3. Whoever wants the day that was written compares it with what came out.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund yup@1.7.1
cat >run.mjs <<'JS'
import { date } from 'yup';

const read = (text) => date().required().validateSync(text).toISOString().slice(0, 10);
const seen = ['2026-02-30', '2026-04-31', '2026-13-01', '2026-2-3'].map((text) => `${text} is ${read(text)}`);
console.log(seen.join('\n'));
const expected = [
  '2026-02-30 is 2026-03-02',
  '2026-04-31 is 2026-05-01',
  '2026-13-01 is 2027-01-01',
  '2026-2-3 is 2026-02-03',
];
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
TZ=UTC node run.mjs
