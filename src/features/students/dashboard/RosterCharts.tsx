import { Card, chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { type ReactNode, useMemo, useState } from 'react';
import {
  formatNumber,
  formatPackage,
  formatShare,
  formatAmount,
  formatStudyYear,
  NA,
  type Tone,
} from '#src/platform/text/format.ts';
import type { Student } from '../student.ts';
import { countedFigures, type GroupFigures, rosterFigures } from './roster-figures.ts';
import type { StudentFigures } from '../student-pages.ts';
import { placementRate } from '../statistics.ts';
import { ENROLLED, type OUTCOMES, YEARS } from '../student-facts.ts';
import { type Bar, BarList, type FigureLink, ShareBar } from '#src/ui/charts.tsx';
import type { Columns } from '#src/ui/data-table/columns.tsx';
import { TextLink } from '#src/ui/links.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { msg, plural, t, translate } from '#src/languages/texts.ts';

type Counted = FigureLink['search'];

interface Group extends GroupFigures {
  readonly label: string;
  /** The roster's filter for it; none where no filter finds it. */
  readonly filter?: Counted | undefined;
}

const rateOf = ({ placed, students }: GroupFigures) => placementRate({ placed, total: students });

const rosterLink = (label: string, count: number, search: Counted, figure = ''): FigureLink => ({
  to: '/admin/students',
  search,
  name: figure
    ? plural(
        count,
      )`${label}, ${figure}, ${formatNumber(count)} student | ${label}, ${figure}, ${formatNumber(count)} students`
    : plural(count)`${label}, ${formatNumber(count)} student | ${label}, ${formatNumber(count)} students`,
});

const SOME = '0.01..';

const sizeBar = ({ label, students, filter }: Group): Bar => ({
  label,
  value: students,
  text: formatNumber(students),
  link: filter && rosterLink(label, students, filter),
});

function placementBar(group: Group): Bar {
  const { label, placed, filter } = group;
  const text = `${rateOf(group)}%`;
  const link = rosterLink(label, placed, { ...filter, outcome: 'Placed' }, text);
  return { label, value: Number(rateOf(group)), text, tone: 'success', link };
}

function pendingBar({ label, fees: { pending, owers }, filter }: Group): Bar {
  const text = formatAmount(pending);
  const link = rosterLink(label, owers, { ...filter, pending: SOME }, text);
  return { label, value: pending, text, tone: 'danger', link };
}

function partOf(whole: number, bar: Omit<Bar, 'text'>, format = formatNumber): Bar {
  const figure = format(bar.value);
  return { ...bar, text: whole > 0 ? t`${figure} (${formatShare(bar.value, whole)})` : figure };
}

/** The roster in pictures, counted from the loaded list as the stat cards are, and the same figures as a table. */
export function RosterCharts({ students }: { readonly students: readonly Student[] | StudentFigures }) {
  const { all, higherStudies, averagePackage, highestPackage, byDepartment, byYear, graduated } = useMemo(
    () => ('all' in students ? countedFigures(students) : rosterFigures(students)),
    [students],
  );
  const [isTableOpen, setIsTableOpen] = useState(false);
  const { fees } = all;
  const departments = byDepartment.map((group) => ({
    ...group,
    label: translate(group.name || NA),
    filter: { department: group.name || NA },
  }));
  const enrolled: Counted = graduated ? { status: ENROLLED } : {};
  const ofYears = byYear.map((group): Group => {
    const year = Number(group.name);
    const isKnown = YEARS.some((one) => one === year);
    return { ...group, label: formatStudyYear(year), filter: isKnown ? { year, ...enrolled } : undefined };
  });
  const years = graduated
    ? [...ofYears, { ...graduated, label: t`Graduated`, filter: { status: 'Graduated' } }]
    : ofYears;
  const total = { ...all, label: t`All` };
  const outcome = (word: (typeof OUTCOMES)[number], value: number, tone: Tone) => {
    const label = translate(word);
    return partOf(all.students, { label, value, tone, link: rosterLink(label, value, { outcome: word }) });
  };
  const amount = (label: string, value: number, tone: Tone, count: number, search: Counted) =>
    partOf(
      fees.total,
      { label, value, tone, link: rosterLink(label, count, search, formatAmount(value)) },
      formatAmount,
    );
  return (
    <Stack gap={{ base: '3', md: '4' }}>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '3', md: '4' }}>
        <Chart>
          <BarList caption={t`Students by department`} items={departments.map(sizeBar)} />
        </Chart>
        <Chart>
          <BarList caption={t`Students by year`} items={years.map(sizeBar)} />
        </Chart>
        <Chart>
          <ShareBar
            caption={t`Placements`}
            items={[
              outcome('Placed', all.placed, 'success'),
              outcome('Higher Studies', higherStudies, 'info'),
              outcome('Not Placed', all.students - all.placed - higherStudies, 'neutral'),
            ]}
          />
          <BarList caption={t`Placement rate by department`} max={100} items={departments.map(placementBar)} />
          <p>
            <TextLink to="/admin/students" search={{ outcome: 'Placed', sort: '-package' }}>
              {t`Average package ${formatPackage(averagePackage)}, highest ${formatPackage(highestPackage)}.`}
            </TextLink>
          </p>
        </Chart>
        <Chart>
          <ShareBar
            caption={t`Fees: ${formatAmount(fees.total)} in all`}
            items={[
              amount(t`Paid`, fees.paid, 'success', fees.payers, { paid: SOME }),
              amount(t`Pending`, fees.pending, 'danger', fees.owers, { pending: SOME }),
            ]}
          />
          <BarList caption={t`Pending fees by department`} items={departments.map(pendingBar)} />
        </Chart>
      </SimpleGrid>
      <Disclosure onToggle={({ currentTarget }) => setIsTableOpen(currentTarget.open)}>
        <summary>{t`The same figures as tables`}</summary>
        {isTableOpen && (
          <Stack px="5" pb="5" gap="8">
            <FiguresTable
              caption={t`Students, placements and fees by department`}
              heading={t`Department`}
              groups={[...departments, total]}
            />
            <FiguresTable
              caption={t`Students, placements and fees by year`}
              heading={t`Year`}
              groups={[...years, total]}
            />
          </Stack>
        )}
      </Disclosure>
    </Stack>
  );
}

