import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type OperationId, operations } from '#openapi/operations.gen.ts';
import { appPages } from '../vite/app-pages.ts';

/** What the page of a signed-in person may call wherever it is: the layout, in the route that all others have above them. */
const everywhere = 'src/routes/__root.tsx';

/** An operation as it is called: `GET /courses/active`. */
type CallName = string;

interface Import {
  /** The file, from the root of the project. */
  readonly file: string;
  /** What is taken from it; undefined where all of it is, as by `import()`. */
  readonly names: readonly string[] | undefined;
}

/** Whether a file wants of a query nothing but its key: it looks into the cache, and calls nothing. */
function isKeyAlone(text: string, name: string): boolean {
  const mentions = text.match(new RegExp(`\\b${name}\\b`, 'g')) ?? [];
  const keys = text.match(new RegExp(`\\b${name}\\([^)]*\\)\\.queryKey\\b`, 'g')) ?? [];
  // The import itself is the one mention more.
  return keys.length > 0 && keys.length === mentions.length - 1;
}

/** The files of ours that a file imports, types left out. */
function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const at = (path: string) => (path.startsWith('#') ? path.slice(1) : join(dirname(file), path).replaceAll('\\', '/'));
  const named = [...text.matchAll(/^(?:import|export) (?!type )([^;]*?) from '([.#][^']+\.tsx?)';/gm)].map(
    ([, what = '', path = '']) => ({
      file: at(path),
      names: what
        .replace(/[{}\s]+/g, ' ')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => !name.startsWith('type '))
        .map((name) => name.split(' as ')[0] ?? name)
        .filter((name) => !isKeyAlone(text, name)),
    }),
  );
  const lazy = [...text.matchAll(/\bimport\('([.#][^']+\.tsx?)'\)/g)].map(([, path = '']) => ({
    file: at(path),
    names: undefined,
  }));
  return [...named, ...lazy].filter((one) => existsSync(one.file));
}

/** The operations that a text calls through the client. */
export const callsIn = (text: string): readonly CallName[] =>
  [...text.matchAll(/\bapi\.(GET|POST|PUT|DELETE)\(\s*'([^']+)'/g)].map(
    ([, method = '', path = '']) => `${method} ${path}`,
  );

/** The files of the app that call the API, with their texts. */
export const callingFiles = (): readonly (readonly [file: string, text: string])[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, text]) => callsIn(text).length > 0);

/** The operations that each function of those files calls, by file and function. */
function callsOfApi(): Map<string, ReadonlyMap<string, readonly CallName[]>> {
  const callsByFunction = (text: string) =>
    text.split(/^(?=(?:export )?(?:async )?(?:const|function) )/m).flatMap((part) => {
      const [, own = ''] = /^(?:export )?(?:async )?(?:const|function) (\w+)/.exec(part) ?? [];
      const calls = callsIn(part);
      return calls.length > 0 ? [[own, calls] as const] : [];
    });
  return new Map(callingFiles().map(([file, text]) => [file, new Map(callsByFunction(text))]));
}

/** The operations that a page can call, with all that it loads while it is open. */
function callsFrom(route: string, api: ReturnType<typeof callsOfApi>): Set<CallName> {
  const found = new Set<CallName>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const next of importsOf(file)) {
      const calls = api.get(next.file);
      if (!calls) visit(next.file);
      else for (const name of next.names ?? []) for (const call of calls.get(name) ?? []) found.add(call);
    }
  };
  visit(route);
  return found;
}

/** A page, and the operations that it calls. */
interface PageCalls {
  readonly page: string;
  readonly calls: readonly CallName[];
}

/** The public pages come first, then those of students, then those of administrators. */
const areaOf = (path: string) => ['student/', 'admin/'].findIndex((area) => path.startsWith(area));

const callOf = ({ method, path }: { readonly method: string; readonly path: string }): CallName =>
  `${method.toUpperCase()} ${path}`;

/** The operations that every server has; the others take an extension. */
const documented = Object.values(operations).filter((operation) => !('extension' in operation));

/** Every page of the portal that calls the API, and the operations that no page calls. */
export function screenCalls(): { readonly pages: readonly PageCalls[]; readonly others: readonly CallName[] } {
  const api = callsOfApi();
  const order = documented.map(callOf);
  const inOrder = (calls: ReadonlySet<CallName>) => order.filter((call) => calls.has(call));
  const layout = callsFrom(everywhere, api);
  const routes = appPages()
    .map(({ path, files }) => ({ path, file: files.at(-1) ?? '' }))
    .toSorted((a, b) => areaOf(a.path) - areaOf(b.path) || a.path.localeCompare(b.path));
  const pages = routes.map(({ path, file }) => ({
    page: `/${path.replace(/\$(\w+)/g, ':$1')}`,
    calls: inOrder(new Set([...callsFrom(file, api)].filter((call) => !layout.has(call)))),
  }));
  const used = new Set([...layout, ...pages.flatMap(({ calls }) => calls)]);
  return {
    pages: [
      ...pages.filter(({ calls }) => calls.length > 0),
      { page: 'everywhere, signed in', calls: inOrder(layout) },
    ],
    others: order.filter((call) => !used.has(call)),
  };
}

/** What the conformance kit knows of the screens: the pages that call each operation. */
export function screensModule(): string {
  const { pages } = screenCalls();
  const ids = Object.keys(operations) as OperationId[];
  const rows = ids.flatMap((id) => {
    const { method, path } = operations[id];
    const screens = pages.filter(({ calls }) => calls.includes(`${method.toUpperCase()} ${path}`));
    return screens.length === 0 ? [] : [`  ${id}: ${JSON.stringify(screens.map(({ page }) => page))},`];
  });
  return [
    '// Generated from src/ by `npm run generate`. Do not edit.',
    'export const screensOf = {',
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}
