#!/usr/bin/env bash
# Vitest 4.1.12 with jsdom 29.1.1, `isolate: false`, two workers: the "environment" figure of the summary
# Guess: it is the time spent on setting up environments, so where it is large, another environment saves that much.
# Seen: each worker sets its document up once and shares it among its files, as asked for, but the time is added once for
# every file: thirty files report many times the length of the whole run. With one worker the figure is right.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund vitest@4.1.12 jsdom@29.1.1
cat >vitest.config.mjs <<'JS'
export default { test: { environment: 'jsdom', isolate: false, maxWorkers: 2 } };
JS
for name in $(seq 30); do
  # Each file counts itself in the document that it is given.
  cat >"$name.test.mjs" <<'JS'
import { test } from 'vitest';
test('counts', () => {
  document.body.append('x');
  console.log(`files in this document: ${document.body.textContent.length}`);
});
JS
done
export NO_COLOR=1
said=$(npx vitest run 2>&1)
shared=$(grep -oE 'files in this document: [0-9]+' <<<"$said" | grep -oE '[0-9]+$' | sort -n | tail -1)
# "Duration  2.31s (transform 1ms, ..., environment 24.10s)", each in ms or s.
figure() { grep 'Duration' <<<"$said" | grep -oE "$1 +[0-9.]+m?s" | grep -oE '[0-9.]+m?s' | awk '/ms/ { print $0 / 1000; next } { print $0 + 0 }'; }
whole=$(figure Duration) environment=$(figure environment)
echo "files in one document: up to $shared; whole run: $whole s; environment: $environment s"
[ "$shared" -ge 10 ] && awk -v w="$whole" -v e="$environment" 'BEGIN { exit !(e > 3 * w) }'
