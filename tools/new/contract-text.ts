import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Insertion, Refusal, type Stub, textIn } from './stub.ts';

/** What fields are written into. */
const corePath = 'openapi/core.yaml';
/** Core and extensions together, which tells what there is already. */
const bundlePath = 'openapi/university.yaml';

const indented = (text: string, spaces: number) => text.trimEnd().replace(/^(?=.)/gm, ' '.repeat(spaces));

const pathsPlace = '  - target: $.paths\n    update:\n';

const newFile = (extension: string, paths: string, schemas: string) => `overlay: 1.0.0
info:
  title: ${extension}
  version: 1.0.0
extends: ../core.yaml
actions:
${pathsPlace}${paths}
${schemas === '' ? '' : `  - target: $.components\n    update:\n      schemas:\n${schemas}\n`}`;

/** @throws Refusal where the contract has the address, the operation or a schema of the name */
function checkNew(root: string, address: string, operationId: string, schemas: readonly string[]): void {
  const contract = textIn(root, bundlePath);
  if (contract.includes(`\n      operationId: ${operationId}\n`))
    throw new Refusal(`The contract has an operation ${operationId} already.`);
  if (contract.includes(`\n  ${address}:\n`))
    throw new Refusal(`The contract has ${address} already: add the method to it by hand.`);
  const [, own = ''] = contract.split('\n  schemas:\n');
  const known = schemas.find((name) => `\n${own}`.includes(`\n    ${name}:\n`));
  if (known !== undefined) throw new Refusal(`The contract has a schema ${known} already.`);
}

interface Addition {
  readonly extension: string;
  readonly address: string;
  readonly operationId: string;
  /** The path item and the schemas, as they are indented in a document without extensions. */
  readonly text: string;
  readonly schemas?: Readonly<Record<string, string>>;
}

/**
 * Adds an address with its operation, and schemas, to an extension, which may be new.
 * @throws Refusal where the contract has one of the names, or where schemas would go to an extension that is there
 */
export function addToExtension(root: string, addition: Addition): Pick<Stub, 'files' | 'insertions'> {
  const { extension, address, operationId, text, schemas = {} } = addition;
  checkNew(root, address, operationId, Object.keys(schemas));
  const path = `openapi/extensions/${extension}.yaml`;
  const paths = indented(`  ${address}:\n${text}`, 4);
  const added = indented(
    Object.values(schemas)
      .map((schema) => schema.trimEnd())
      .join('\n'),
    4,
  );
  if (!existsSync(join(root, path))) return { files: { [path]: newFile(extension, paths, added) }, insertions: [] };
  if (added !== '') throw new Refusal(`There is an extension ${extension} already.`);
  return { files: {}, insertions: [{ path, place: pathsPlace, side: 'after', text: `${paths}\n` }] };
}

/** Adds a property before all others of a schema. @throws Refusal where the schema has it, or has no properties of its own */
export function addProperty(root: string, schema: string, name: string, text: string): Insertion {
  const [, schemas = ''] = textIn(root, corePath).split('\n  schemas:\n');
  const [, own = ''] = `\n${schemas}`.split(`\n    ${schema}:\n`);
  const [block = ''] = own.split(/^ {4}\S/m);
  const [head, properties] = block.split('      properties:\n');
  if (head === undefined || properties === undefined) throw new Refusal(`The schema ${schema} has no properties.`);
  if (`\n${properties}`.includes(`\n        ${name}:\n`)) throw new Refusal(`${schema} has a field ${name} already.`);
  const added = `        ${name}:\n${text.trim().replace(/^/gm, '          ')}\n`;
  return { path: corePath, place: `\n    ${schema}:\n${head}      properties:\n`, side: 'after', text: added };
}
