/** Draws the arrows between the folders into docs/architecture.md, as the lint's own tool sees them. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const page = 'docs/architecture.md';
const left = '\\.test\\.tsx?$|/testing|\\.css$|env\\.d\\.ts$';
const command = `src mocks openapi --config .dependency-cruiser.mjs --output-type json --include-only ^(src|mocks|openapi)/`;

interface Cruise {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
}

const cruise: Cruise = JSON.parse(
  execFileSync(
    process.execPath,
    ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ...command.split(' '), '--exclude', left],
    { encoding: 'utf8', maxBuffer: 2 ** 28 },
  ),
);

/** The facts of the university and their types, which the theme and the formats of text are made of: below everything. */
const facts = /^src\/(?:platform\/university|university\/(?:university|theme|formats))\.ts$/;

/** The folders of the app, and the other top folders. */
const folderOf = (file: string) =>
  facts.test(file) ? 'src/university/facts' : (/^(?:src\/[^/]+|[^/]+)/.exec(file)?.[0] ?? file);

const below = new Map<string, Set<string>>();
for (const { source, dependencies } of cruise.modules)
  for (const { resolved } of dependencies) {
    const [from, to] = [folderOf(source), folderOf(resolved)];
    if (from !== to) below.set(from, (below.get(from) ?? new Set()).add(to));
  }

/** Whether arrows lead from one folder to another over a third. */
const leadsOver = (from: string, to: string): boolean =>
  [...(below.get(from) ?? [])].some((next) => next !== to && reaches(next, to));
const reaches = (from: string, to: string): boolean =>
  from === to || [...(below.get(from) ?? [])].some((next) => reaches(next, to));

const idOf = (folder: string) => folder.replaceAll('/', '_');
const arrows = [...below].flatMap(([from, folders]) =>
  [...folders].filter((to) => !leadsOver(from, to)).map((to) => `${idOf(from)}["${from}"] --> ${idOf(to)}["${to}"]`),
);
const drawing = ['flowchart TD', ...arrows.toSorted()].join('\n');
const [before = '', , after = ''] = readFileSync(page, 'utf8').split(/<!-- arrows -->/);
writeFileSync(page, `${before}<!-- arrows -->\n\n\`\`\`mermaid\n${drawing}\n\`\`\`\n\n<!-- arrows -->${after}`);
