import { extensions } from '#openapi/extensions.gen.ts';
import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { SetupError } from './setup-error.ts';

/** The extension that an operation belongs to; undefined for one that every server has. */
export function extensionOf(operation: OperationId): string | undefined {
  const entry = operations[operation];
  return 'extension' in entry ? entry.extension : undefined;
}

const ids = Object.keys(operations) as OperationId[];

/** What every server owes. */
export const documented = ids.filter((id) => extensionOf(id) === undefined);

/** The extensions that a list of names asks for: all of them for `all`. @throws SetupError where there is none of a name */
export function parseExtensions(list: string): readonly string[] {
  const known: readonly string[] = extensions;
  const names = list.split(',').map((name) => name.trim());
  if (names.join() === 'all') return known;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new SetupError(
      `There is no extension “${unknown}”; those there are: ${known.join(', ')}, or all of them: all.`,
    );
  return names;
}

/** The operations of extensions. */
export const operationsOf = (extensions: readonly string[]): readonly OperationId[] =>
  ids.filter((id) => extensions.includes(extensionOf(id) ?? ''));
