import { Button, chakra, SimpleGrid } from '@chakra-ui/react';
import { memo, useMemo, useState } from 'react';
import { formatNumber } from '../../../../domain/format.ts';
import { countStudents, placementRate, type StudentCounts } from '../../../../domain/statistics.ts';
import { ListView } from '../../../../resource/list/ListView.tsx';
import { useList } from '../../../../resource/list/use-list.ts';
import { Modal } from '../../../../ui/dialog/Modal.tsx';
import { lazyPanel } from '../../../../ui/lazy-panel.tsx';
import { Page } from '../../../../ui/Page.tsx';
import { PageHeading } from '../../../../ui/PageHeading.tsx';
import { StatCard } from '../../../../ui/StatCard.tsx';
import { dashboardList } from '../student-lists.tsx';
import { useListReload } from '../use-list-reload.ts';
import { RosterOverview } from './RosterOverview.tsx';

const AddStudent = lazyPanel(() => import('../AddStudentPanel.tsx').then(({ AddStudentPanel }) => AddStudentPanel));

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
      {/* Section 1, the Add New Student modal. What was typed is still there when it was closed by mistake. */}
      <Modal open={adding} title="Add New Student" size="lg" onClose={() => setAdding(false)}>
        <AddStudent onClose={() => setAdding(false)} />
      </Modal>
    </Page>
  );
}

interface StatCardsProps {
  readonly counts: StudentCounts | undefined;
  /** How many students the filters leave. */
  readonly filtered: number | undefined;
  /** The list could not be loaded: there is nothing to count, now or soon. */
  readonly failed: boolean;
}

/** Six digits have to fit into half of a phone. */
const Figure = memo(function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return <StatCard label={label} value={<chakra.span textStyle={{ base: '2xl', sm: '3xl' }}>{value}</chakra.span>} />;
});

/** Section 1's four cards. Their figures are computed here, from the loaded list (section 4). */
function StatCards({ counts, filtered, failed }: StatCardsProps) {
  const pending = failed ? '–' : '...';
  const figure = (value: number | undefined) => (value === undefined ? pending : formatNumber(value));
  const figures = [
    ['Total Students', figure(counts?.total)],
    ['Placed Students', figure(counts?.placed)],
    ['Placement Rate', counts ? `${placementRate(counts)}%` : pending],
    ['Filtered Results', figure(filtered)],
  ] as const;
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap={{ base: '3', md: '4' }}>
      {figures.map(([label, value]) => (
        <Figure key={label} label={label} value={value} />
      ))}
    </SimpleGrid>
  );
}
