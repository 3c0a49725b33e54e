import { isWorkbook } from './archive.ts';
import type { ReadWorkbook, WorkbookOptions } from './read.ts';
import { UnreadableWorkbook } from './problems.ts';
import { startWorker } from './start-worker.ts';
import type { WorkbookAnswer, WorkbookRequest } from './worker.ts';

/** Whether a file begins as a workbook does. */
export const isWorkbookFile = async (file: Blob): Promise<boolean> =>
  isWorkbook(new Uint8Array(await file.slice(0, 8).arrayBuffer()));

/** 100,000 rows take some seconds; what takes longer than this does not end. */
const LONGEST_MS = 60_000;

/** The worker's answer; undefined where it does not start, as in a browser that has no workers of modules. */
function askWorker(worker: Worker, request: WorkbookRequest, signal: AbortSignal): Promise<WorkbookAnswer | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<WorkbookAnswer | undefined>((resolve, reject) => {
    timer = setTimeout(() => reject(new UnreadableWorkbook('tooSlow')), LONGEST_MS);
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkbookAnswer>) => resolve(data));
    worker.addEventListener('error', () => resolve(undefined));
    worker.postMessage(request, [request.bytes.buffer]);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

/**
 * Reads a workbook beside the page, so that the page goes on while 50,000 rows are read; in the page where that is not
 * possible.
 * @throws UnreadableFile saying what the file is instead, or what is wrong with it, and what to do
 */
export async function readWorkbookFile(
  file: Blob,
  options: WorkbookOptions,
  signal: AbortSignal,
): Promise<ReadWorkbook> {
  const bytes = async () => new Uint8Array(await file.arrayBuffer());
  // A file that is gone starts no worker that nobody would end.
  const request = { bytes: await bytes(), options };
  const worker = startWorker();
  const answer = worker && (await askWorker(worker, request, signal));
  if (!answer) return (await import('./read.ts')).readWorkbook(await bytes(), options);
  if ('problem' in answer) throw new UnreadableWorkbook(...answer.problem);
  return answer.workbook;
}
