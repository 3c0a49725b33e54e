import { chakra, Skeleton } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { createLink } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isUndecided, UNDECIDED } from '#src/features/applications/application-status.ts';
import { applicationsQuery } from '#src/features/applications/applications.ts';
import { useCasework } from '#src/features/applications/casework.ts';
import { lately, type PendingApplications, pendingApplicationsQuery } from '#src/features/applications/pending.ts';
import { coursesQuery } from '#src/features/courses/courses.ts';
import { seatFigures } from '#src/features/courses/seats.ts';
import { useExtension } from '#src/platform/server/extensions.ts';
import { plural, t } from '#src/languages/texts.ts';
import { daysSince, formatNumber, formatPercent } from '#src/platform/text/format.ts';
import { useSession } from '#src/session/session.ts';
import { university } from '#src/university/university.ts';
import { rosterList } from '#src/features/students/student-lists.tsx';
import { studentPages } from '#src/features/students/student-pages.ts';
import { DUE, TOO_LITTLE } from '#src/features/students/student-views.ts';
import { useNextWaiting } from './next-waiting.tsx';
import type { Values } from '#src/records/list/list-search.ts';
import { useCount } from '#src/records/list/ListSource.tsx';
import { FigureText } from '#src/ui/FigureText.tsx';

const { minimum } = university.attendance;

const useStudentCount = (search: Values) => useCount(rosterList, studentPages, search);

/** What is assigned to whoever is signed in and not decided yet, and how many decisions are held by anybody. */
function useOwnCasework() {
  const { user } = useSession();
  const { byId: casework } = useCasework();
  // The age of the oldest application needs the list too, where it is short.
  const { data: applications } = useQuery({ ...applicationsQuery(), enabled: false });
  return useMemo(() => {
    const rows = [...casework.values()];
    const mine = rows.filter(({ assignee }) => assignee !== undefined && assignee.id === String(user?.id));
    const undecided = new Set(applications?.filter(({ status }) => isUndecided(status)).map(({ id }) => id));
    const [first] = mine;
    return {
      own: first?.assignee && {
        name: first.assignee.name,
        count: mine.filter(({ applicationId }) => undecided.has(applicationId)).length,
      },
      // A list that is read by pages cannot be filtered by it.
      held: applications ? rows.filter(({ held }) => held !== undefined).length : 0,
    };
  }, [casework, applications, user?.id]);
}

function toDecide({ count, oldest }: PendingApplications): string {
  if (count === 0) return t`Nothing to decide`;
  const days = daysSince(oldest);
  if (days === undefined) return t`${formatNumber(count)} to decide`;
  return plural(
    days,
  )`${formatNumber(count)} to decide, oldest ${formatNumber(days)} day | ${formatNumber(count)} to decide, oldest ${formatNumber(days)} days`;
}

