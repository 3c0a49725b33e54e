import { Stack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import { clearDraft } from '../../../../forms/draft.ts';
import { Progress } from '../../../../ui/progress/Progress.tsx';
import { useEventCallback } from '../../../../ui/use-event-callback.ts';
import { RunGuard } from '../../RunGuard.tsx';
import { BulkBar } from './BulkBar.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import { BULK_DRAFT } from './BulkForm.tsx';
import { BulkResults } from './BulkResults.tsx';
import { type BulkResult, useBulkReview } from './use-bulk-review.ts';

type Application = components['schemas']['Application'];

interface Props {
  /** All applications, whatever the filters. */
  readonly all: readonly Application[] | undefined;
  readonly shown: readonly Application[] | undefined;
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (ids: ReadonlySet<string>) => void;
}

const none: readonly never[] = [];

/** What is done with many applications at once: choosing a decision, carrying it out, and what came of it. */
export function BulkDesk({ all = none, shown = none, chosen, onChosen }: Props) {
  const [asking, setAsking] = useState(false);
  const desk = useRef<HTMLDivElement>(null);
  const rows = all.filter(({ id }) => chosen.has(id));
  const listed = shown.filter(({ id }) => chosen.has(id)).length;
  const settle = useEventCallback((results: readonly BulkResult[]) => {
    const done = new Set(results.flatMap(({ id, reason }) => (reason === undefined ? id : [])));
    // Whoever has been ticked meanwhile stays chosen, beside those that nothing came of.
    onChosen(new Set([...chosen].filter((id) => !done.has(id))));
    if (done.size === results.length) clearDraft(BULK_DRAFT);
  });
  const { run, start, stop, dismiss } = useBulkReview(settle);
  const running = run !== undefined && run.results === undefined;

  function decide(...how: Parameters<Parameters<typeof BulkDialog>[0]['onDecide']>): void {
    // The button that asked is replaced by the progress.
    desk.current?.focus({ preventScroll: true });
    void start(rows, ...how);
  }

  return (
    <Stack ref={desk} tabIndex={-1} outline="0" gap="4" _empty={{ display: 'none' }}>
      {running && (
        <>
          <Progress label="Deciding applications" {...run.progress} stopping={run.stopping} onStop={stop} />
          <RunGuard
            title="Leave and stop?"
            message="What has been decided stays decided, the rest is not tried, and you would not see which is which."
            onStop={stop}
          />
        </>
      )}
      {run?.results && <BulkResults decision={run.decision} results={run.results} onDismiss={dismiss} />}
      {rows.length > 0 && !running && (
        <BulkBar
          count={rows.length}
          hidden={rows.length - listed}
          onDecide={() => setAsking(true)}
          onClear={() => onChosen(new Set())}
        />
      )}
      <BulkDialog open={asking} rows={rows} onClose={() => setAsking(false)} onDecide={decide} />
    </Stack>
  );
}
