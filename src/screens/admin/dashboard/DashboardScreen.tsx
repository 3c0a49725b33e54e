import { Button } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Page } from '../../../ui/Page.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { AddStudentModal } from '../students/AddStudentModal.tsx';
import { filtersOf, searchOf } from '../students/list-filters.ts';
import { dashboardColumns } from '../students/student-columns.tsx';
import { StudentList } from '../students/StudentList.tsx';
import { useListReload } from '../students/use-list-reload.ts';
import { useRoster } from '../students/use-roster.ts';
import { RosterOverview } from './RosterOverview.tsx';
import { StatCards } from './StatCards.tsx';
import { useUrlFilters } from '../../../ui/use-url-filters.ts';

const route = getRouteApi('/admin/dashboard');

/** /admin/dashboard: figures computed from the loaded list, its filters, the students, adding one, refreshing. */
export function DashboardScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [adding, setAdding] = useState(false);
  const { filters, change, flush } = useUrlFilters(filtersOf(search), (next) => {
    void navigate({ search: searchOf(next), replace: true, resetScroll: false });
  });
  const roster = useRoster(filters);
  const { refresh, busy } = useListReload(search.reload === true, () => {
    void navigate({ search: searchOf(filters), replace: true, resetScroll: false });
  });
  const add = <Button onClick={() => setAdding(true)}>Add New Student</Button>;

  return (
    <Page>
      <PageHeading
        overline="Administration"
        actions={
          <>
            <Button variant="surface" disabled={busy} aria-busy={busy} onClick={() => void refresh()}>
              {busy ? 'Refreshing...' : 'Refresh'}
            </Button>
            {add}
          </>
        }
      >
        Admin Dashboard
      </PageHeading>
      <StatCards counts={roster.counts} filtered={roster.shown?.length} failed={roster.query.isError} />
      <StudentList
        roster={roster}
        columns={dashboardColumns}
        filters={filters}
        onChange={change}
        onLeave={flush}
        whenEmpty="Add the first one, or approve an application: an approved applicant becomes a student."
        emptyAction={add}
      />
      {!(roster.query.isError && !roster.query.data) && <RosterOverview students={roster.query.data} />}
      <AddStudentModal open={adding} onClose={() => setAdding(false)} />
    </Page>
  );
}
