/**
 * Writes the contract as one document, everything that is made from it, and what is made from the code: the tree of the routes,
 * which screens call what, and the catalogs of the texts in other languages.
 * `--check` writes nothing and fails where a file is not what it would be. `--preview mr` takes of that language also what is
 * translated of a page that has too few texts yet, so that its translators see it; it is not to be committed.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Generator, getConfig } from '@tanstack/router-generator';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import type { Contract } from '#openapi/contract.ts';
import { catalogFiles, catalogsOf, translatedLanguages } from '../texts/catalogs.ts';
import { screensModule } from '../screen-calls/screen-calls.ts';
import { bundledContract } from './contract.ts';
import { examplesModule } from './examples.ts';
import { generatorsDocument } from './generators.ts';
import { extensionsModule, operationsModule } from './operations.ts';
import { namedSchemas } from './named-schemas.ts';
import { recordModule, requestModules, responseModule } from './validators.ts';

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, preview: { type: 'string' } },
});

const preview = translatedLanguages.find((language) => language === values.preview);
if (values.preview !== undefined && !preview) {
  console.error(`"${values.preview}" is none of ${translatedLanguages.join(', ')}, the languages with texts.`);
  process.exit(1);
}

const root = process.cwd();
const config = getConfig({}, root);
const tree = () => readFile(config.generatedRouteTree, 'utf8').catch(() => '');
const treeBefore = await tree();
// It writes its file itself, and only where the routes have changed.
await new Generator({ config, root }).run();
const treeNow = await tree();
if (values.check && treeNow !== treeBefore) await writeFile(config.generatedRouteTree, treeBefore);

const document = await bundledContract();
const contract = parse(document) as Contract;
const types = astToString(
  namedSchemas(await openapiTS(document, { enumValues: true, alphabetize: true, silent: true })),
);
const { bodies, parameters } = requestModules(contract);

const declarations = [
  '// Generated from university.yaml by `npm run generate`. Do not edit.',
  "import type { Validator } from './validator.ts';",
  'export declare const validators: Readonly<Record<string, Validator | undefined>>;',
  '',
].join('\n');

const files: Record<string, string> = {
  'openapi/university.yaml': document,
  'openapi/university.generators.yaml': generatorsDocument(contract),
  'openapi/schema.gen.ts': `// Generated from university.yaml by \`npm run generate\`. Do not edit.\n${types}`,
  'openapi/operations.gen.ts': operationsModule(contract),
  'openapi/extensions.gen.ts': extensionsModule(contract),
  'openapi/examples.gen.ts': examplesModule(contract),
  'openapi/bodies.gen.js': bodies,
  'openapi/parameters.gen.js': parameters,
  'openapi/responses.gen.js': responseModule(contract),
  'openapi/records.gen.js': recordModule(contract, ['Student', 'Application', 'Course', 'RecordChange']),
  'conformance/university/screens.gen.ts': screensModule(),
};
for (const language of translatedLanguages) Object.assign(files, catalogsOf(language, language === preview));
for (const name of ['bodies', 'parameters', 'responses', 'records']) files[`openapi/${name}.gen.d.ts`] = declarations;

const stale: string[] = treeNow === treeBefore ? [] : ['src/app/route-tree.gen.ts'];
for (const [path, content] of Object.entries(files)) {
  const current = await readFile(path, 'utf8').catch(() => undefined);
  if (current === content) continue;
  stale.push(path);
  if (!values.check) await writeFile(path, content);
}
// A page that is not translated any more has no catalog.
for (const path of translatedLanguages.flatMap(catalogFiles).filter((path) => !(path in files))) {
  stale.push(path);
  if (!values.check) await rm(path);
}
if (values.check && stale.length > 0) {
  console.error(`Stale: ${stale.join(', ')}. Run "npm run generate" and commit the result.`);
  process.exitCode = 1;
} else {
  console.log(
    values.check ? 'Generated files are current.' : `Wrote ${stale.length} of ${Object.keys(files).length + 1} files.`,
  );
}
