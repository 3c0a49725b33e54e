import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { t } from '#src/languages/texts.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { formatDateTime, formatNumber } from '#src/platform/text/format.ts';
import { ExportButton } from '#src/records/list/ExportButton.tsx';
import { ListPage } from '#src/records/list/ListPage.tsx';
import { useList } from '#src/records/list/use-list.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LinkButton } from '#src/ui/links.tsx';
import { AdminHeading, AdminPage } from '#src/ui/Page.tsx';
import { activityQuery, MOST_AT_ONCE } from './activity.ts';
import { activityList, activityRecords, activitySearch } from './activity-list.tsx';

const route = getRouteApi('/admin/activity');

/** /admin/activity: who did what, by person, kind, day and record. */
export function ActivityScreen() {
  const isOffered = useExtension('activity');
  return isOffered ? (
    <ActivityOfAll />
  ) : (
    <AdminPage>
      <AdminHeading>{t`Activity`}</AdminHeading>
      <EmptyState title={t`This server does not tell who did what`}>
        {t`The history of a student or a course, where the server keeps one, is on its own page.`}
      </EmptyState>
    </AdminPage>
  );
}

function ActivityOfAll() {
  const { before } = activitySearch.readParams(route.useSearch());
  const list = useList(useMemo(() => ({ ...activityList, query: () => activityQuery(before) }), [before]));
  const { all } = list;
  const last = all && all.length >= MOST_AT_ONCE ? all.at(-1)?.at : undefined;
  return (
    <ListPage
      title={t`Activity`}
      list={list}
      actions={
        <>
          <ExportButton type={activityRecords} list={list} />
          {last !== undefined && (
            <LinkButton
              to="."
              search={(search) => ({ ...search, before: last })}
              size="sm"
              variant="surface"
              title={t`The list has ${formatNumber(MOST_AT_ONCE)} entries and goes back to ${formatDateTime(last)}`}
            >
              {t`Show Older Entries`}
            </LinkButton>
          )}
          {before !== undefined && (
            <LinkButton
              to="."
              search={({ before: _, ...search }) => search}
              size="sm"
              variant="surface"
              title={t`The list ends before ${formatDateTime(before)}`}
            >
              {t`Show the Newest`}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
