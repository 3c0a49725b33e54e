import { Box, Button, Card, chakra, Flex, Grid, Skeleton, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { memo, useDeferredValue, useEffect, useId, useState } from 'react';
import { type ApplicationStats, applicationStatsOf, applicationStatsQuery } from './admin-applications.ts';
import { APPLICATION_STATUSES, applicationStatuses, type StatusInfo } from './application-status.ts';
import { rich } from '#src/languages/rich.tsx';
import { plural, t, translate } from '#src/languages/texts.ts';
import { formatNumber, formatShare } from '#src/platform/text/format.ts';
import { whenUnused } from '#src/platform/scheduling.ts';
import { statsBesideList } from '#src/platform/api/stats.ts';
import type { Application } from './application.ts';
import { LoadError } from '#src/records/failures.tsx';
import { ExportButton } from '#src/records/list/ExportButton.tsx';
import { type ListFrame, ListPage } from '#src/records/list/ListPage.tsx';
import { mayHaveRows } from '#src/records/list/ListView.tsx';
import { ListSource } from '#src/records/list/ListSource.tsx';
import type { ListState } from '#src/records/list/use-list.ts';
import { type Bar, BarList, type FigureLink, ShareBar } from '#src/ui/charts.tsx';
import { chosenGround } from '#src/ui/data-table/TableStyle.tsx';
import { ChevronDownIcon } from '#src/ui/icons.tsx';
import { fill } from '#src/ui/Page.tsx';
import { LinkButton, TextLink } from '#src/ui/links.tsx';
import { SummaryLine } from '#src/ui/SummaryLine.tsx';
import { useRememberedOpen } from '#src/ui/use-remembered-open.ts';
import { AdmittedStudents } from './AdmittedStudents.tsx';
import { seatsLeft } from '#src/features/courses/seats.ts';
import { caseworkLoadFailure, useCasework } from './casework.ts';
import { offersLoadFailure, useOffers } from './offers.ts';
import { useDesiredCourses } from './desired-course.tsx';
import { applicationRecords, type ListedApplication, useApplicationList } from './application-list.tsx';
import { UNDECIDED } from './application-status.ts';
import { ApplicationDetail, preloadApplication } from './detail/ApplicationDetail.tsx';
import { ShortcutHints, useOpenApplication } from './open-application.tsx';

const allDecided = () => ({ text: t`Every application has been decided.` });
const emptied = () => ({
  title: t`No applications left here`,
  text: t`The decision took the last applications out of this list. The result above names each of them.`,
  action: (
    <LinkButton to="/admin/applications" search={{ status: UNDECIDED }}>
      {t`Show What Awaits a Decision`}
    </LinkButton>
  ),
});

interface Props {
  readonly frames: readonly ListFrame<Application>[];
}

/** /admin/applications: every application, by status; one of them open; and decisions for one or many. */
export function ApplicationsScreen(props: Props) {
  return <ListSource of={useApplicationList()}>{(list) => <Applications list={list} {...props} />}</ListSource>;
}

function Applications({ list, frames }: Props & { readonly list: ListState<ListedApplication> }) {
  const { open, queue, show, close } = useOpenApplication(list.shown);
  useEffect(() => whenUnused(preloadApplication), []);
  // The row that was clicked reacts before all of its application is drawn.
  return (
    <ApplicationList
      list={list}
      frames={frames}
      open={useDeferredValue(open)}
      queue={useDeferredValue(queue)}
      show={show}
      close={close}
    />
  );
}

interface ListProps extends Props, ReturnType<typeof useOpenApplication> {
  readonly list: ListState<ListedApplication>;
}

/** Memoised, so that a row that is clicked does not wait for the list to be drawn as it was. */
const ApplicationList = memo(function ApplicationList({ list, frames, open, queue, show, close }: ListProps) {
  const { all, shown, values } = list;
  const [isStatisticsWanted, setStatisticsOpen] = useRememberedOpen('applicationStatistics');
  // An open application needs the height.
  const statisticsOpen = isStatisticsWanted && open === undefined;
  const statisticsId = useId();
  const casework = useCasework();
  const offers = useOffers();
  const isFiltered = values['assigned'] !== '' || values['held'] !== '';
  const isDone = values['status'] === UNDECIDED && !values.q && !values['course'];

  const actions = (
    <>
      {mayHaveRows(list) && open === undefined && (
        <Button
          size="sm"
          variant="plain"
          aria-expanded={statisticsOpen}
          aria-controls={statisticsOpen ? statisticsId : undefined}
          onClick={() => setStatisticsOpen(!statisticsOpen)}
        >
          {t`Statistics`}
          <ChevronDownIcon />
        </Button>
      )}
      <ExportButton type={applicationRecords} list={list} />
      <AdmittedStudents />
      {open === undefined && (
        // They take what the buttons leave of the title's line, and no line of their own while there is room for one key.
        <Box flex="1 1 0" minW="56" hideBelow="md">
          <ShortcutHints />
        </Box>
      )}
    </>
  );

  return (
    <ListPage
      title={t`Applications`}
      list={list}
      frames={frames}
      actions={actions}
      above={statisticsOpen && mayHaveRows(list) && <ApplicationStatistics id={statisticsId} all={all} />}
      minHeight={30 + (statisticsOpen ? 14 : 0)}
      shownId={open}
      whenNoneMatch={isDone ? allDecided() : undefined}
      whenEmptied={isDone ? allDecided() : emptied()}
      onOpen={({ id }) => show(id)}
      renderLayout={(rows) => (
        <>
          {isFiltered && (
            <LoadError
              error={casework.error}
              words={caseworkLoadFailure()}
              meanwhile={t`The assignments could not be loaded: the list below is not filtered by them.`}
              onRetry={() => void casework.refetch()}
            />
          )}
          {values['offer'] !== '' && (
            <LoadError
              error={offers.error}
              words={offersLoadFailure()}
              meanwhile={t`The offers could not be loaded: the list below cannot be filtered by them.`}
              onRetry={() => void offers.refetch()}
            />
          )}
          <Grid
            gap="4"
            alignItems="start"
            templateColumns={{
              base: 'minmax(0, 1fr)',
              lg: open === undefined ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(26rem, 29rem)',
            }}
            // The list and the open application each scroll in the height that is left.
            templateRows={{ md: 'minmax(0, 1fr)' }}
            flex={{ md: '1 1 auto' }}
            minH={{ md: '0' }}
            // Not in the style of all tables: the browser would look for the link in each row that is scrolled in.
            css={{
              '&& tbody tr:has(a[aria-current]) > *': {
                bg: chosenGround,
                '&:first-child': { boxShadow: 'inset 3px 0 {colors.accent.solid}' },
              },
            }}
          >
            <Stack gap="2" minW="0" h={{ md: 'full' }} css={fill}>
              {rows}
            </Stack>
            {open !== undefined && (
              <ApplicationDetail
                id={open}
                listed={(all ?? shown)?.find(({ id }) => id === open)}
                queue={queue}
                onShow={show}
                onClose={close}
              />
            )}
          </Grid>
        </>
      )}
    />
  );
});

const Details = chakra('details', {
  base: {
    mt: '3',
    // Many courses stand in columns, each line whole; where the list is below, no more of them than leave room for it.
    '& figure': { maxH: { md: '12.5rem' }, overflowY: 'auto' },
    '& figure > dl': { columns: { md: '2', xl: '3' }, columnGap: '8', display: 'block' },
    '& figure > dl > div': { breakInside: 'avoid', mb: '2.5' },
  },
});

const listLink = (label: string, count: number, search: FigureLink['search']): FigureLink => ({
  to: '/admin/applications',
  search,
  name: plural(count)`${label}, ${formatNumber(count)} application | ${label}, ${formatNumber(count)} applications`,
});

const shares = (stats: ApplicationStats): readonly Bar[] =>
  APPLICATION_STATUSES.map((status) => {
    const { label: name, tone, barTone = tone, count }: StatusInfo = applicationStatuses[status];
    const label = translate(name);
    const { totalApplications, [count]: value } = stats;
    const text = totalApplications > 0 ? `${formatNumber(value)} (${formatShare(value, totalApplications)})` : '0';
    return { label, value, text, tone: barTone, link: listLink(label, value, { status }) };
  });

/** As tall as the figures will be: the list below stays where it is when they come. */
const placeholderHeight = { base: '18.5rem', sm: '13.375rem', md: '11.625rem', xl: '9.875rem' };

/**
 * GET /applications/stats, drawn, and the same figures as text; those of the list where the server has none, or others.
 */
function ApplicationStatistics({ id, all }: { readonly id: string; readonly all: readonly Application[] | undefined }) {
  const { data, isPending } = useQuery(applicationStatsQuery());
  const stats = all && !isPending ? statsBesideList(data, applicationStatsOf(all)) : data;
  return (
    <Card.Root as="section" id={id} size="sm" flexShrink="0" aria-label={t`Statistics`}>
      <Card.Body minH={stats ? undefined : placeholderHeight}>
        {stats ? (
          <>
            <ShareBar caption={<TotalAndPending {...stats} />} items={shares(stats)} across />
            {stats.byCourse.length > 0 && <ByCourse counts={stats.byCourse} />}
          </>
        ) : (
          <Flex direction="column" gap="3" aria-hidden="true">
            <Skeleton height="5" width="16rem" />
            <Skeleton height="3" />
            <Skeleton height="5" />
          </Flex>
        )}
      </Card.Body>
    </Card.Root>
  );
}

/** Both figures lead to what they count. */
function TotalAndPending({ totalApplications, pendingCount }: ApplicationStats) {
  const total = (
    <span>{plural(
      totalApplications,
    )`${formatNumber(totalApplications)} application | ${formatNumber(totalApplications)} applications`}</span>
  );
  const pending = <span>{t`${formatNumber(pendingCount)} awaiting a decision`}</span>;
  return rich({
    all: (words) => (
      <TextLink to="/admin/applications" activeOptions={{ exact: true }}>
        {words}
      </TextLink>
    ),
    undecided: (words) => (
      <TextLink to="/admin/applications" search={{ status: UNDECIDED }} activeOptions={{ exact: true }}>
        {words}
      </TextLink>
    ),
  })`<all>${total}</all>, <undecided>${pending}</undecided>`;
}

/** The applications of each course, the most first, and its seats, once somebody wants to see them. */
function ByCourse({ counts }: { readonly counts: ApplicationStats['byCourse'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <SummaryLine>{t`By course (${formatNumber(counts.length)})`}</SummaryLine>
      {isOpen && <CourseBars counts={counts} />}
    </Details>
  );
}

function CourseBars({ counts }: { readonly counts: ApplicationStats['byCourse'] }) {
  const { courseOf } = useDesiredCourses();
  const seatsOf = (desiredCourse: string) => {
    const course = courseOf({ desiredCourse });
    return course && seatsLeft(course);
  };
  return (
    <BarList
      caption={t`Applications by course`}
      items={[...counts]
        .sort((a, b) => b.count - a.count)
        .map(({ course, count }) => ({
          label: course,
          value: count,
          text: [formatNumber(count), seatsOf(course)].filter(Boolean).join(' · '),
          link: listLink(course, count, { course }),
        }))}
    />
  );
}
