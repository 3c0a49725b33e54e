import { type Insertion, Refusal, textIn } from './stub.ts';

const path = 'openapi/university.yaml';

/** Adds an address, with its operation, after all others. @throws Refusal where the contract has the address or the name */
export function addAddress(root: string, address: string, operationId: string, text: string): Insertion {
  const contract = textIn(root, path);
  if (contract.includes(`\n      operationId: ${operationId}\n`))
    throw new Refusal(`The contract has an operation ${operationId} already.`);
  if (contract.includes(`\n  ${address}:\n`))
    throw new Refusal(`The contract has ${address} already: add the method to it by hand.`);
  return { path, place: '\ncomponents:\n', side: 'before', text: `\n  ${address}:\n${text.trimEnd()}` };
}

/** Adds schemas before all others. @throws Refusal where the contract has one of the name */
export function addSchemas(root: string, names: readonly string[], text: string): Insertion {
  const [, schemas = ''] = textIn(root, path).split('\n  schemas:\n');
  const known = names.find((name) => `\n${schemas}`.includes(`\n    ${name}:\n`));
  if (known !== undefined) throw new Refusal(`The contract has a schema ${known} already.`);
  return { path, place: '\n  schemas:\n', side: 'after', text: `${text.trimEnd()}\n` };
}

/** Adds a property before all others of a schema. @throws Refusal where the schema has it, or has no properties of its own */
export function addProperty(root: string, schema: string, name: string, text: string): Insertion {
  const [, schemas = ''] = textIn(root, path).split('\n  schemas:\n');
  const [, own = ''] = `\n${schemas}`.split(`\n    ${schema}:\n`);
  const [block = ''] = own.split(/^ {4}\S/m);
  const [head, properties] = block.split('      properties:\n');
  if (head === undefined || properties === undefined) throw new Refusal(`The schema ${schema} has no properties.`);
  if (`\n${properties}`.includes(`\n        ${name}:\n`)) throw new Refusal(`${schema} has a field ${name} already.`);
  const added = `        ${name}:\n${text.trim().replace(/^/gm, '          ')}\n`;
  return { path, place: `\n    ${schema}:\n${head}      properties:\n`, side: 'after', text: added };
}
