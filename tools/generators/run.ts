/**
 * Gives the contract to code generators and compiles what they make: `npm run tool generators`. Names behind `--` choose some
 * of them, `--contract` gives them the contract as it is, and `--into FOLDER` keeps what they make. Needs Java and
 * Maven, Go, Python, Node and Cargo; the generators come from the registries of these. It takes half an hour.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { type Contract, endpoints } from '#openapi/contract.ts';
import { type Document, generators } from './list.ts';

const { values: chosen, positionals } = parseArgs({
  options: { contract: { type: 'boolean', default: false }, into: { type: 'string' } },
  allowPositionals: true,
});
const document: Document = chosen.contract ? 'university.yaml' : 'university.generators.yaml';
const path = resolve('openapi', document);
const contract = parse(readFileSync(path, 'utf8')) as Contract;

const wanted = {
  operations: endpoints(contract).map(({ id }) => id),
  schemas: Object.keys(contract.components.schemas),
};

/** Each language has a spelling of its own for the same name. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[_-]/g, '');

/** What was fetched, and copies of the document or words about it, say nothing of the code. */
const NO_CODE = /^(node_modules|\.venv|target|docs|.*\.(ya?ml|json|md|html))$/;

function textIn(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NO_CODE.test(name))
    .map((entry) => {
      const inside = join(folder, entry.name);
      return entry.isDirectory() ? textIn(inside) : readFileSync(inside, 'utf8');
    })
    .join('\n');
}

/** A line that says what is wrong. */
const SAYS_WHY = /error|exception|not found|undefined:|\(critical\)/i;
/** What Maven writes above such lines, and Go below. */
const SAYS_NOTHING = /^\s*$|COMPILATION ERROR|^exit status/;

/** Runs commands one after the other. @returns the line that says why they stopped, nothing where they did not */
function stopOf(commands: readonly string[], folder: string): string | undefined {
  const env = { ...process.env, DOCUMENT: path, TOOL: import.meta.dirname };
  const { status, stdout, stderr } = spawnSync(commands.join(' && '), {
    cwd: folder,
    env,
    shell: true,
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (status === 0) return undefined;
  const lines = `${stderr}\n${stdout}`.split('\n').filter((line) => !SAYS_NOTHING.test(line));
  const said = lines.find((line) => SAYS_WHY.test(line)) ?? lines.at(-1) ?? `ended with ${status}`;
  return said.trim().replaceAll(folder, '.').slice(0, 300);
}

interface Outcome {
  readonly works: boolean;
  readonly words: string;
}

function tryOne(name: string, folder: string): Outcome {
  const { generate, compile, names } = generators[name]!;
  const refusal = stopOf(generate, folder);
  if (refusal) return { works: false, words: `NOT accepted: ${refusal}` };
  const made = plain(textIn(folder));
  const missing = wanted[names].filter((one) => !made.includes(plain(one)));
  if (missing.length > 0) return { works: false, words: `accepted, WITHOUT the ${names} ${missing.join(', ')}` };
  const error = stopOf(compile, folder);
  if (error) return { works: false, words: `accepted, NOT compiled: ${error}` };
  return { works: true, words: `accepted and compiled, all ${wanted[names].length} ${names}` };
}

const unknown = positionals.filter((name) => !(name in generators));
if (unknown.length > 0)
  throw new Error(`No generator is called ${unknown.join(', ')}: ${Object.keys(generators).join(', ')}`);

const root = chosen.into ?? mkdtempSync(join(tmpdir(), 'generators-'));
try {
  for (const name of positionals.length > 0 ? positionals : Object.keys(generators)) {
    const folder = resolve(root, name);
    mkdirSync(folder, { recursive: true });
    const started = performance.now();
    const { works, words } = tryOne(name, folder);
    const { version, takes } = generators[name]!;
    const isListed = takes.includes(document);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${name} ${version}: ${words} (${seconds} s)${works === isListed ? '' : ', listed OTHERWISE'}`);
    if (works !== isListed) process.exitCode = 1;
  }
} finally {
  if (chosen.into === undefined) rmSync(root, { recursive: true, force: true });
}
