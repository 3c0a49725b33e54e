import type { Application } from '#src/features/applications/application.ts';
import type { ListFrameProps } from '#src/records/list/ListFrames.tsx';
import { useBulkReview } from './BulkReview.tsx';
import { useListSelection } from './use-list-selection.ts';

/** Lets many applications be selected, and decided at once. */
export function ApplicationsFrame({ list, parts, children }: ListFrameProps<Application>) {
  const selected = useListSelection(list);
  const { renderBar, status, isEmptied } = useBulkReview(selected, list);
  return children({ ...parts, actions: renderBar(parts.actions), status, selection: selected.inTable, isEmptied });
}
