/**
 * Serves the demo's build to the journeys, on the port of the command line. Its service worker stores no files for later:
 * that costs each new browser context a second of a core, and the tests about it have hosts of their own.
 */
import { readFileSync } from 'node:fs';
import { preview } from 'vite';

/** @throws Error where the worker has no list of files: the journeys would be slow again, and nobody would notice. */
function withoutStoredFiles(script: string): string {
  const shorter = script.replace(/"files":\[[^\]]+\]/, '"files":[]');
  if (shorter === script) throw new Error('dist/service-worker.js has no list of files');
  return shorter;
}

const worker = withoutStoredFiles(readFileSync('dist/service-worker.js', 'utf8'));

await preview({
  logLevel: 'warn',
  preview: { port: Number(process.argv[2]), strictPort: true },
  plugins: [
    {
      name: 'portal:no-stored-files',
      configurePreviewServer({ middlewares }) {
        middlewares.use('/service-worker.js', (_, response) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(worker);
        });
      },
    },
  ],
});
