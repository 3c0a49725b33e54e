import { t } from '#src/languages/texts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fallbackOf } from '#src/platform/api/errors.ts';
import { assertFileSize, textOfFile } from '#src/platform/csv/read.ts';
import { UnreadableFile } from '#src/platform/unreadable-file.ts';
import type { ReadWorkbook, SheetName, WorkbookOptions } from '#src/platform/workbook/read.ts';
import { isWorkbookFile, readWorkbookFile } from '#src/platform/workbook/read-file.ts';
import { throttle, yieldToMain } from '#src/platform/scheduling.ts';
import { useBatch } from '#src/records/batch/use-batch.ts';
import {
  type CheckOptions,
  checkRows,
  type ImportPlan,
  type KnownStudents,
  type PlannedRow,
  surveyFile,
} from './check-file.ts';
import { sheetOfStudents } from './choose-sheet.ts';
import { knownStudents } from './known-students.ts';
import { proposeReading, type Reading, type SurveyedFile } from './reading.ts';
import { rememberedReading, rememberReading } from './remembered-readings.ts';
import { importAction, type ImportAction, type Source, type Written } from './write-rows.ts';

interface ReadFile {
  readonly source: Source;
  readonly file: SurveyedFile;
  readonly reading: Reading;
  readonly known: KnownStudents;
  /** The workbook, where the rows are those of one of its sheets. */
  readonly workbook?: { readonly file: File; readonly sheets: readonly SheetName[] };
}

type Step =
  | { readonly phase: 'choose'; readonly problem?: string }
  /** The encoding is a guess, and somebody has to say whether it is right. */
  | { readonly phase: 'encoding'; readonly source: Source }
  /** A workbook has several sheets, or parts that it does not show. */
  | { readonly phase: 'sheet'; readonly file: File; readonly workbook: ReadWorkbook }
  | { readonly phase: 'checking'; readonly fileName: string; readonly part: number }
  | ({ readonly phase: 'map' } & ReadFile)
  | ({ readonly phase: 'review'; readonly plan: ImportPlan } & ReadFile);

type Options = Required<CheckOptions>;

const within = ({ signal, onProgress }: Options, from: number, to: number): Options => ({
  signal,
  onProgress: (part) => onProgress(from + part * (to - from)),
});

async function reviewed(read: ReadFile, options: Options): Promise<Step> {
  return { ...read, phase: 'review', plan: await checkRows(read.known, read.file, read.reading, options) };
}

/** A browser does not read a file that has changed on the disk since it was chosen, or is not there any more. */
const gone = () =>
  t`This file cannot be read any more: it was changed, moved or deleted after it was chosen, or another program has locked it. Nothing has been written. Choose it again.`;

/** Why a file cannot be imported, in words. */
export function problemOf(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  if (error instanceof DOMException) return gone();
  return fallbackOf(error, t`Failed to load students`, t`Error loading students`);
}

/** The steps of an import: a file is chosen, read, asked about where that is open, checked, and its rows are written. */
export function useImport() {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ phase: 'choose' });
  const { batch, run, stop, dismiss } = useBatch<PlannedRow, Written, ImportAction>();
  const checking = useRef<AbortController>(undefined);
  useEffect(() => () => checking.current?.abort(), []);

  function show(next: Step): AbortSignal {
    checking.current?.abort();
    checking.current = new AbortController();
    dismiss();
    setStep(next);
    return checking.current.signal;
  }

  /** Shows how far the work is, and then the step that comes of it. */
  async function work(fileName: string, next: (options: Options) => Promise<Step>): Promise<void> {
    const signal = show({ phase: 'checking', fileName, part: 0 });
    const onProgress = throttle((part: number) =>
      setStep((now) => (now.phase === 'checking' && !signal.aborted ? { ...now, part } : now)),
    );
    // Whoever has begun the work sees that first.
    await yieldToMain();
    const after = await next({ signal, onProgress }).catch((error: unknown): Step => ({
      phase: 'choose',
      problem: problemOf(error),
    }));
    if (!signal.aborted) setStep(after);
  }

  async function survey(source: Source, options: Options, workbook?: ReadFile['workbook']): Promise<Step> {
    const isSheet = source.sheet !== undefined;
    const file = await surveyFile(source.text, { ...within(options, 0, 0.2), isSheet });
    const known = await knownStudents(client, file, within(options, 0.2, 0.4));
    const { reading, isCertain } = proposeReading(file, known.fields, rememberedReading(file.table.titles));
    const read = { source, file, reading, known, ...(workbook && { workbook }) };
    return isCertain ? reviewed(read, within(options, 0.4, 1)) : { phase: 'map', ...read };
  }

  /** The sheet of a workbook; somebody is asked which, where several may have the students, and whether to take what is hidden in it. */
  async function surveyWorkbook(file: File, options: Options, choice: WorkbookOptions = {}): Promise<Step> {
    const workbook = await readWorkbookFile(file, choice, options.signal);
    const { sheet, sheets } = workbook;
    const found = sheet ? undefined : sheetOfStudents(sheets);
    if (found !== undefined) return surveyWorkbook(file, options, { sheet: found });
    const isOpen = !sheet || (choice.withoutHidden === undefined && sheet.hiddenRows + sheet.hiddenColumns > 0);
    if (isOpen) return { phase: 'sheet', file, workbook };
    return survey({ fileName: file.name, text: sheet.text, sheet: sheet.name }, options, { file, sheets });
  }

  return {
    /** The rows that are being written, or have been; until then there is the step. */
    batch,
    step,
    show,
    stop,
    check: (source: Source) => work(source.fileName, (options) => survey(source, options)),
    /** Checks a file of the disk. Where its encoding is a guess, somebody is asked first whether it is right. */
    checkFile: (file: File) =>
      work(file.name, async (options) => {
        await assertFileSize(file);
        if (await isWorkbookFile(file)) return surveyWorkbook(file, options);
        const { text, isGuessed } = await textOfFile(file);
        const source = { fileName: file.name, text };
        return isGuessed ? { phase: 'encoding', source } : survey(source, options);
      }),
    checkSheet: (file: File, choice: WorkbookOptions) =>
      work(file.name, (options) => surveyWorkbook(file, options, choice)),
    /** Checks the file as somebody wants it to be read, and remembers that for files with the same headings. */
    checkAs(read: ReadFile, reading: Reading): Promise<void> {
      rememberReading(read.file.table.titles, reading);
      return work(read.source.fileName, (options) => reviewed({ ...read, reading }, options));
    },
    start(source: Source, plan: ImportPlan, withUpdates: boolean): void {
      show({ phase: 'choose' });
      const rows = [...plan.wrong, ...plan.new, ...(withUpdates ? plan.update : [])];
      rows.sort((a, b) => a.row.line - b.row.line);
      void run(importAction({ begunAt: Date.now(), ...source }, plan), rows);
    },
  };
}
