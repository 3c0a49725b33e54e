#!/usr/bin/env bash
# dependency-cruiser 17.4.3, its list of known violations (`--output-type baseline`, `--ignore-known`)
# Guess: a violation of the list that has been mended is told, or fails the run, so that the list can only become shorter.
# Seen: nothing is said of it, and the import may come back: the run passes in all three states.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund dependency-cruiser@17.4.3
mkdir src
echo 'export const b = 1;' >src/b.js
with="import { b } from './b.js'; console.log(b);"
without='console.log(1);'
cat >.dependency-cruiser.mjs <<'JS'
export default {
  forbidden: [{ name: 'a-knows-no-b', severity: 'error', from: { path: 'src/a' }, to: { path: 'src/b' } }],
};
JS
cruise() { npx depcruise src --config .dependency-cruiser.mjs "$@"; }
echo "$with" >src/a.js
cruise --output-type baseline >.dependency-cruiser-known-violations.json
run() {
  echo "$2" >src/a.js
  local said
  said=$(cruise --ignore-known)
  echo "$1: passes, and speaks of $(grep -oE '[0-9]+ known' <<<"$said" || echo no violation)"
}
seen=$(run 'not mended' "$with"; run 'mended' "$without"; run 'back again' "$with")
echo "$seen"
expected='not mended: passes, and speaks of 1 known
mended: passes, and speaks of no violation
back again: passes, and speaks of 1 known'
[ "$seen" = "$expected" ]