function Chart({ children }: { readonly children: ReactNode }) {
  return (
    <Card.Root>
      <Card.Body gap="6">{children}</Card.Body>
    </Card.Root>
  );
}

const Disclosure = chakra('details', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    '& summary': {
      px: '5',
      py: '4',
      fontWeight: 'semibold',
      cursor: 'pointer',
      borderRadius: 'l3',
      focusVisibleRing: 'inside',
    },
  },
});

const figures: readonly (readonly [title: string, figure: (group: Group) => string])[] = [
  [msg`Students`, ({ students }) => formatNumber(students)],
  [msg`Placed`, ({ placed }) => formatNumber(placed)],
  [msg`Placement rate`, (group) => `${rateOf(group)}%`],
  [msg`Fees`, ({ fees }) => formatAmount(fees.total)],
  [msg`Paid`, ({ fees }) => formatAmount(fees.paid)],
  [msg`Pending`, ({ fees }) => formatAmount(fees.pending)],
];

const columnsBy = (heading: string): Columns<Group> => [
  {
    id: 'label',
    header: heading,
    width: 12,
    rowHeader: true,
    cell: ({ label }) => label,
    compactCell: (group) => (
      <>
        <strong className="line">{group.label}</strong>
        {figures.map(([title, figure]) => (
          <span key={title} className="line minor">{t`${translate(title)} ${figure(group)}`}</span>
        ))}
      </>
    ),
  },
  ...figures.map(([title, cell], responsivePriority) => ({
    id: title,
    header: translate(title),
    width: 8,
    responsivePriority,
    end: true,
    cell,
  })),
];

interface FiguresProps {
  readonly caption: string;
  /** Heads the names of the groups. */
  readonly heading: string;
  readonly groups: readonly Group[];
}

/** The figures of the charts as a table, for whoever reads or copies them; made when somebody asks for them. */
function FiguresTable({ caption, heading, groups }: FiguresProps) {
  const columns = useMemo(() => columnsBy(heading), [heading]);
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={groups}
      rowId={({ label }) => label}
      rowHeight={2.5}
      compactRowHeight={10.5}
      keepColumns
    />
  );
}
