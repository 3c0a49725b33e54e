import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Contract, Operation } from './contract.ts';

interface Overlay {
  readonly actions: readonly { readonly target: string; readonly update: Readonly<Record<string, object>> }[];
}

const folder = 'openapi/extensions';
const core = parse(readFileSync('openapi/core.yaml', 'utf8')) as Contract;
const extensions = readdirSync(folder).map((file) => ({
  name: file.replace(/\.yaml$/, ''),
  actions: (parse(readFileSync(`${folder}/${file}`, 'utf8')) as Overlay).actions,
}));

/** What a part of the contract consists of, as `section/name`: operations by their methods, components by their names. */
const namesIn = (part: Readonly<Record<string, object>>) =>
  Object.entries(part).flatMap(([section, entries]) => Object.keys(entries).map((name) => `${section}/${name}`));

describe.each(extensions)('the extension $name of the contract', ({ name, actions }) => {
  it('adds paths and components, and nothing else', () => {
    expect(['$.paths', '$.paths,$.components']).toContain(actions.map(({ target }) => target).join());
  });

  it('tags its operations with its own name in x-extension', () => {
    const items = actions.flatMap(({ target, update }) => (target === '$.paths' ? Object.values(update) : []));
    const operations = items.flatMap((item) => Object.values(item) as Operation[]);
    expect(new Set(operations.map((operation) => operation['x-extension']))).toEqual(new Set([name]));
  });

  it('names nothing that the core has', () => {
    const known = new Set([...namesIn(core.paths), ...namesIn(core.components)]);
    expect(actions.flatMap(({ update }) => namesIn(update)).filter((own) => known.has(own))).toEqual([]);
  });
});

it('no two extensions of the contract name the same operation or component', () => {
  const all = extensions.flatMap(({ actions }) => actions.flatMap(({ update }) => namesIn(update)));
  expect(all.filter((own, at) => all.indexOf(own) !== at)).toEqual([]);
});

it('the core of the contract has no operation of an extension, and refers to no component of one', () => {
  expect(JSON.stringify(core.paths)).not.toContain('"x-extension"');
  const references = JSON.stringify(core).matchAll(/"#\/components\/(\w+\/\w+)"/g);
  const known = new Set(namesIn(core.components));
  expect([...references].flatMap(([, own]) => own ?? []).filter((own) => !known.has(own))).toEqual([]);
});
