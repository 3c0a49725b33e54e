import { UnreadableFile } from '../unreadable-file.ts';
import { readWorkbook, type ReadWorkbook, type WorkbookOptions } from './read.ts';

/** What the page asks for. */
export interface WorkbookRequest {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly options: WorkbookOptions;
}

/** What it is answered: the workbook, or why it cannot be read. */
export type WorkbookAnswer = { readonly workbook: ReadWorkbook } | { readonly problem: string };

async function answer({ bytes, options }: WorkbookRequest): Promise<WorkbookAnswer> {
  try {
    return { workbook: await readWorkbook(bytes, options) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { problem: error.message };
    throw error;
  }
}

addEventListener('message', ({ data }: MessageEvent<WorkbookRequest>) => {
  void answer(data).then((message) => postMessage(message));
});
