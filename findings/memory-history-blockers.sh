#!/usr/bin/env bash
# @tanstack/history 1.162.5, the history of @tanstack/react-router
# Guess: a blocker (`useBlocker`) is asked before every navigation of a memory history, as in a browser, so that a test
# can show that Back asks about unsaved changes.
# Seen: `push` and `replace` ask it and are stopped; `back`, `forward` and `go` move without a question.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @tanstack/history@1.162.5
cat >run.mjs <<'JS'
// Blockers are asked in pages alone.
globalThis.document = {};
const { createMemoryHistory } = await import('@tanstack/history');

const moves = {
  push: (history) => history.push('/elsewhere'),
  replace: (history) => history.replace('/elsewhere'),
  back: (history) => history.back(),
  forward: (history) => history.forward(),
  go: (history) => history.go(-1),
};
const seen = [];
for (const [name, move] of Object.entries(moves)) {
  const history = createMemoryHistory({ initialEntries: ['/one', '/two', '/three'], initialIndex: 1 });
  let asked = 0;
  history.block({ blockerFn: async () => Boolean(++asked) });
  move(history);
  await new Promise((resolve) => setTimeout(resolve, 50));
  seen.push(`${name}: asked ${asked}, at ${history.location.pathname}`);
}
console.log(seen.join('\n'));
const expected = [
  'push: asked 1, at /two',
  'replace: asked 1, at /two',
  'back: asked 0, at /one',
  'forward: asked 0, at /three',
  'go: asked 0, at /one',
];
process.exit(JSON.stringify(seen) === JSON.stringify(expected) ? 0 : 1);
JS
node run.mjs
