import { Button } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { countStudents } from '../../../../domain/statistics.ts';
import { ListView } from '../../../../resource/list/ListView.tsx';
import { useList } from '../../../../resource/list/use-list.ts';
import { Page } from '../../../../ui/Page.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { AddStudentModal } from '../AddStudentModal.tsx';
import { dashboardList } from '../student-lists.tsx';
import { useListReload } from '../use-list-reload.ts';
import { RosterOverview } from './RosterOverview.tsx';
import { StatCards } from './StatCards.tsx';

/** /admin/dashboard: figures computed from the loaded list, its filters, the students, adding one, refreshing. */
export function DashboardScreen() {
  const [adding, setAdding] = useState(false);
  const list = useList(dashboardList);
  const { all, shown, query } = list;
  const counts = useMemo(() => all && countStudents(all), [all]);
  const { refresh, busy } = useListReload();
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
      <StatCards counts={counts} filtered={shown?.length} failed={Boolean(query.error)} />
      <ListView list={list} emptyAction={add} />
      {!(query.error && !all) && <RosterOverview students={all} />}
      <AddStudentModal open={adding} onClose={() => setAdding(false)} />
    </Page>
  );
}
