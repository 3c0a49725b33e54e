import { Button, chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { pendingApplicationsQuery } from '#src/features/applications/pending.ts';
import type { OverviewProps } from '#src/features/students/dashboard/DashboardScreen.tsx';
import { plural, t } from '#src/languages/texts.ts';
import { fallbackOf } from '#src/platform/api/errors.ts';
import { formatAmount, formatNumber, formatShare, orNA } from '#src/platform/text/format.ts';
import { isLoadFailure } from '#src/records/failures.tsx';
import { ColumnChart } from '#src/ui/column-chart.tsx';
import { arrivalsOf } from './arrivals.ts';
import { yearFigures } from './year-figures.ts';

type YearFigures = ReturnType<typeof yearFigures>;

/** Above a narrow column, below a figure that has the sign. */
const percentAlone = (part: number, whole: number) => formatShare(part, whole).replace('%', '');

const percent = (share: number | undefined) => (share === undefined ? orNA(share) : formatShare(share, 1));

/** Intake by year and by month, placement and fees over the years, side by side; each place says why it has no chart. */
export function Overview({ students, isLong }: OverviewProps) {
  const figures = useMemo(() => students && yearFigures(students), [students]);
  const place = (draw: (known: YearFigures) => ReactNode) => {
    if (isLong) return <Text>{t`A roster of this size is counted by year of study: see the figures below it.`}</Text>;
    if (!figures) return <Text role="status">{t`Counting...`}</Text>;
    if (figures.years.length === 0) return <Text>{t`No admission in the last six years.`}</Text>;
    return draw(figures);
  };
  return (
    <Places as="section" aria-label={t`Over the years`}>
      <div>{place(intake)}</div>
      <div>
        <Applications />
      </div>
      <div>{place(placements)}</div>
      <div>{place(fees)}</div>
    </Places>
  );
}

function intake({ years, thisYear, byThisDayLastYear, undated }: YearFigures) {
  const last = years.at(-2)?.admitted;
  const compared =
    last === undefined
      ? t`this year, the first`
      : t`this year; ${formatNumber(byThisDayLastYear)} by this day last year`;
  const withoutDate = plural(undated)`${formatNumber(undated)} has no date | ${formatNumber(undated)} have no date`;
  return (
    <ColumnChart
      caption={t`Admitted by year`}
      figure={formatNumber(thisYear)}
      note={undated > 0 ? t`${compared}. ${withoutDate}` : compared}
      items={years.map(({ year, admitted }, i) => ({
        label: String(year),
        value: admitted,
        text: formatNumber(admitted),
        isMain: i === years.length - 1,
      }))}
    />
  );
}

function placements({ years, placedOfFinalYear, placedOfGraduates }: YearFigures) {
  const mostInFinalYear = Math.max(...years.map(({ inFinalYear }) => inFinalYear));
  return (
    <ColumnChart
      caption={t`Placed by intake`}
      figure={percent(placedOfFinalYear)}
      note={
        placedOfGraduates === undefined
          ? t`of the final year`
          : t`of the final year; ${percent(placedOfGraduates)} of the graduates`
      }
      max={1}
      items={years.map(({ year, placed, admitted, inFinalYear }) => ({
        label: String(year),
        value: admitted > 0 ? placed / admitted : 0,
        text: admitted > 0 ? percentAlone(placed, admitted) : '–',
        name: t`${formatNumber(placed)} of ${formatNumber(admitted)} placed`,
        isMain: inFinalYear > 0 && inFinalYear === mostInFinalYear,
      }))}
    />
  );
}

function fees({ years, fees: { paid, pending } }: YearFigures) {
  const total = paid + pending;
  return (
    <ColumnChart
      caption={t`Fees by intake`}
      figure={formatAmount(pending)}
      note={
        <Pending>
          {total > 0 ? t`pending; ${formatShare(paid, total)} of ${formatAmount(total)} is paid` : t`pending`}
        </Pending>
      }
      max={1}
      items={years.map((one) => {
        const whole = one.paid + one.pending;
        return {
          label: String(one.year),
          value: whole > 0 ? 1 : 0,
          open: whole > 0 ? one.pending / whole : 0,
          text: whole > 0 ? formatShare(one.paid, whole) : '–',
          name: t`${formatAmount(one.paid)} of ${formatAmount(whole)} paid`,
        };
      })}
    />
  );
}

/** Beside the students' charts, and by itself: it fails and is tried again alone. */
function Applications() {
  const { data, error, isFetching, refetch } = useQuery(pendingApplicationsQuery());
  const submitted = data?.submitted;
  const arrivals = useMemo(() => submitted && arrivalsOf(submitted), [submitted]);
  if (isLoadFailure(error) && !data)
    return (
      <Text role="alert">
        <span>{fallbackOf(error, t`Failed to load applications`, t`Error loading applications`)}</span>
        <Button size="sm" variant="surface" disabled={isFetching} onClick={() => void refetch()}>
          {t`Try Again`}
        </Button>
      </Text>
    );
  if (!data) return <Text role="status">{t`Counting...`}</Text>;
  if (!arrivals) return <Text>{t`So many applications are not counted by month here.`}</Text>;
  if (submitted?.length === 0) return <Text>{t`No applications yet.`}</Text>;
  const { unit, periods, lately, before } = arrivals;
  return (
    <ColumnChart
      caption={unit === 'month' ? t`Applications by month` : t`Applications by week`}
      figure={formatNumber(lately)}
      note={t`in 30 days; ${formatNumber(before)} in the 30 before`}
      isDense
      items={periods.map(({ label, count }, i) => ({
        label,
        value: count,
        text: formatNumber(count),
        isMain: i === periods.length - 1,
      }))}
    />
  );
}

const Places = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gridAutoRows: 'minmax(0, 1fr)',
    gap: '3',
    height: 'full',
    '& > div': {
      minW: '0',
      px: '3',
      py: '2',
      bg: 'bg.panel',
      borderWidth: '1px',
      borderRadius: 'l2',
      overflow: 'hidden',
    },
  },
});

/** With the colour that the open part of a column has. */
const Pending = chakra('span', {
  base: {
    _before: {
      content: '""',
      display: 'inline-block',
      boxSize: '0.7em',
      me: '1',
      borderRadius: 'l1',
      borderWidth: '1px',
      borderColor: 'brand.solid',
      bg: 'accent.solid',
    },
  },
});

const Text = chakra('div', {
  base: {
    display: 'grid',
    gap: '2',
    placeContent: 'center',
    justifyItems: 'center',
    height: 'full',
    textAlign: 'center',
    textStyle: 'sm',
    color: 'fg.muted',
  },
});
