/**
 * Takes away what a server stands on, and looks whether anything is lost that was acknowledged:
 * `npx tsx examples/server/endurance/run.ts NAME`.
 */
import { parseArgs } from 'node:util';
import { endEverything } from './endings.ts';
import { database } from './database.ts';
import { cut, failover, freeze } from './leader.ts';
import { noStandby } from './no-standby.ts';
import { pooler } from './pooler.ts';
import { processes } from './processes.ts';
import { reads } from './reads.ts';
import { strangers } from './strangers.ts';
import { trouble } from './trouble.ts';
import { walk } from './walk.ts';

interface Options {
  minutes: number;
  rounds: number;
  students: number;
}

const runs: Record<string, (options: Options) => Promise<void>> = {
  processes,
  database,
  pooler,
  failover,
  freeze,
  cut,
  'no-standby': noStandby,
  strangers,
  reads,
  trouble,
  walk,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    students: { type: 'string', default: '200000' },
  },
});
const run = runs[positionals[0] ?? ''];
const stop = () => void endEverything().finally(() => process.exit(1));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
if (run) {
  const [minutes, rounds, students] = [values.minutes, values.rounds, values.students].map(Number);
  await run({ minutes: minutes!, rounds: rounds!, students: students! }).finally(endEverything);
} else {
  console.error(`What to take away: ${Object.keys(runs).join(', ')}?`);
  process.exitCode = 1;
}
