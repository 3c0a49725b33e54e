/** In place of src/platform/workbook/start-worker.ts, where the build is one file: the page reads workbooks itself. */
export const startWorker = (): undefined => undefined;
