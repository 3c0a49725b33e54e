import { createFileRoute } from '@tanstack/react-router';
import { t } from '#src/languages/texts.ts';
import { applicationsQuery } from '#src/features/applications/applications.ts';
import { prefetchList } from '#src/records/list/prefetch-list.ts';
import { listParams } from '#src/records/search-params.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { ApplicationsScreen } from '#src/features/applications/ApplicationsScreen.tsx';
import type { applicationSearch } from '#src/features/applications/application-list.tsx';
import { Wings } from '#src/records/slots.tsx';
import { applicationsFrame } from '#src/wings/bulk/BulkReview.tsx';
import { caseworkWing, caseworkTools } from '#src/wings/office/applications.tsx';
import { documentsWing } from '#src/wings/documents/wing.ts';
import { offersWing } from '#src/wings/offers/wing.ts';
import { comparison, sameApplicants } from '#src/wings/same-person/applications.tsx';
import { ViewsFrame } from '#src/wings/views/SavedViews.tsx';

const frames = [applicationsFrame([...caseworkTools, comparison]), ViewsFrame];
/** What wings add to an open application. */
const wings = [offersWing, caseworkWing, documentsWing, sameApplicants];

const loadPages = () => import('#src/features/applications/application-pages.ts').then((file) => file.applicationPages);

export const Route = createFileRoute('/admin/applications')({
  validateSearch: listParams<typeof applicationSearch>(),
  loader: ({ context }) => prefetchList(context.queryClient, applicationsQuery(), loadPages),
  head: () => ({ meta: [{ title: pageTitle(t`Applications`) }] }),
  component: () => (
    <Wings add={wings}>
      <ApplicationsScreen frames={frames} />
    </Wings>
  ),
});
