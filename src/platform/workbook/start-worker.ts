/** Starts the reader of workbooks beside the page. A build of one file has no second one to start: see tools/vite/no-worker.ts. */
export const startWorker = (): Worker | undefined =>
  typeof Worker === 'undefined'
    ? undefined
    : new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'workbook' });
