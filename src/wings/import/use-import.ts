import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { fallbackOf, isPassing } from '#src/platform/api/errors.ts';
import { textOfFile, UnreadableFile } from '#src/platform/csv/read.ts';
import { throttle } from '#src/platform/scheduling.ts';
import { type BatchAction, useBatch } from '#src/records/batch/use-batch.ts';
import { removeJournaledImport, runJournaledImport } from '#src/session/import-journal.ts';
import { storedDifferences, differenceSentences } from '#src/records/form/stored-differences.ts';
import { type CheckOptions, checkRows, importedFields, surveyFile } from './check-file.ts';
import type { Fields } from '#src/records/fields/field.ts';
import {
  type ImportPlan,
  type ImportTarget,
  type PlannedRow,
  reasonsOf,
  type RowResult,
  type Written,
} from './plan.ts';
import { proposeReading, type Reading, type SurveyedFile } from './reading.ts';
import { rememberedReading, rememberReading } from './remembered-readings.ts';
import { knownRecords } from './known-records.ts';
import { type Identified, outcomeWords } from '#src/records/record-type.ts';
import { type DoneBefore, recentRuns, rememberRun } from '#src/session/recent-runs.ts';

export interface Source {
  readonly fileName: string;
  readonly text: string;
  /** Set once an import of it has begun: an import that is continued keeps its entry of the journal. */
  readonly begunAt?: number;
}

type Step<Row extends Identified> =
  | { readonly phase: 'choose'; readonly problem?: string }
  /** The encoding is a guess, and somebody has to say whether it is right. */
  | { readonly phase: 'encoding'; readonly source: Source }
  | { readonly phase: 'checking'; readonly fileName: string; readonly part: number }
  | ({ readonly phase: 'map' } & ReadFile<Row>)
  | ({ readonly phase: 'review'; readonly plan: ImportPlan<Row> } & ReadFile<Row>);

interface ReadFile<Row extends Identified> {
  readonly source: Source;
  readonly file: SurveyedFile;
  readonly reading: Reading;
  readonly fields: Fields<Row>;
  readonly records: readonly Row[];
  readonly target: ImportTarget<Row>;
}

/** How much of the work it is to read a file and to look at its columns; the rest is the check of its rows. */
const READING_PART = 0.4;

/** Rows that can be tried again as they are: not begun, or without an answer, or with one that says to come again. */
export const canRetry = <Row>(result: RowResult<Row>): boolean =>
  result.state === 'not tried' || result.state === 'unknown' || (result.state === 'failed' && isPassing(result.cause));

interface ImportAction<Row> extends BatchAction<PlannedRow<Row>, Written<Row>> {
  readonly source: Source;
  readonly plan: ImportPlan<Row>;
}

/** What the import of a file is remembered as in this browser; of the file itself, no more than a mark is kept. */
const runOf = (noun: string) => `${noun} import`;

/** When this very file was imported in this browser within a day; an import that goes on is the same one. */
export const importedBefore = ({ text, begunAt }: Source, noun: string): DoneBefore | undefined =>
  begunAt === undefined ? recentRuns(runOf(noun), [text]).get(text) : undefined;

/** Writes the rows of a file that fit. The journal knows of it until every row has got its answer. */
function importAction<Row extends Identified>(
  { type, query, add, update }: ImportTarget<Row>,
  source: Required<Source>,
  plan: ImportPlan<Row>,
): ImportAction<Row> {
  const { queryKey: listKey } = query();
  return {
    source,
    plan,
    progressLabel: `Importing ${source.fileName}`,
    done: 'Imported',
    failed: ({ kind }) => outcomeWords(type.noun, kind === 'new' ? 'add' : 'update').failed,
    skip: (row) => (row.kind === 'wrong' ? reasonsOf(row) : undefined),
    call: async ({ record, values }) => {
      const written = record ? { stored: await update(record, values) } : await add(values);
      // Of what a row leaves empty, the server decides.
      const sent = Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''));
      const differences = written.missing ? [] : storedDifferences(type.fields, sent, written.stored);
      return differences.length === 0 ? written : { ...written, missing: differenceSentences(differences).join(' ') };
    },
    updateCache: async (client, done) => {
      if (done.length > 0) rememberRun(runOf(type.noun), [source.text]);
      const stored = done.flatMap(({ data }) => data.stored ?? []);
      await type.store(client, stored);
      // A server that answers success alone has not told what it stored.
      if (stored.length < done.length) void client.invalidateQueries({ queryKey: listKey });
    },
    listKey,
    journal: (work) =>
      runJournaledImport({ ...source, noun: type.noun }, async () => {
        const results = await work();
        if (results && !results.some(canRetry)) await removeJournaledImport(source.begunAt);
        return results;
      }),
  };
}

