import type { Plugin } from 'vite';
import { referenceFile, referenceFileNames, referenceFolder } from '#openapi/reference/reference-files.tsx';
import { requestPath } from '../request-path.ts';

/** The portal, seen from the folder of the reference. */
const portal = '../';

/** Puts the API reference beside the demo. `npm run dev` makes it anew for each request. */
export function apiReference(): Plugin {
  return {
    name: 'portal:api-reference',
    configureServer(server) {
      const folder = `${server.config.base}${referenceFolder}`;
      server.middlewares.use(folder, async ({ url = '', originalUrl }, response, next) => {
        // Without the slash the page's relative addresses would be those of files beside the folder.
        if (originalUrl === folder) return void response.writeHead(308, { Location: `${folder}/` }).end();
        try {
          const file = await referenceFile(requestPath(url)?.slice(1) ?? '', portal);
          if (!file) return next();
          response.setHeader('Content-Type', file.type);
          response.end(file.text);
        } catch (error) {
          // The contract is being edited, and is no YAML at the moment.
          next(error);
        }
      });
    },
    async generateBundle() {
      for (const name of referenceFileNames) {
        const file = await referenceFile(name, portal);
        this.emitFile({ type: 'asset', fileName: `${referenceFolder}/${name}`, source: file?.text ?? '' });
      }
    },
  };
}
