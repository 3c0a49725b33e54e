import { Button } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { AddStudentModal } from '../students/AddStudentModal.tsx';
import { searchOf } from '../students/list-filters.ts';
import { dashboardColumns } from '../students/student-columns.tsx';
import { StudentList } from '../students/StudentList.tsx';
import { useListFilters } from '../students/use-list-filters.ts';
import { useListReload } from '../students/use-list-reload.ts';
import { useRoster } from '../students/use-roster.ts';
import { StatCards } from './StatCards.tsx';

const route = getRouteApi('/admin/dashboard');

/** /admin/dashboard: figures computed from the loaded list, its filters, the students, adding one, refreshing. */
export function DashboardScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [adding, setAdding] = useState(false);
  const { filters, change, flush } = useListFilters(search, (next) => {
    void navigate({ search: next, replace: true, resetScroll: false });
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
        whenEmpty={
          <EmptyState title="No students yet" action={add}>
            Add the first one, or approve an application: an approved applicant becomes a student.
          </EmptyState>
        }
      />
      <AddStudentModal open={adding} onClose={() => setAdding(false)} />
    </Page>
  );
}
