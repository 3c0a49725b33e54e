import { Button } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { filtersOf, searchOf } from './list-filters.ts';
import { rosterColumns } from './student-columns.tsx';
import { StudentList } from './StudentList.tsx';
import { useListReload } from './use-list-reload.ts';
import { useRoster } from './use-roster.ts';
import { useUrlFilters } from '../../../ui/use-url-filters.ts';

const route = getRouteApi('/admin/students/');

/** /admin/students: every student of the university, in one table. */
export function RosterScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { filters, change, flush } = useUrlFilters(filtersOf(search), (next) => {
    void navigate({ search: searchOf(next), replace: true, resetScroll: false });
  });
  const roster = useRoster(filters);
  const { refresh, busy } = useListReload(search.reload === true, () => {
    void navigate({ search: searchOf(filters), replace: true, resetScroll: false });
  });

  return (
    <Page>
      <PageHeading
        overline="Administration"
        actions={
          <Button variant="surface" disabled={busy} aria-busy={busy} onClick={() => void refresh()}>
            {busy ? 'Refreshing...' : 'Refresh'}
          </Button>
        }
      >
        Students
      </PageHeading>
      <StudentList
        roster={roster}
        columns={rosterColumns}
        filters={filters}
        onChange={change}
        onLeave={flush}
        whenEmpty="Students are added on the dashboard, or arrive here when an application is approved."
        emptyAction={<LinkButton to="/admin/dashboard">Go to the Dashboard</LinkButton>}
      />
    </Page>
  );
}