export function useImport<Row extends Identified>(given: ImportTarget<Row>) {
  const client = useQueryClient();
  const [step, setStep] = useState<Step<Row>>({ phase: 'choose' });
  const { batch, run, stop, dismiss } = useBatch<PlannedRow<Row>, Written<Row>, ImportAction<Row>>();
  const checking = useRef<AbortController>(undefined);
  useEffect(() => () => checking.current?.abort(), []);

  function show(next: Step<Row>): AbortSignal {
    checking.current?.abort();
    checking.current = new AbortController();
    dismiss();
    setStep(next);
    return checking.current.signal;
  }

  async function runCheck(
    fileName: string,
    work: (options: Required<CheckOptions>) => Promise<Step<Row>>,
  ): Promise<void> {
    const signal = show({ phase: 'checking', fileName, part: 0 });
    const onProgress = throttle((part: number) =>
      setStep((now) => (now.phase === 'checking' && !signal.aborted ? { ...now, part } : now)),
    );
    try {
      setStep(await work({ signal, onProgress }));
    } catch (error) {
      if (signal.aborted) return;
      setStep({ phase: 'choose', problem: problemOf(error, given.type.plural) });
    }
  }

  async function review(read: ReadFile<Row>, options: Required<CheckOptions>): Promise<Step<Row>> {
    const plan = await checkRows(read.target, read.file, read.reading, read.records, options);
    return { ...read, phase: 'review', plan };
  }

  const check = (source: Source) =>
    runCheck(source.fileName, async ({ signal, onProgress }) => {
      const part = (done: number) => onProgress((done * READING_PART) / 2);
      const file = await surveyFile(given, source.text, { signal, onProgress: part });
      const found = (done: number) => onProgress(((1 + done) * READING_PART) / 2);
      const { records, target } = await knownRecords(given, client, file, { signal, onProgress: found });
      const fields = importedFields(target, records);
      const remembered = rememberedReading(target.type.noun, file.table.titles, fields);
      const { reading, isCertain } = proposeReading(target, file, fields, remembered);
      const known = { source, file, reading, fields, records, target };
      if (!isCertain) return { phase: 'map', ...known };
      const rest = (done: number) => onProgress(READING_PART + done * (1 - READING_PART));
      return review(known, { signal, onProgress: rest });
    });

  /** Checks the file as somebody wants it to be read, and remembers that for files with the same headings. */
  function checkAs(read: ReadFile<Row>, reading: Reading): Promise<void> {
    rememberReading(given.type.noun, read.file.table.titles, reading);
    return runCheck(read.source.fileName, (options) => review({ ...read, reading }, options));
  }

  /** Checks a file of the disk. Where its encoding is a guess, somebody is asked first whether it is right. */
  async function open(file: File): Promise<void> {
    const signal = show({ phase: 'checking', fileName: file.name, part: 0 });
    try {
      const { text, isGuessed } = await textOfFile(file);
      if (signal.aborted) return;
      const source = { fileName: file.name, text };
      if (isGuessed) show({ phase: 'encoding', source });
      else await check(source);
    } catch (error) {
      if (!signal.aborted) setStep({ phase: 'choose', problem: problemOf(error, given.type.plural) });
    }
  }

  async function start(chosen: Source, plan: ImportPlan<Row>, withUpdates: boolean): Promise<void> {
    show({ phase: 'choose' });
    const rows = [...plan.wrong, ...plan.new, ...(withUpdates ? plan.update : [])].sort(
      (a, b) => a.row.line - b.row.line,
    );
    await run(importAction(given, { begunAt: Date.now(), ...chosen }, plan), rows);
  }

  return {
    /** The rows that are being written, or have been; until then there is the step. */
    batch,
    step,
    check,
    checkAs,
    change: ({ source, file, reading, fields, records, target }: ReadFile<Row>) =>
      void show({ phase: 'map', source, file, reading, fields, records, target }),
    checkFile: open,
    refuse: (problem: string) => void show({ phase: 'choose', problem }),
    start,
    stop,
    reset: () => void show({ phase: 'choose' }),
  };
}

function problemOf(error: unknown, plural: string): string {
  if (error instanceof UnreadableFile) return error.message;
  if (error instanceof DOMException) return 'The file could not be read. Choose it again.';
  return fallbackOf(error, `Failed to load ${plural}`, `Error loading ${plural}`);
}
