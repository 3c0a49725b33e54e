import { Card, chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { type ReactNode, useMemo, useState } from 'react';
import {
  formatNumber,
  formatPackage,
  formatRupees,
  formatStudyYear,
  NA,
  type Tone,
} from '../../../../domain/format.ts';
import type { Student } from '../../../../domain/records/student.ts';
import { type GroupFigures, rosterFigures } from '../../../../domain/roster-figures.ts';
import { placementRate } from '../../../../domain/statistics.ts';
import { type Bar, BarList, ShareBar } from '../../../../ui/charts/charts.tsx';
import type { Columns } from '../../../../ui/data-table/columns.ts';
import { DataTable } from '../../../../ui/DataTable.tsx';

/** The figures of a department or a year, under the name that is read. */
interface Group extends GroupFigures {
  readonly label: string;
}

const rateOf = ({ placed, students }: GroupFigures) => placementRate({ placed, total: students });

/** A bar for each group. */
const bars = (
  groups: readonly Group[],
  valueOf: (group: Group) => number,
  format: (value: number) => string = formatNumber,
  tone?: Tone,
): readonly Bar[] =>
  groups.map((group) => ({ label: group.label, value: valueOf(group), text: format(valueOf(group)), tone }));

/** A part of a whole, with its share in whole percent. */
function partOf(whole: number, label: string, value: number, tone: Tone, format = formatNumber): Bar {
  const share = whole > 0 ? ` (${Math.round((value / whole) * 100)}%)` : '';
  return { label, value, text: format(value) + share, tone };
}

/** The roster in pictures, counted from the loaded list as the stat cards are, and the same figures as a table. */
export function RosterCharts({ students }: { readonly students: readonly Student[] }) {
  const { all, higherStudies, averagePackage, highestPackage, byDepartment, byYear } = useMemo(
    () => rosterFigures(students),
    [students],
  );
  const [isTableOpen, setIsTableOpen] = useState(false);
  const { fees } = all;
  const departments = byDepartment.map((group) => ({ ...group, label: group.name || NA }));
  const years = byYear.map((group) => ({
    ...group,
    label: formatStudyYear(Number(group.name)),
  }));
  const total = { ...all, label: 'All' };
  return (
    <Stack gap={{ base: '3', md: '4' }}>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '3', md: '4' }}>
        <Chart>
          <BarList caption="Students by department" items={bars(departments, (group) => group.students)} />
        </Chart>
        <Chart>
          <BarList caption="Students by year" items={bars(years, (group) => group.students)} />
        </Chart>
        <Chart>
          <ShareBar
            caption="Placements"
            items={[
              partOf(all.students, 'Placed', all.placed, 'success'),
              partOf(all.students, 'Higher Studies', higherStudies, 'info'),
              partOf(all.students, 'Not Placed', all.students - all.placed - higherStudies, 'neutral'),
            ]}
          />
          <BarList
            caption="Placement rate by department"
            max={100}
            items={bars(
              departments,
              (group) => Number(rateOf(group)),
              (rate) => `${rate.toFixed(1)}%`,
              'success',
            )}
          />
          <p>{`Average package ${formatPackage(averagePackage)}, highest ${formatPackage(highestPackage)}.`}</p>
        </Chart>
        <Chart>
          <ShareBar
            caption={`Fees: ${formatRupees(fees.total)} in all`}
            items={[
              partOf(fees.total, 'Paid', fees.paid, 'success', formatRupees),
              partOf(fees.total, 'Pending', fees.pending, 'danger', formatRupees),
            ]}
          />
          <BarList
            caption="Pending fees by department"
            items={bars(departments, (group) => group.fees.pending, formatRupees, 'danger')}
          />
        </Chart>
      </SimpleGrid>
      <Disclosure onToggle={({ currentTarget }) => setIsTableOpen(currentTarget.open)}>
        <summary>The same figures as tables</summary>
        {isTableOpen && (
          <Stack px="5" pb="5" gap="8">
            <FiguresTable by="Department" groups={[...departments, total]} />
            <FiguresTable by="Year" groups={[...years, total]} />
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

const figures: Readonly<Record<string, (group: Group) => string>> = {
  Students: ({ students }) => formatNumber(students),
  Placed: ({ placed }) => formatNumber(placed),
  'Placement rate': (group) => `${rateOf(group)}%`,
  Fees: ({ fees }) => formatRupees(fees.total),
  Paid: ({ fees }) => formatRupees(fees.paid),
  Pending: ({ fees }) => formatRupees(fees.pending),
};

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
        {Object.entries(figures).map(([title, figure]) => (
          <span key={title} className="line minor">{`${title} ${figure(group)}`}</span>
        ))}
      </>
    ),
  },
  ...Object.entries(figures).map(([title, cell], rank) => ({
    id: title,
    header: title,
    width: 8,
    rank,
    end: true,
    cell,
  })),
];
const columns = { Department: columnsBy('Department'), Year: columnsBy('Year') } as const;

/** The figures of the charts as a table, for whoever reads or copies them; made when somebody asks for them. */
function FiguresTable({ by, groups }: { readonly by: keyof typeof columns; readonly groups: readonly Group[] }) {
  return (
    <DataTable
      caption={`Students, placements and fees by ${by.toLowerCase()}`}
      columns={columns[by]}
      rows={groups}
      rowId={({ label }) => label}
      rowHeight={2.5}
      compactRowHeight={10.5}
      keepColumns
    />
  );
}
