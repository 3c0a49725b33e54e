import { fieldKinds, fieldStub } from './field.ts';
import { listStub } from './list.ts';
import { operationStub } from './operation.ts';
import { screenStub } from './screen.ts';
import { Refusal, type Stub, writeStub } from './stub.ts';

type Kind = readonly [args: string, example: string, stub: (root: string, args: readonly string[]) => Stub];

const kinds: Readonly<Record<string, Kind>> = {
  field: [`${Object.keys(fieldKinds).join('|')} NAME`, 'students guardianName', fieldStub],
  operation: ['NAME METHOD ADDRESS EXTENSION', "listWaiting GET '/courses/{id}/waiting' waiting", operationStub],
  screen: ['ROUTE [OPERATION]', '/admin/catalogue listCourses', screenStub],
  list: ['NAME NAME-OF-ONE', 'lecturers lecturer', listStub],
};

const usage = Object.entries(kinds)
  .map(([kind, [args, example]]) => `npm run new -- ${`${kind} ${args}`.padEnd(46)}${kind} ${example}`)
  .join('\n');

/** Where a run says what it has done, and what is wrong. */
export interface Output {
  readonly log: (text: string) => void;
  readonly error: (text: string) => void;
}

/**
 * Writes the beginning of a recipe of CONTRIBUTING.md, and says what is left to do.
 * @param args the kind, and what it is called
 * @param root the folder of the portal
 * @returns the exit code
 */
export async function runNew(args: readonly string[], root: string, { log, error }: Output): Promise<0 | 1> {
  const [kind = '', ...rest] = args;
  if (args.includes('--help')) return (log(usage), 0);
  try {
    if (kind === '') throw new Refusal(`Say what is new: ${Object.keys(kinds).join(', ')}. --help shows examples.`);
    const found = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (!found) throw new Refusal(`There are stubs of ${Object.keys(kinds).join(', ')}, and none of “${kind}”.`);
    const [names, , stubOf] = found;
    const wanted = names.split(' ');
    if (rest.length > wanted.length || rest.length < wanted.filter((name) => !name.startsWith('[')).length)
      throw new Refusal(`It is called like this: npm run new -- ${kind} ${names}`);
    const stub = stubOf(root, rest);
    const written = await writeStub(root, stub);
    log(`Written:\n${written.map((path) => `  ${path}`).join('\n')}\n`);
    log(`This test fails until the work is done: npx vitest run ${stub.test}\nWhat is left:`);
    log(stub.steps.map((step, at) => `  ${at + 1}. ${step}`).join('\n'));
    return 0;
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason;
    error(reason.message);
    return 1;
  }
}
