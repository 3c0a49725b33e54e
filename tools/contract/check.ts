/**
 * Names what in openapi/university.yaml may break the clients of its last release, and fails where its version does not
 * say so: `npm run tool contract`. `npm run tool contract:release` keeps the contract as the release of its version. The
 * releases are files in openapi/released/, so that a clone without tags or without a history is checked like any other.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Contract, contractPath } from '#openapi/contract.ts';
import { breakingChanges, type BreakingChange } from './breaking-changes.ts';
import { compareVersions, sentenceOf, versionProblems } from './version.ts';

const folder = 'openapi/released';
const fileOf = (version: string) => `${folder}/university-${version}.yaml`;

const versions = readdirSync(folder)
  .flatMap((name) => /^university-(.+)\.yaml$/.exec(name)?.[1] ?? [])
  .toSorted(compareVersions);
const released = versions.at(-1);
const text = readFileSync(contractPath, 'utf8');
const contract = parse(text) as Contract;
const { version } = contract.info;

function say(problems: readonly string[], done: string): void {
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) return console.log(done);
  console.error('docs/going-live.md says how the contract is versioned.');
  process.exitCode = 1;
}

function problemsSince(last: string): { changes: BreakingChange[]; problems: string[] } {
  const before = readFileSync(fileOf(last), 'utf8');
  const changes = breakingChanges(parse(before) as Contract, contract);
  const changelog = readFileSync('openapi/CHANGELOG.md', 'utf8');
  return { changes, problems: versionProblems({ version, isReleased: text === before, changelog }, last, changes) };
}

if (released === undefined) say([`${folder} holds no release to compare with.`], '');
else {
  const { changes, problems } = problemsSince(released);
  if (process.argv.includes('--release')) {
    if (problems.length === 0) writeFileSync(fileOf(version), text);
    say(problems, `Kept as ${fileOf(version)}.`);
  } else {
    const list = changes.map((change) => `\n  ${sentenceOf(change)}`).join('');
    say(problems, `The contract ${version}, compared with ${released}: ${changes.length} breaking changes.${list}`);
  }
}
