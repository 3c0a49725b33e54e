import { createFileRoute } from '@tanstack/react-router';
import { t } from '#src/languages/texts.ts';
import { listParams } from '#src/records/search-params.ts';
import { pageTitle } from '#src/platform/text/page-title.ts';
import { ActivityScreen } from '#src/wings/office/ActivityScreen.tsx';
import type { activitySearch } from '#src/wings/office/activity-list.tsx';

export const Route = createFileRoute('/admin/activity')({
  validateSearch: listParams<typeof activitySearch>(),
  head: () => ({ meta: [{ title: pageTitle(t`Activity`) }] }),
  component: ActivityScreen,
});
