import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import { reviewApplication } from '../../../../api/admin-applications.ts';
import { mapSettled, type Progress } from '../../../../api/map-settled.ts';
import { blockedReason, type Decision } from '../../../../domain/application-transitions.ts';
import { createSessionCheck } from '../../../../session/session.ts';
import { addAdmission } from '../admissions.ts';
import type { ReviewValues } from '../ReviewFields.tsx';

type Application = components['schemas']['Application'];

/** What became of one of many. */
export interface BulkResult {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  /** Why nothing came of it, in a sentence; undefined where the decision is made. */
  readonly reason: string | undefined;
}

export interface BulkRun {
  readonly decision: Decision;
  readonly progress: Progress;
  readonly stopping: boolean;
  /** One a row, once all have been tried or the rest was stopped. */
  readonly results: readonly BulkResult[] | undefined;
}

const NOT_TRIED = 'Not tried: it was stopped before.';

/**
 * One decision for many applications, each by a call of its own. A step that the contract's table does not allow is not
 * asked for. `onSettled` is told which are not decided, and how each of them stands.
 */
export function useBulkReview(onSettled: (results: readonly BulkResult[]) => void) {
  const client = useQueryClient();
  const [run, setRun] = useState<BulkRun>();
  const stop = useRef<AbortController>(undefined);
  // A page that goes without having asked, since its session has ended, stops it too.
  useEffect(() => () => stop.current?.abort(), []);

  async function start(rows: readonly Application[], decision: Decision, values: ReviewValues): Promise<void> {
    const sent = rows.filter(({ status }) => blockedReason(status, decision) === undefined);
    const { signal } = (stop.current = new AbortController());
    const progress = { done: 0, failed: 0, total: sent.length };
    setRun({ decision, progress, stopping: false, results: undefined });
    const isSameSitting = createSessionCheck();

    const outcomes = await mapSettled(
      sent,
      async ({ id }) => {
        const variables = { id, review: { status: decision, ...values } };
        const data = await reviewApplication.call(variables);
        if (isSameSitting()) addAdmission(client, data);
        return { variables, data };
      },
      {
        signal,
        failed: () => 'Failed to review application',
        onProgress: (next) => setRun((now) => now && { ...now, progress: next }),
      },
    );
    const reasons = new Map(
      outcomes.map((outcome) => [
        outcome.item.id,
        outcome.state === 'failed' ? outcome.error : outcome.state === 'done' ? undefined : NOT_TRIED,
      ]),
    );
    const results = rows.map(({ id, referenceNumber, fullName, status }) => ({
      id,
      reference: referenceNumber,
      name: fullName,
      reason: reasons.has(id) ? reasons.get(id) : blockedReason(status, decision),
    }));
    setRun((now) => now && { ...now, results });
    onSettled(results);
    await reviewApplication.updateCache(
      client,
      outcomes.flatMap((outcome) => (outcome.state === 'done' ? outcome.value : [])),
    );
  }

  return {
    run,
    start,
    stop: () => {
      stop.current?.abort();
      setRun((now) => now && { ...now, stopping: true });
    },
    dismiss: () => setRun(undefined),
  };
}
