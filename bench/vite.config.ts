import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const pages = fileURLToPath(new URL('pages', import.meta.url));

/** Builds the pages that the portal's roster is compared with. */
export default defineConfig({
  root: pages,
  plugins: [react()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    assetsDir: 'bench-assets',
    target: 'baseline-widely-available',
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: ['plain', 'chakra', 'ag-grid'].map((name) => `${pages}/bench-${name}.html`) },
  },
});
