import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import { deleteStudent, storeStudents } from '../../../../api/admin-students.ts';
import { mapSettled, type Outcome, type Progress } from '../../../../api/map-settled.ts';
import { isRefusal, reasonOf } from '../../../../api/errors.ts';
import { rosterQuery } from '../../../../api/students.ts';
import { createSessionCheck } from '../../../../session/session.ts';
import { throttle } from '../../../../domain/throttle.ts';
import { Unfit, type Deed } from './bulk-calls.ts';

type Student = components['schemas']['Student'];
export type BulkOutcome = Outcome<Student, Student | undefined>;

export type BulkState =
  | { readonly phase: 'running'; readonly deed: Deed; readonly progress: Progress; readonly stopping: boolean }
  | { readonly phase: 'done'; readonly deed: Deed; readonly outcomes: readonly BulkOutcome[] };

const reason = (cause: unknown) => (cause instanceof Unfit ? cause.message : reasonOf(cause));

/** One deed for many students: a call for each, and one change of the roster at the end. `onDone` is told to whom. */
export function useBulk(onDone: (ids: ReadonlySet<string>) => void) {
  const client = useQueryClient();
  const [state, setState] = useState<BulkState>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  async function run(deed: Deed, students: readonly Student[]): Promise<void> {
    const { signal } = (stop.current = new AbortController());
    const isSameSitting = createSessionCheck();
    const running = (progress: Progress) => setState({ phase: 'running', deed, progress, stopping: signal.aborted });
    running({ done: 0, failed: 0, total: students.length });
    const outcomes = await mapSettled(students, deed.call, {
      signal,
      reason,
      failed: () => deed.failed,
      onProgress: throttle(running),
    });

    const done = outcomes.flatMap((outcome) => (outcome.state === 'done' ? outcome : []));
    const stored = done.flatMap(({ value }) => value ?? []);
    if (deed.removes)
      await deleteStudent.updateCache(
        client,
        done.map(({ item }) => ({ variables: item.id, data: undefined })),
      );
    else await storeStudents(client, stored);
    // Somebody else was faster, or the server has told of nothing: what the list shows is old.
    const old = outcomes.some(
      (one) => one.state === 'failed' && (isRefusal(one.cause, 404) || isRefusal(one.cause, 409)),
    );
    if (old || (!deed.removes && stored.length < done.length))
      void client.invalidateQueries({ queryKey: rosterQuery().queryKey });

    if (isSameSitting()) onDone(new Set(done.map(({ item }) => item.id)));
    setState({ phase: 'done', deed, outcomes });
  }

  function halt(): void {
    stop.current?.abort();
    setState((now) => (now?.phase === 'running' ? { ...now, stopping: true } : now));
  }

  return { state, run, halt, dismiss: () => setState(undefined) };
}
