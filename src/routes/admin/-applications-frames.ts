import type { Application } from '#src/features/applications/application.ts';
import type { ListFrame } from '#src/records/list/ListFrames.tsx';
import { applicationsFrame } from '#src/wings/bulk/BulkReview.tsx';
import { caseworkTools } from '#src/wings/office/applications.tsx';
import { comparison } from '#src/wings/same-person/applications.tsx';
import { ViewsFrame } from '#src/wings/views/SavedViews.tsx';

/** What wings put around the list of applications. */
export const frames: readonly ListFrame<Application>[] = [
  applicationsFrame([...caseworkTools, comparison]),
  ViewsFrame,
];
