import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileName, type Stub, typeName } from './stub.ts';

const folder = 'mocks/university/extensions';
/** The list of all extensions, which a new one is entered in. */
const listPath = `${folder}/operations.ts`;

const endOf = (extension: string) => `} satisfies Implementations<OperationsWith<{ extension: '${extension}' }>>;`;

/** Adds an operation to the mock server, in the folder of its extension, which may be new. */
export function addToMock(
  root: string,
  extension: string,
  operation: string,
  imports = '',
): Pick<Stub, 'files' | 'insertions'> {
  const path = `${folder}/${extension}/operations.ts`;
  if (existsSync(join(root, path)))
    return { files: {}, insertions: [{ path, place: endOf(extension), side: 'before', text: operation }] };
  const type = typeName(extension);
  const name = type.charAt(0).toLowerCase() + type.slice(1);
  return {
    files: {
      [path]: `import type { OperationsWith } from '#mocks/engine/request/types.ts';
import type { Implementations } from '#mocks/university/handlers/types.ts';
${imports}
/** The operations of the extension \`${fileName(extension)}\`. */
export const ${name} = {
${operation}${endOf(extension)}
`,
    },
    insertions: [
      {
        path: listPath,
        place: '\n/** The operations of every extension',
        side: 'before',
        text: `import { ${name} } from './${extension}/operations.ts';\n`,
      },
      {
        path: listPath,
        place: "} satisfies Implementations<OperationsWith<{ tag: 'Extensions' }>>;",
        side: 'before',
        text: `  ...${name},\n`,
      },
    ],
  };
}
