import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const fileName = 'mockServiceWorker.js';
const source = () => readFile(createRequire(import.meta.url).resolve(`msw/${fileName}`), 'utf8');

/**
 * Serves and emits MSW's worker script straight from the installed package, so that it is
 * never committed and never older than the library that talks to it.
 */
export function workerScript(): Plugin {
  return {
    name: 'portal:worker-script',
    configureServer(server) {
      server.middlewares.use(`${server.config.base}${fileName}`, (_request, response, next) => {
        response.setHeader('Content-Type', 'text/javascript');
        source().then((script) => response.end(script), next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await source() });
    },
  };
}
