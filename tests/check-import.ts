import { checkRows, importedFields, surveyFile } from '../src/wings/import/check-file.ts';
import type { ImportTarget } from '../src/wings/import/plan.ts';
import { proposeReading, type Reading } from '../src/wings/import/reading.ts';
import type { Identified } from '../src/records/record-type.ts';

interface Options {
  readonly signal?: AbortSignal;
  readonly onProgress?: (part: number) => void;
  /** What somebody has chosen beside what is proposed. */
  readonly choices?: Partial<Reading>;
  readonly remembered?: Reading;
}

/** Reads a file as it is proposed to be read, and with what is chosen beside it, and checks its rows. */
export async function readImport<Row extends Identified>(
  target: ImportTarget<Row>,
  text: string,
  records: readonly Row[],
  { choices, remembered, ...options }: Options = {},
) {
  const { signal, onProgress } = options;
  const part = (from: number, to: number) => ({
    ...(signal && { signal }),
    ...(onProgress && { onProgress: (done: number) => onProgress(from + done * (to - from)) }),
  });
  const file = await surveyFile(target, text, part(0, 0.4));
  const proposed = proposeReading(target, file, importedFields(target, records), remembered);
  const reading = { ...proposed.reading, ...choices };
  return {
    file,
    reading,
    isCertain: proposed.isCertain,
    plan: await checkRows(target, file, reading, records, part(0.4, 1)),
  };
}

/** What an import of a file would do with each of its rows. */
export async function checkFile<Row extends Identified>(
  target: ImportTarget<Row>,
  text: string,
  records: readonly Row[],
  options?: Options,
) {
  return (await readImport(target, text, records, options)).plan;
}
