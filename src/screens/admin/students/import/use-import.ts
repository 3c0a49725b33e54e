import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { storeStudents } from '../../../../api/admin-students.ts';
import { mapSettled, type Outcome, type Progress } from '../../../../api/map-settled.ts';
import { fallbackOf } from '../../../../api/errors.ts';
import { rosterQuery } from '../../../../api/students.ts';
import { textOfFile, UnreadableFile } from '../../../../domain/csv/file-text.ts';
import { forgetImport, withJournalEntry } from '../../../../session/import-journal.ts';
import { throttle } from '../../../../domain/throttle.ts';
import { checkFile } from './check-file.ts';
import type { ImportPlan, WritableRow } from './plan.ts';
import { writeRow, type Written } from './write-row.ts';

/** A text that is being imported, and what it is called. */
export interface Source {
  readonly fileName: string;
  readonly text: string;
  /** Set once an import of it has begun: whoever goes on with it goes on under the same entry of the journal. */
  readonly begunAt?: number;
}

export type RowOutcome = Outcome<WritableRow, Written>;

export type ImportState =
  | { readonly phase: 'choose'; readonly problem?: string }
  | { readonly phase: 'checking'; readonly fileName: string; readonly part: number }
  | { readonly phase: 'review'; readonly source: Source; readonly plan: ImportPlan }
  | { readonly phase: 'running'; readonly source: Source; readonly progress: Progress; readonly stopping: boolean }
  | {
      readonly phase: 'done';
      readonly source: Source;
      readonly plan: ImportPlan;
      readonly outcomes: readonly RowOutcome[];
    };

/** Rows that may still get in as they are: not begun, or without an answer. */
export const isLeft = (outcome: RowOutcome): boolean =>
  outcome.state === 'not tried' ||
  (outcome.state === 'failed' && fallbackOf(outcome.cause, 'refused', 'unanswered') === 'unanswered');

/** Section 8, for a refusal without words. */
const wordless = ({ kind }: WritableRow) => (kind === 'new' ? 'Failed to add student' : 'Failed to update student');

async function write(
  client: QueryClient,
  source: Required<Source>,
  rows: readonly WritableRow[],
  options: Parameters<typeof mapSettled<WritableRow, Written>>[2],
) {
  return withJournalEntry(source, async () => {
    const outcomes = await mapSettled(rows, writeRow, { failed: wordless, ...options });
    const stored = outcomes.flatMap((outcome) => (outcome.state === 'done' ? (outcome.value.student ?? []) : []));
    await storeStudents(client, stored);
    // A server that answers success alone has told of nobody: the roster has to be asked.
    const done = outcomes.filter(({ state }) => state === 'done').length;
    if (done > stored.length) void client.invalidateQueries({ queryKey: rosterQuery().queryKey });
    if (!outcomes.some(isLeft)) await forgetImport(source.begunAt);
    return outcomes;
  });
}

/** An import, from the choice of a file to the outcome of each of its rows. */
export function useImport() {
  const client = useQueryClient();
  const [state, setState] = useState<ImportState>({ phase: 'choose' });
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  const begin = () => {
    stop.current?.abort();
    stop.current = new AbortController();
    return stop.current.signal;
  };

  /** The dry run: reads the file and compares it with the roster. */
  async function check(
    fileName: string,
    read: () => Promise<string>,
    begun: Pick<Source, 'begunAt'> = {},
  ): Promise<void> {
    const signal = begin();
    const onProgress = throttle((part: number) => setState({ phase: 'checking', fileName, part }));
    setState({ phase: 'checking', fileName, part: 0 });
    try {
      const [text, roster] = await Promise.all([read(), client.fetchQuery(rosterQuery())]);
      const plan = await checkFile(text, roster, { signal, onProgress });
      setState({ phase: 'review', source: { fileName, text, ...begun }, plan });
    } catch (error) {
      if (signal.aborted) return;
      setState({ phase: 'choose', problem: problemOf(error) });
    }
  }

  async function start(chosen: Source, plan: ImportPlan, withUpdates: boolean): Promise<void> {
    const signal = begin();
    const source = { begunAt: Date.now(), ...chosen };
    const rows = [...plan.added, ...(withUpdates ? plan.updated : [])].toSorted((a, b) => a.row.line - b.row.line);
    const running = (progress: Progress) => setState({ phase: 'running', source, progress, stopping: signal.aborted });
    running({ done: 0, failed: 0, total: rows.length });
    const outcomes = await write(client, source, rows, { signal, onProgress: throttle(running) });
    setState({ phase: 'done', source, plan, outcomes });
  }

  function halt(): void {
    stop.current?.abort();
    setState((now) => (now.phase === 'running' ? { ...now, stopping: true } : now));
  }

  return {
    state,
    check,
    recheck: ({ fileName, text, ...begun }: Source) => check(fileName, async () => text, begun),
    checkFile: (file: File) => check(file.name, () => textOfFile(file)),
    start,
    halt,
    reset: () => {
      begin();
      setState({ phase: 'choose' });
    },
  };
}

function problemOf(error: unknown): string {
  if (error instanceof UnreadableFile) return error.message;
  if (error instanceof DOMException) return 'The file could not be read. Choose it again.';
  return fallbackOf(error, 'Failed to load students', 'Error loading students');
}
