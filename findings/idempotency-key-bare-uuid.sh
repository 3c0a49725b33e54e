#!/usr/bin/env bash
# structured-headers 2.1.0, a parser of Structured Fields (RFC 9651), of which draft-ietf-httpapi-idempotency-key-header
# makes the value of `Idempotency-Key`: a string in quotes. Many public APIs send a UUID there without quotes.
# Guess: a UUID without quotes is refused, always.
# Seen: it depends on its first character. One that begins with a to f (6 of 16) is read as a token, which is an object and
# no string; one that begins with a digit is an error. A client without quotes fails in ten of sixteen requests.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund structured-headers@2.1.0
cat >run.mjs <<'JS'
import { parseItem } from 'structured-headers';

const rest = 'e03978e-40d5-43dd-bc93-6894a57f9324';
function kindOf(text) {
  try {
    const [value] = parseItem(text);
    return typeof value === 'object' ? value.constructor.name : typeof value;
  } catch {
    return 'error';
  }
}
const firstsOf = (kind) => [...'0123456789abcdef'].filter((first) => kindOf(first + rest) === kind).join('');
const seen = [`error: ${firstsOf('error')}`, `Token: ${firstsOf('Token')}`, `quoted: ${kindOf(`"8${rest}"`)}`];
console.log(seen.join('\n'));
const expected = ['error: 0123456789', 'Token: abcdef', 'quoted: string'];
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
node run.mjs
