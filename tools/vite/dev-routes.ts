import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@tanstack/router-generator';
import type { Plugin } from 'vite';

type Options = Pick<Config, 'routesDirectory' | 'generatedRouteTree'> & Partial<Config>;

/**
 * A route whose component is loaded when the route is opened. It is left as it is where no import of its own brings the
 * component. The root's component is on every page.
 */
export function withLazyComponent(code: string, path: string): string {
  const component = /\bcomponent: (\w+)\b/.exec(code)?.[1];
  if (component === undefined || path.endsWith('__root.tsx')) return code;
  const statement = new RegExp(`^import \\{ ${component} \\} from ('[^']+');`, 'm');
  const source = statement.exec(code)?.[1];
  if (source === undefined) return code;
  return code
    .replace(statement, `import { lazyRouteComponent } from '@tanstack/react-router';`)
    .replace(`component: ${component}`, `component: lazyRouteComponent(() => import(${source}), '${component}')`);
}

/** Whether the tree of routes imports the files that are there, and no others. */
function isComplete({ routesDirectory, generatedRouteTree }: Options): boolean {
  const files = readdirSync(routesDirectory, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:^|\/)[^-][^/]*(?<!\.test)\.tsx$/.test(file))
    .map((file) => `../routes/${file.slice(0, -4)}`);
  const tree = readFileSync(generatedRouteTree, 'utf8');
  const imported = new Set(tree.match(/(?<=^import .* from ')\.\.\/routes\/[^']+/gm));
  return files.length === imported.size && files.every((file) => imported.has(file));
}

/**
 * Stands in for the router's plugin where nothing is built. That plugin parses the routes with Babel and formats their tree
 * with Prettier, and takes longer than everything else until the first page. Here a route's component becomes lazy by the
 * form in which all routes are written, and what writes the tree is loaded when a route has come or gone.
 */
export function devRoutes(options: Options): Plugin {
  const writeTree = async () => {
    const { Generator, getConfig } = await import('@tanstack/router-generator');
    const root = process.cwd();
    await new Generator({ config: getConfig(options, root), root }).run();
  };
  return {
    name: 'portal:dev-routes',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/routes\/[^?]*\.tsx$/, code: 'component: ' },
      handler: (code, id) => ({ code: withLazyComponent(code, id), map: null }),
    },
    async configureServer({ watcher, config }) {
      if (process.env['VITEST'] !== undefined) return;
      if (!isComplete(options)) await writeTree();
      const folder = join(config.root, options.routesDirectory);
      const update = (file: string) => {
        if (file.startsWith(folder) && !isComplete(options))
          void writeTree().catch((error: unknown) => config.logger.error(String(error)));
      };
      watcher.on('add', update).on('unlink', update);
    },
  };
}
