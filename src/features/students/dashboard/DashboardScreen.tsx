import { Box, chakra, Flex, Heading, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { type ComponentType, memo, useDeferredValue, useId, useMemo } from 'react';
import { formatEstimate, formatNumber } from '#src/platform/text/format.ts';
import type { Student } from '../student.ts';
import { type StudentFigures, studentFiguresQuery } from '../student-pages.ts';
import { EVERYBODY } from '../student-facts.ts';
import { countStudents, placementRate } from '../statistics.ts';
import { type ListFrame, ListPage } from '#src/records/list/ListPage.tsx';
import { searchOf, type Values } from '#src/records/list/list-search.ts';
import { ListSource } from '#src/records/list/ListSource.tsx';
import type { ListState } from '#src/records/list/use-list.ts';
import { TextLink } from '#src/ui/links.tsx';
import { ErrorState } from '#src/ui/Notice.tsx';
import { lazyComponent, useAfterPaint } from '#src/ui/lazy-component.tsx';
import { AddNewStudent, AddNewStudentModal, RefreshButton } from '../ListActions.tsx';
import { dashboardList } from '../student-lists.tsx';
import { t } from '#src/languages/texts.ts';

interface Props {
  readonly frames: readonly ListFrame<Student>[];
  readonly Figures?: ComponentType;
  readonly Overview?: ComponentType<OverviewProps>;
}

/** What the charts above the roster are drawn from: all students, as soon as they are loaded. */
export interface OverviewProps {
  readonly students: readonly Student[] | undefined;
  /** The list is too long for the browser. */
  readonly isLong: boolean;
}

/** /admin/dashboard: figures computed from the loaded list, its filters, the students, adding one, refreshing. */
export function DashboardScreen(props: Props) {
  return <ListSource of={dashboardList}>{(list) => <Dashboard list={list} {...props} />}</ListSource>;
}

function Dashboard({ list, frames, Figures, Overview }: Props & { readonly list: ListState<Student> }) {
  // Its code and its calls must not compete with the roster's first paint.
  const painted = useAfterPaint();
  const { all, shown, total, count, query } = list;
  const drawn = useDeferredValue(all, undefined);
  // The server counts those who are not all here.
  const { data: figures } = useQuery({ ...studentFiguresQuery(), enabled: !all && shown !== undefined });
  const counts = useMemo(() => {
    if (all) return countStudents(all);
    return figures && { total: figures.all.students, placed: figures.all.placed };
  }, [all, figures]);
  const pending = query.error ? '–' : '...';
  // Where there is nothing to count, now or soon, the message of the list is not pushed below the fold by empty charts.
  const isEmpty = total ? total.value === 0 : Boolean(query.error);
  const figure = (value: number | undefined) => (value === undefined ? pending : formatNumber(value));
  return (
    <ListPage
      title={t`Admin Dashboard`}
      list={list}
      frames={frames}
      actions={<AddNewStudent />}
      lastAction={<RefreshButton />}
      emptyAction={<AddNewStudent />}
      minHeight={55}
      below={!isEmpty && <RosterOverview students={all ?? figures} />}
      above={
        <Stack gap="5" flexShrink="0" minW="0" mt="3">
          {/* The places of this and of the charts are there before them: nothing moves. */}
          <Box
            minH={query.error ? undefined : { base: '7.5rem', md: '12' }}
            css={query.error ? undefined : { '@media (max-width: 22rem)': { minH: '10.125rem' } }}
          >
            {painted && Figures && <Figures />}
          </Box>
          {/* Section 1's four cards. Their figures are computed here, from the loaded list (section 4). */}
          <SimpleGrid columns={{ base: 2, lg: 4 }} gap="3">
            <Figure label={t`Total Students`} value={figure(counts?.total)} counted={ALL} />
            <Figure label={t`Placed Students`} value={figure(counts?.placed)} counted={PLACED} />
            <Figure label={t`Placement Rate`} value={counts ? `${placementRate(counts)}%` : pending} counted={PLACED} />
            <Figure
              label={t`Filtered Results`}
              value={count && !count.exact ? formatEstimate(count.value) : figure(count?.value)}
              counted={{ ...ALL, ...searchOf(list.values) }}
              isMuted={count?.value === counts?.total}
            />
          </SimpleGrid>
          {Overview && !isEmpty && (
            <Box h={{ base: '27.25rem', md: '15rem' }}>
              {painted && <Overview students={drawn} isLong={list.loaded !== undefined} />}
            </Box>
          )}
          <Flex align="baseline" justify="space-between" gap="4" wrap="wrap">
            <Heading as="h2" size="lg">
              {t`Students`}
            </Heading>
            <TextLink to="/admin/students">{t`Open the roster`}</TextLink>
          </Flex>
        </Stack>
      }
    >
      <AddNewStudentModal />
    </ListPage>
  );
}

const ALL = { status: EVERYBODY };
const PLACED = { outcome: 'Placed' };

interface FigureProps {
  readonly label: string;
  readonly value: string;
  /** The filters of the roster for those whom it counts; empty for everybody. */
  readonly counted: Values;
  /** It says no more than another one. */
  readonly isMuted?: boolean;
}

/** A figure below its label, which leads to the list of whom it counts. Six digits fit into half of a phone. */
function Figure({ label, value, counted, isMuted = false }: FigureProps) {
  return (
    <FigureCard data-muted={isMuted || undefined}>
      <dt>
        <FigureLink to="/admin/students" search={counted}>
          {label}
        </FigureLink>
      </dt>
      <dd>{value}</dd>
    </FigureCard>
  );
}

/** Its whole card is the target, and not the label alone. */
const FigureLink = createLink(
  chakra('a', {
    base: {
      color: 'inherit',
      outline: '0',
      _hover: { textDecoration: 'underline' },
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l2' },
      _focusVisible: { _after: { outline: '2px solid {colors.brand.focusRing}' } },
    },
  }),
);

const FigureCard = chakra('dl', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    px: '3',
    py: { base: '1', md: '2' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l2',
    '& dt': { textStyle: 'sm', color: 'fg.muted', fontWeight: 'semibold' },
    // It can be read from the other side of the desk.
    '& dd': {
      fontFamily: 'heading',
      fontSize: { base: '2xl', md: '3xl' },
      lineHeight: 'shorter',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    '&[data-muted] dd': { color: 'fg.muted' },
  },
});

const placeholder = <Skeleton h={{ base: '100rem', md: '58rem' }} aria-hidden="true" />;

const Charts = lazyComponent(() => import('./RosterCharts.tsx').then(({ RosterCharts }) => RosterCharts), {
  fallback: placeholder,
  failure: (retry) => (
    <ErrorState
      message={t`Failed to load the charts`}
      reason={t`A part of the portal could not be loaded.`}
      onRetry={retry}
    />
  ),
});

type Counted = readonly Student[] | StudentFigures;

/** Below the roster, the roster in figures; none while it is being loaded. A keystroke in the filters above does not reach it. */
const RosterOverview = memo(function RosterOverview({ students: latest }: { readonly students: Counted | undefined }) {
  // The roster is painted first, also where the charts have been waiting for it.
  const students = useDeferredValue(latest, undefined);
  const id = useId();
  // The code of the charts must not compete with the roster's first paint.
  const painted = useAfterPaint();
  return (
    <chakra.section aria-labelledby={id}>
      <Stack gap="4">
        <Heading as="h2" id={id} size="2xl">
          {t`The university in figures`}
        </Heading>
        {students && painted ? <Charts students={students} /> : placeholder}
      </Stack>
    </chakra.section>
  );
});
