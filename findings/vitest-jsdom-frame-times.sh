#!/usr/bin/env bash
# Vitest 4.1.12 with its jsdom 29.1.1 environment: the time that requestAnimationFrame gives
# Guess: it is a moment on the clock of performance.now(), as in browsers, so that an animation may begin at one and measure by
# the other.
# Seen: the environment takes the frames of jsdom, which count from the making of the window, and leaves the performance of Node,
# which counts from the start of the process: a frame is dated by as much earlier as the window was made later, hundreds of
# milliseconds. A component that begins at performance.now() and ends when a frame has passed its duration takes longer by that.
set -euo pipefail
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund vitest@4.1.12 jsdom@29.1.1
cat >frames.test.mjs <<'JS'
import { expect, it } from 'vitest';

it('A frame is dated earlier than the moment at which it was asked for', async () => {
  const asked = performance.now();
  const frame = await new Promise((resolve) => requestAnimationFrame(resolve));
  console.log(`asked for after ${Math.round(asked)} ms, drawn after ${Math.round(frame)} ms`);
  expect(asked - frame).toBeGreaterThan(50);
  expect(window.performance).toBe(performance);
});
JS
npx vitest run --environment jsdom --no-color | grep -E "asked for|Tests"
