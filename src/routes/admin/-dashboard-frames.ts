import type { Student } from '#src/features/students/student.ts';
import type { ListFrame } from '#src/records/list/ListFrames.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { ViewsFrame } from '#src/wings/views/SavedViews.tsx';

/** What wings put around the dashboard's list. */
export const frames: readonly ListFrame<Student>[] = [ViewsFrame];

/** What waits for the office today. */
export const Figures = lazyComponent(() => import('#src/wings/office/Today.tsx').then((file) => file.Today));
