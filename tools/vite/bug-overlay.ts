import { readFileSync } from 'node:fs';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { DevEnvironment, Plugin } from 'vite';

/** What a page tells of an error that it did not expect (src/app/tell-bugs.ts). */
export interface Bug {
  readonly message: string;
  readonly stack: string;
}

interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Where a position of the served code stands in the source; undefined where the module is none of the project's. */
async function sourceOf(
  { moduleGraph }: Pick<DevEnvironment, 'moduleGraph'>,
  address: string,
  line: number,
  column: number,
): Promise<Place | undefined> {
  const { pathname, search } = new URL(address);
  const module = (await moduleGraph.getModuleByUrl(pathname + search)) ?? (await moduleGraph.getModuleByUrl(pathname));
  const map = module?.transformResult?.map;
  if (!module?.file || !map || !('mappings' in map) || map.mappings === '') return undefined;
  const found = originalPositionFor(new TraceMap(map as ConstructorParameters<typeof TraceMap>[0]), {
    line,
    column: column - 1,
  });
  return found.line === null ? undefined : { file: module.file, line: found.line, column: found.column + 1 };
}

/** The lines around a place, with a mark below it. */
function frameOf({ file, line, column }: Place): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const begin = Math.max(0, line - 3);
  return lines
    .slice(begin, line + 2)
    .flatMap((text, index) => {
      const number = String(begin + index + 1).padStart(4);
      const own = `${number} | ${text}`;
      return begin + index + 1 === line ? [own, `     | ${' '.repeat(column - 1)}^`] : [own];
    })
    .join('\n');
}

const position = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/;

/** The error as the overlay shows it: with the project's files in the stack, and the lines around the first of them. */
export async function readableBug({ message, stack }: Bug, environment: Pick<DevEnvironment, 'moduleGraph'>) {
  let first: Place | undefined;
  const lines = await Promise.all(
    stack.split('\n').map(async (text) => {
      const [whole, address = '', line = '', column = ''] = position.exec(text) ?? [];
      if (whole === undefined) return { text };
      const place = await sourceOf(environment, address, Number(line), Number(column)).catch(() => undefined);
      return place ? { text: text.replace(whole, `${place.file}:${place.line}:${place.column}`), place } : { text };
    }),
  );
  for (const { place } of lines) if (place && !place.file.includes('/node_modules/')) first ??= place;
  return {
    message,
    stack: lines.map(({ text }) => text).join('\n'),
    ...(first && { id: first.file, loc: first, frame: frameOf(first) }),
  };
}

/**
 * While the portal is developed, a bug is as loud as an error of the build: Vite's overlay shows the message, the lines of the
 * source and the stack, whose files open in the editor. The terminal shows it too (`server.forwardConsole`).
 */
export function bugOverlay(): Plugin {
  return {
    name: 'portal:bug-overlay',
    apply: 'serve',
    configureServer({ environments: { client } }) {
      client.hot.on('portal:bug', (bug: Bug, page) => {
        void readableBug(bug, client).then((err) => page.send({ type: 'error', err }));
      });
    },
  };
}
