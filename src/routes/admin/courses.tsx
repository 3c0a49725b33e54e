import { createFileRoute } from '@tanstack/react-router';
import { coursesQuery } from '#src/features/courses/courses.ts';
import { listParams } from '#src/records/search-params.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { CatalogueScreen } from '#src/features/courses/CatalogueScreen.tsx';
import type { catalogueSearch } from '#src/features/courses/catalogue-list.tsx';
import { frames } from './-courses-frames.ts';

export const Route = createFileRoute('/admin/courses')({
  validateSearch: listParams<typeof catalogueSearch>(),
  // A change of the search alone ('stay') needs no other data.
  loader: ({ context, cause }) => void (cause !== 'stay' && context.queryClient.prefetchQuery(coursesQuery())),
  head: () => ({ meta: [{ title: pageTitle('Course management') }] }),
  component: () => <CatalogueScreen frames={frames} />,
});
