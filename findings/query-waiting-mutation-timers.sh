#!/usr/bin/env bash
# @tanstack/query-core 5.108.0
# Guess: `gcTime: 0` keeps a mutation until its answer has come, and removes it then; meanwhile nothing happens.
# Seen: while a mutation without an observer waits for its answer, its timer of 0 ms is set again each time it ends:
# hundreds a second, for as long as the answer is out. A query with `gcTime: 0` sets none. A test with fake timers that
# meets such a mutation of an earlier test does not come to an end.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @tanstack/query-core@5.108.0
cat >run.mjs <<'JS'
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/query-core';

const setTimer = globalThis.setTimeout;
const wait = (ms) => new Promise((resolve) => setTimer(resolve, ms));
async function timersOf(start) {
  let count = 0;
  globalThis.setTimeout = (...rest) => (count++, setTimer(...rest));
  start();
  await wait(500);
  globalThis.setTimeout = setTimer;
  return count;
}
const never = () => new Promise(() => {});
const mutation = (gcTime) => () => {
  const observer = new MutationObserver(new QueryClient(), { mutationFn: never, gcTime });
  const leave = observer.subscribe(() => {});
  void observer.mutate();
  leave();
};
const query = () => {
  const observer = new QueryObserver(new QueryClient(), { queryKey: ['one'], queryFn: never, gcTime: 0 });
  observer.subscribe(() => {})();
};
const calm = await timersOf(mutation(60_000));
const ofQuery = await timersOf(query);
// Last, since it does not end.
const busy = await timersOf(mutation(0));
console.log(`mutation, gcTime 0: ${busy > 50 ? 'more than 50' : busy} timers in half a second`);
console.log(`mutation, gcTime 60000: ${calm} timers; query, gcTime 0: ${ofQuery}`);
process.exit(busy > 50 && calm < 5 && ofQuery < 5 ? 0 : 1);
JS
node run.mjs
