#!/usr/bin/env bash
# express-openapi-validator 5.6.2 with Express 5.3.0, of HEAD to an address whose GET is in the contract.
# Guess: a HEAD request is answered, as Express answers it by the handler of GET (RFC 9110, 9.3.2: GET without the content).
# Seen: Express alone answers 200. With the validator before the same route it is 405, since the contract has no "head", and
# the answer to GET stays 200. A contract that declares head beside get makes it 200.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund express@5.3.0 express-openapi-validator@5.6.2
cat >try.mjs <<'JS'
import express from 'express';
import { middleware } from 'express-openapi-validator';

const answer = { responses: { 200: { description: 'Courses.' } } };
const contract = (...methods) => ({
  openapi: '3.0.3',
  info: { title: 'Courses', version: '1.0.0' },
  paths: { '/courses': Object.fromEntries(methods.map((method) => [method, answer])) },
});
async function statuses(apiSpec) {
  const app = express();
  if (apiSpec) app.use(middleware({ apiSpec }));
  app.get('/courses', (_, response) => response.json([]));
  app.use((error, _request, response, _next) => response.status(error.status ?? 500).json({}));
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const seen = [];
  for (const method of ['GET', 'HEAD'])
    seen.push((await fetch(`http://127.0.0.1:${server.address().port}/courses`, { method })).status);
  server.closeAllConnections();
  server.close();
  return seen.join(' ');
}
const seen = [await statuses(), await statuses(contract('get')), await statuses(contract('get', 'head'))];
console.log(`GET and HEAD: Express ${seen[0]}; validated ${seen[1]}; with head declared ${seen[2]}`);
process.exitCode = seen.join() === '200 200,200 405,200 200' ? 0 : 1;
JS
node try.mjs