/** What needs somebody today: each figure leads to exactly what it counts. One line. */
export function Today() {
  const { data: pending, isPending, isError } = useQuery(pendingApplicationsQuery());
  const { data: courses, isPending: areCoursesPending } = useQuery(coursesQuery());
  const feesDue = useStudentCount({ pending: DUE });
  const lowAttendance = useStudentCount({ attendance: TOO_LITTLE });
  const toCorrect = useStudentCount({ check: 'wrong' }) ?? 0;
  const seats = courses && seatFigures(courses);
  const hasActivity = useExtension('activity');
  const { own, held } = useOwnCasework();
  const [next, ...others] = useNextWaiting(courses);
  return (
    <Line as="nav" aria-label={t`What needs you today`}>
      {isPending && <Coming width="13rem" />}
      {isError && !pending && (
        <Entry to="/admin/applications" search={{ status: UNDECIDED, sort: 'submittedAt' }}>
          <Said>{t`Applications could not be counted`}</Said>
        </Entry>
      )}
      {pending && (
        <Entry
          to="/admin/applications"
          search={{ status: UNDECIDED, sort: 'submittedAt' }}
          data-calm={pending.count === 0 || undefined}
          data-first={pending.count > 0 || undefined}
        >
          <Said count={pending.count}>{toDecide(pending)}</Said>
        </Entry>
      )}
      {own && own.count > 0 && (
        <Entry to="/admin/applications" search={{ assigned: own.name, status: UNDECIDED }}>
          <Said count={own.count}>{t`${formatNumber(own.count)} assigned to you`}</Said>
        </Entry>
      )}
      {held > 0 && (
        <Entry to="/admin/applications" search={{ held: 'yes' }}>
          <Said count={held}>
            {plural(held)`${formatNumber(held)} decision held | ${formatNumber(held)} decisions held`}
          </Said>
        </Entry>
      )}
      {next && (
        <Entry to="/admin/applications" search={{ open: next.id }}>
          <Said>{next.words}</Said>
        </Entry>
      )}
      {others.length > 0 && (
        <Entry to="/admin/courses" search={{ status: 'active' }}>
          <Said count={others.length}>
            {plural(
              others.length,
            )`${formatNumber(others.length)} more course with a free seat and a waiting list | ${formatNumber(others.length)} more courses with a free seat and a waiting list`}
          </Said>
        </Entry>
      )}
      {/* It comes after what stands behind it, which keeps its place so. */}
      {areCoursesPending && <Coming width="9rem" />}
      {seats && seats.counting > 0 && (
        <Entry
          to="/admin/courses"
          search={{ status: 'active', sort: 'seats' }}
          data-calm={seats.full === 0 || undefined}
        >
          <Said count={seats.full}>
            {seats.full === 0
              ? t`No course full`
              : plural(seats.full)`${formatNumber(seats.full)} course full | ${formatNumber(seats.full)} courses full`}
          </Said>
        </Entry>
      )}
      {feesDue !== undefined && (
        <Entry to="/admin/students" search={{ pending: DUE }} data-calm={feesDue === 0 || undefined}>
          <Said count={feesDue}>
            {feesDue === 0
              ? t`Nobody owes fees`
              : plural(feesDue)`${formatNumber(feesDue)} owes fees | ${formatNumber(feesDue)} owe fees`}
          </Said>
        </Entry>
      )}
      {lowAttendance !== undefined && (
        <Entry to="/admin/students" search={{ attendance: TOO_LITTLE }} data-calm={lowAttendance === 0 || undefined}>
          <Said count={lowAttendance}>
            {lowAttendance === 0
              ? t`Nobody attends below ${formatPercent(minimum)}`
              : plural(
                  lowAttendance,
                )`${formatNumber(lowAttendance)} attends below ${formatPercent(minimum)} | ${formatNumber(lowAttendance)} attend below ${formatPercent(minimum)}`}
          </Said>
        </Entry>
      )}
      {toCorrect > 0 && (
        <Entry to="/admin/students" search={{ check: 'wrong' }}>
          <Said count={toCorrect}>
            {plural(
              toCorrect,
            )`${formatNumber(toCorrect)} record to correct | ${formatNumber(toCorrect)} records to correct`}
          </Said>
        </Entry>
      )}
      {hasActivity && pending?.decidedLately !== undefined && (
        <Entry to="/admin/activity" search={{ kind: 'Decided', day: `${lately()}..` }} data-calm="">
          <Said count={pending.decidedLately}>
            {pending.decidedLately === 0
              ? t`Nothing decided lately`
              : t`${formatNumber(pending.decidedLately)} decided in 7 days`}
          </Said>
        </Entry>
      )}
    </Line>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    gap: { base: '1.5', md: '2' },
    // A phone shows all of them; what is out of sight is not seen to wait.
    flexWrap: { base: 'wrap', md: 'nowrap' },
    overflowX: { md: 'auto' },
  },
});

const Coming = ({ width }: { readonly width: string }) => (
  <Skeleton h={{ base: '9', md: '12' }} w={width} borderRadius="full" aria-hidden="true" />
);

/** What is to be done, its number large; of none there is no number. */
const Said = ({ count = 0, children }: { readonly count?: number; readonly children: string }) => (
  <span>
    <FigureText figure={count === 0 ? '' : formatNumber(count)}>{children}</FigureText>
  </span>
);

const Entry = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: '0',
      minH: { base: '9', md: '12' },
      px: { base: '3', md: '4' },
      textStyle: { base: 'sm', xl: 'md' },
      '& b': {
        fontFamily: 'heading',
        fontSize: { base: 'lg', md: '2xl' },
        lineHeight: '1',
        fontWeight: 'semibold',
        me: '0.5',
      },
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'accent.solid',
      bg: 'accent.muted',
      color: 'fg',
      outline: '0',
      focusVisibleRing: 'inside',
      _hover: { textDecoration: 'underline' },
      // What waits longest for whoever opens the page.
      '&[data-first]': {
        bg: 'brand.800',
        color: 'white',
        '& b': { color: 'accent.solid' },
      },
      '&[data-calm]': { bg: 'transparent', borderColor: 'border', color: 'fg.muted', fontWeight: 'normal' },
    },
  }),
);
