/** Runs the journeys: those of the gate, or with `--all` those of the night too. What else is written goes to Playwright. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const wanted = process.argv.slice(2);
const rest = wanted.filter((one) => one !== '--all');
const { status } = spawnSync(
  process.execPath,
  [fileURLToPath(import.meta.resolve('@playwright/test/cli')), 'test', ...rest],
  { env: { ...process.env, ...(rest.length < wanted.length && { E2E: 'all' }) }, stdio: 'inherit' },
);
process.exitCode = status ?? 1;
