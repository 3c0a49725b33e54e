/** The commands that are seldom needed: `npm run tool` lists them, `npm run tool NAME` runs one with what follows its name. */
import { spawnSync } from 'node:child_process';

const tools: Readonly<Record<string, readonly [does: string, command: string]>> = {
  apps: ['installs the package into new apps of many kinds, and checks each; names choose some', 'tsx tools/apps.ts'],
  budgets: ['takes the sizes of the builds for the pages’ new budgets', 'tsx tools/budget.ts --update'],
  contract: ['names what may break a client of the contract’s last release', 'tsx tools/contract/check.ts'],
  'contract:release': ['keeps a release of the contract', 'tsx tools/contract/check.ts --release'],
  crash: [
    'kills browser and server a hundred times each in the middle of a write',
    'KILLS=100 WRITES=500 SEED=${SEED:-any} tsx tools/e2e.ts --all crash.e2e crash-server.e2e tabs.e2e --project=journeys',
  ],
  faults: [
    'brings every fault about on every screen of the built demo, and writes what each says to test-results/faults.md',
    'FAULTS=all tsx tools/e2e.ts --all faults.e2e.ts --project=journeys --workers=1',
  ],
  generators: [
    'gives the contract to code generators and compiles what they make; names choose some, `--contract` gives it as it is',
    'tsx tools/generators/run.ts',
  ],
  hosting: ['holds the files of hosting/ to what they promise, with nginx and Caddy', 'tsx tools/hosting.ts'],
  'old-browser': [
    'runs the journeys of login, application, roster and record in the oldest Chromium and in today’s',
    'tsx tools/old-browser.ts',
  ],
  package: ['makes the package that other apps install, in dist-package/', 'tsx tools/package.ts'],
  'package:test': ['installs it into the example apps, builds and tests them', 'tsx tools/test-package.ts'],
  pictures: ['makes the icons, the picture of shared links, and the brochure', 'tsx tools/pictures/make.ts'],
  screens: ['takes the pictures of docs/screens from the built demo', 'tsx tools/screens.ts'],
  texts: [
    'brings the translators’ files up to date with the code, and says what is missing or unused',
    'tsx tools/texts/texts.ts',
  ],
  twin: ['makes a state file of the demo from a live server’s data, with other people in it', 'tsx tools/twin/run.ts'],
  'test:watch': ['runs the tests beside each file that changes from now on', 'vitest watch --standalone'],
};

const [name = '', ...rest] = process.argv.slice(2);
const tool = tools[name];
if (tool) {
  const { status } = spawnSync([tool[1], ...rest].join(' '), { shell: true, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  if (name) console.error(`There is no tool called "${name}".`);
  const width = Math.max(...Object.keys(tools).map(({ length }) => length));
  for (const [one, [does]] of Object.entries(tools)) console.log(`npm run tool ${one.padEnd(width)}  ${does}`);
  process.exitCode = name ? 1 : 0;
}
