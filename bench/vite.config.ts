import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserFloor } from '../tools/browser-floor.ts';

const pages = fileURLToPath(new URL('pages', import.meta.url));
const names = ['plain', 'chakra', 'table', 'ag-grid', 'backend'];

/** Builds the pages that the portal is compared with, and MSW's worker as it is. */
export default defineConfig({
  root: pages,
  plugins: [
    react(),
    {
      name: 'bench:worker',
      generateBundle() {
        const source = readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');
        this.emitFile({ type: 'asset', fileName: 'bench-worker.js', source });
      },
    },
  ],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    assetsDir: 'bench-assets',
    target: browserFloor,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: names.map((name) => `${pages}/bench-${name}.html`) },
  },
});
