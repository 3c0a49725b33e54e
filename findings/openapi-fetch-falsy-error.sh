#!/usr/bin/env bash
# openapi-fetch 0.17.0 answers a call with `data` or with `error`, and examples tell them apart by `if (error)`.
# Guess: where a call has failed, `error` is something.
# Seen: it is what stood in the body. A 500 without a body has the error '' or, with `Content-Length: 0`, undefined; a 404
# whose body is the JSON text null has the error null. Each passes `if (error)` as if the call had succeeded, and `data` is
# undefined. The key `error` is there in all of them, and `response.ok` is false.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund openapi-fetch@0.17.0
cat >run.mjs <<'JS'
import createClient from 'openapi-fetch';

async function failure(status, body, headers) {
  const fetch = async () => new Response(body, { status, headers });
  const answer = await createClient({ baseUrl: 'http://server.example', fetch }).GET('/students');
  return [String(answer.error === '' ? "''" : answer.error), Boolean(answer.error), 'error' in answer, answer.response.ok];
}
const seen = [
  await failure(500, '', {}),
  await failure(500, null, { 'Content-Length': '0' }),
  await failure(404, 'null', { 'Content-Type': 'application/json' }),
];
console.log(seen.map((one) => one.join(' ')).join('\n'));
const expected = ["''", 'undefined', 'null'].map((error) => [error, false, true, false]);
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
node run.mjs
