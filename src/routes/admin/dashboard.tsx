import { SimpleGrid, Skeleton } from '@chakra-ui/react';
import { createFileRoute } from '@tanstack/react-router';
import { t } from '#src/languages/texts.ts';
import { loadStudentPages } from '#src/features/students/load-student-pages.ts';
import { rosterQuery } from '#src/features/students/students.ts';
import { prefetchList } from '#src/records/list/prefetch-list.ts';
import { listParams } from '#src/records/search-params.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { DashboardScreen } from '#src/features/students/dashboard/DashboardScreen.tsx';
import type { dashboardSearch } from '#src/features/students/student-lists.tsx';
import { ErrorState } from '#src/ui/Notice.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { ViewsFrame } from '#src/wings/views/SavedViews.tsx';

const frames = [ViewsFrame];
/** What waits for the office today. */
const Figures = lazyComponent(() => import('#src/wings/office/Today.tsx').then((file) => file.Today));

/** The charts above the roster; what they say is below it in other words, so that nobody waits for them. */
const Overview = lazyComponent(() => import('#src/wings/office/overview/Overview.tsx').then((file) => file.Overview), {
  fallback: (
    <SimpleGrid columns={{ base: 2, md: 4 }} gap="2" h="full" aria-hidden="true">
      {['intake', 'applications', 'placements', 'fees'].map((chart) => (
        <Skeleton key={chart} h="full" />
      ))}
    </SimpleGrid>
  ),
  failure: (retry) => (
    <ErrorState
      message={t`Failed to load the charts`}
      reason={t`A part of the portal could not be loaded.`}
      onRetry={retry}
    />
  ),
});

export const Route = createFileRoute('/admin/dashboard')({
  validateSearch: listParams<typeof dashboardSearch>(),
  loader: ({ context, location }) =>
    !location.state.isUnanswered && prefetchList(context.queryClient, rosterQuery(), loadStudentPages),
  head: () => ({ meta: [{ title: pageTitle(t`Admin dashboard`) }] }),
  component: () => <DashboardScreen frames={frames} Figures={Figures} Overview={Overview} />,
});
