import { createFileRoute } from '@tanstack/react-router';
import { t } from '#src/languages/texts.ts';
import { courseType } from '#src/features/courses/course-record.ts';
import { coursesQuery } from '#src/features/courses/courses.ts';
import { listParams } from '#src/records/search-params.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { type adminCourseSearch, AdminCoursesScreen } from '#src/features/courses/AdminCoursesScreen.tsx';
import { Wings } from '#src/records/slots.tsx';
import { deletedFrame } from '#src/wings/history/DeletedFrame.tsx';
import { offersWing } from '#src/wings/offers/wing.ts';
import { ViewsFrame } from '#src/wings/views/SavedViews.tsx';

const wings = [offersWing];
const frames = [deletedFrame(courseType), ViewsFrame];

export const Route = createFileRoute('/admin/courses')({
  validateSearch: listParams<typeof adminCourseSearch>(),
  loader: ({ context }) => void context.queryClient.prefetchQuery(coursesQuery()),
  head: () => ({ meta: [{ title: pageTitle(t`Course management`) }] }),
  component: () => (
    <Wings add={wings}>
      <AdminCoursesScreen frames={frames} />
    </Wings>
  ),
});
