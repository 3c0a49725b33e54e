import { Button, chakra, Heading, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { memo, useDeferredValue, useId, useMemo } from 'react';
import { formatNumber } from '../../../../domain/format.ts';
import type { Student } from '../../../../domain/records/student.ts';
import { countStudents, placementRate } from '../../../../domain/statistics.ts';
import { ListView } from '../../../../resource/list/ListView.tsx';
import { useList } from '../../../../resource/list/use-list.ts';
import { useAfterPaint } from '../../../../ui/after-paint.ts';
import { Modal } from '../../../../ui/dialog/Modal.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { lazyPanel } from '../../../../ui/lazy-panel.tsx';
import { DeskPage } from '../../../../ui/Page.tsx';
import { DeskHeading } from '../../../../ui/PageHeading.tsx';
import { RefreshButton } from '../RefreshButton.tsx';
import { dashboardList, dashboardSearch } from '../student-lists.tsx';

const route = getRouteApi('/admin/dashboard');

const AddStudent = lazyPanel(() => import('../AddStudentPanel.tsx').then(({ AddStudentPanel }) => AddStudentPanel));

/** /admin/dashboard: figures computed from the loaded list, its filters, the students, adding one, refreshing. */
export function DashboardScreen() {
  const { add: isAdding } = dashboardSearch.readParams(route.useSearch());
  const navigate = route.useNavigate();
  const setAdding = (isOpen: boolean) =>
    void navigate({ search: (before) => ({ ...before, add: isOpen || undefined }), replace: true, resetScroll: false });
  const list = useList(dashboardList);
  const { all, shown, query } = list;
  const counts = useMemo(() => all && countStudents(all), [all]);
  // Where the list could not be loaded there is nothing to count, now or soon.
  const pending = query.error ? '–' : '...';
  const figure = (value: number | undefined) => (value === undefined ? pending : formatNumber(value));
  const add = (
    <Button size="sm" onClick={() => setAdding(true)}>
      Add New Student
    </Button>
  );

  return (
    <DeskPage below={!(query.error && !all) && <RosterOverview students={all} />}>
      <DeskHeading
        actions={
          <>
            {add}
            <RefreshButton />
          </>
        }
      >
        Admin Dashboard
      </DeskHeading>
      {/* Section 1's four cards. Their figures are computed here, from the loaded list (section 4). */}
      <SimpleGrid columns={{ base: 2, lg: 4 }} gap="2" flexShrink="0">
        <Figure label="Total Students" value={figure(counts?.total)} />
        <Figure label="Placed Students" value={figure(counts?.placed)} />
        <Figure label="Placement Rate" value={counts ? `${placementRate(counts)}%` : pending} />
        <Figure label="Filtered Results" value={figure(shown?.length)} />
      </SimpleGrid>
      <ListView list={list} emptyAction={add} />
      {/* Section 1, the Add New Student modal. What was typed is still there when it was closed by mistake. */}
      <Modal open={isAdding === true} title="Add New Student" size="lg" onClose={() => setAdding(false)}>
        <AddStudent onClose={() => setAdding(false)} />
      </Modal>
    </DeskPage>
  );
}

/** A figure in one line with its label. Six digits have to fit into half of a phone. */
const Figure = memo(function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <FigureCard>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </FigureCard>
  );
});

const FigureCard = chakra('dl', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: { sm: 'baseline' },
    justifyContent: 'space-between',
    columnGap: '3',
    px: '3',
    py: '1',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderInlineStartWidth: '3px',
    borderInlineStartColor: 'accent.solid',
    borderRadius: 'l2',
    '& dt': { textStyle: 'sm', color: 'fg.muted', fontWeight: 'semibold' },
    '& dd': { textStyle: 'lg', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums lining-nums' },
  },
});

const placeholder = <Skeleton h={{ base: '100rem', md: '58rem' }} aria-hidden="true" />;

const Charts = lazyComponent(() => import('./RosterCharts.tsx').then(({ RosterCharts }) => RosterCharts), {
  fallback: placeholder,
  failure: (retry) => (
    <ErrorState message="Failed to load the charts" reason="Their part of the app did not arrive." onRetry={retry} />
  ),
});

/** Below the roster, the roster in figures; none while it is being loaded. A keystroke in the filters above does not reach it. */
const RosterOverview = memo(function RosterOverview({
  students: latest,
}: {
  readonly students: readonly Student[] | undefined;
}) {
  // The roster is painted first, also where the charts have been waiting for it.
  const students = useDeferredValue(latest, undefined);
  const id = useId();
  // The code of the charts must not compete with the roster's first paint.
  const painted = useAfterPaint();
  return (
    <chakra.section aria-labelledby={id}>
      <Stack gap="4">
        <Heading as="h2" id={id} size="2xl">
          The university in figures
        </Heading>
        {students?.length === 0 ? (
          <Text color="fg.muted">There is nothing to draw until there are students.</Text>
        ) : students && painted ? (
          <Charts students={students} />
        ) : (
          placeholder
        )}
      </Stack>
    </chakra.section>
  );
});
