#!/usr/bin/env bash
# @tanstack/query-core 5.108.0, `gcTime`: how long an answer is kept that no screen uses.
# Guess: the longer, the longer: with 30 days it outlives every visit.
# Seen: it is gone after a millisecond. The time is handed to setTimeout, whose 31 bits end after 24.8 days, and nothing but
# Infinity is held apart from that. With 24 days the answer is there.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @tanstack/query-core@5.108.0
cat >run.mjs <<'JS'
import { QueryClient } from '@tanstack/query-core';

const client = new QueryClient();
const days = [24, 25, 30];
for (const day of days)
  await client.fetchQuery({ queryKey: [day], queryFn: () => 'kept', gcTime: day * 24 * 3600 * 1000 });
await new Promise((resolve) => setTimeout(resolve, 100));
const seen = days.map((day) => `${day} days: ${client.getQueryData([day]) ?? 'gone'}`);
console.log(seen.join('\n'));
process.exit(seen.join() === '24 days: kept,25 days: gone,30 days: gone' ? 0 : 1);
JS
node --no-warnings run.mjs
