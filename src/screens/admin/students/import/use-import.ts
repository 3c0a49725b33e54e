import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { storeStudents } from '../../../../api/admin-students.ts';
import { fallbackOf } from '../../../../api/errors.ts';
import { rosterQuery } from '../../../../api/students.ts';
import { textOfFile, UnreadableFile } from '../../../../domain/csv/file-text.ts';
import { throttle } from '../../../../domain/throttle.ts';
import type { Progress } from '../../../../resource/batch/map-settled.ts';
import { type BatchAction, type BatchRun, useBatch } from '../../../../resource/batch/use-batch.ts';
import { removeJournaledImport, runJournaledImport } from '../../../../session/import-journal.ts';
import { checkFile } from '../../../../resource/import/check-file.ts';
import { type ImportPlan, type WritableRow, writeRow, type Written } from '../../../../resource/import/plan.ts';
import type { RowResult } from '../../../../resource/import/plan-columns.tsx';
import type { Student } from '../../../../domain/records/student.ts';
import { studentImport } from './student-import.ts';

/** A text that is being imported, and its name. */
export interface Source {
  readonly fileName: string;
  readonly text: string;
  /** Set once an import of it has begun: an import that is continued keeps its entry of the journal. */
  readonly begunAt?: number;
}

type Row = WritableRow<Student>;
type Plan = ImportPlan<Student>;
type Result = RowResult<Student>;

type Step =
  | { readonly phase: 'choose'; readonly problem?: string }
  | { readonly phase: 'checking'; readonly fileName: string; readonly part: number }
  | { readonly phase: 'review'; readonly source: Source; readonly plan: Plan };

export type ImportState =
  | Step
  | { readonly phase: 'running'; readonly source: Source; readonly progress: Progress; readonly stopping: boolean }
  | {
      readonly phase: 'done';
      readonly source: Source;
      readonly plan: Plan;
      readonly results: readonly Result[];
    };

/** Rows that can be tried again as they are: not begun, or without an answer. */
export const canRetry = (result: Result): boolean =>
  result.state === 'not tried' ||
  (result.state === 'failed' && fallbackOf(result.cause, 'refused', 'unanswered') === 'unanswered');

interface ImportAction extends BatchAction<Row, Written<Student>> {
  readonly source: Source;
  readonly plan: Plan;
}

/** Writes the rows of a file. The journal knows of it until every row has got its answer. */
const importAction = (source: Required<Source>, plan: Plan): ImportAction => ({
  source,
  plan,
  progressLabel: `Importing ${source.fileName}`,
  failed: ({ kind }) => (kind === 'new' ? 'Failed to add student' : 'Failed to update student'),
  call: (row) => writeRow(studentImport, row),
  updateCache: async (client, done) => {
    const stored = done.flatMap(({ data }) => data.stored ?? []);
    await storeStudents(client, stored);
    // A server that answers success alone has not told what it stored.
    if (stored.length < done.length) void client.invalidateQueries({ queryKey: rosterQuery().queryKey });
  },
  listKey: rosterQuery().queryKey,
  journal: {
    hold: (work) => runJournaledImport(source, work),
    end: async (results) => {
      if (!results.some(canRetry)) await removeJournaledImport(source.begunAt);
    },
  },
});

/** An import, from the choice of a file to the result of each of its rows. */
export function useImport() {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ phase: 'choose' });
  const { batch, run, stop, dismiss } = useBatch<Row, Written<Student>, ImportAction>();
  const checking = useRef<AbortController>(undefined);
  useEffect(() => () => checking.current?.abort(), []);

  /** Leaves whatever is shown for another step; a check that is under way is given up. */
  function show(next: Step): AbortSignal {
    checking.current?.abort();
    checking.current = new AbortController();
    dismiss();
    setStep(next);
    return checking.current.signal;
  }

  /** The dry run: reads the file and compares it with the roster. */
  async function check(
    fileName: string,
    read: () => Promise<string>,
    begun: Pick<Source, 'begunAt'> = {},
  ): Promise<void> {
    const signal = show({ phase: 'checking', fileName, part: 0 });
    const onProgress = throttle((part: number) =>
      setStep((now) => (now.phase === 'checking' && !signal.aborted ? { ...now, part } : now)),
    );
    try {
      const [text, roster] = await Promise.all([read(), client.fetchQuery(rosterQuery())]);
      const plan = await checkFile(studentImport, text, roster, { signal, onProgress });
      setStep({ phase: 'review', source: { fileName, text, ...begun }, plan });
    } catch (error) {
      if (signal.aborted) return;
      setStep({ phase: 'choose', problem: problemOf(error) });
    }
  }

  async function start(chosen: Source, plan: Plan, withUpdates: boolean): Promise<void> {
    show({ phase: 'choose' });
    const rows = [...plan.added, ...(withUpdates ? plan.updated : [])].toSorted((a, b) => a.row.line - b.row.line);
    await run(importAction({ begunAt: Date.now(), ...chosen }, plan), rows);
  }

  return {
    state: batch ? stateOf(batch) : step,
    check,
    recheck: ({ fileName, text, ...begun }: Source) => check(fileName, async () => text, begun),
    checkFile: (file: File) => check(file.name, () => textOfFile(file)),
    start,
    stop,
    reset: () => void show({ phase: 'choose' }),
  };
}

function stateOf({ action, results, progress, stopping }: BatchRun<Row, Written<Student>, ImportAction>): ImportState {
  const { source, plan } = action;
  return results ? { phase: 'done', source, plan, results } : { phase: 'running', source, progress, stopping };
}

function problemOf(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  if (error instanceof DOMException) return 'The file could not be read. Choose it again.';
  return fallbackOf(error, 'Failed to load students', 'Error loading students');
}
