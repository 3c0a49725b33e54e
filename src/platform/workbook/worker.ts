import { type Problem, UnreadableWorkbook } from './problems.ts';
import { readWorkbook, type ReadWorkbook, type WorkbookOptions } from './read.ts';

/** What the page asks for. */
export interface WorkbookRequest {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly options: WorkbookOptions;
}

/** What it is answered: the workbook, or why it cannot be read, which the page puts into words. */
export type WorkbookAnswer = { readonly workbook: ReadWorkbook } | { readonly problem: Problem };

async function answer({ bytes, options }: WorkbookRequest): Promise<WorkbookAnswer> {
  try {
    return { workbook: await readWorkbook(bytes, options) };
  } catch (error) {
    if (error instanceof UnreadableWorkbook) return { problem: error.problem };
    throw error;
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkbookRequest>) => {
  void answer(data).then((message) => postMessage(message));
});
