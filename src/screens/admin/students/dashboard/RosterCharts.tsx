import { Card, SimpleGrid, Stack } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
import type { components } from '../../../../../openapi/schema.gen.ts';
import { formatNumber, formatOrdinal, formatPackage, formatRupees, NA } from '../../../../domain/format.ts';
import { type GroupFigures, rosterFigures } from '../../../../domain/roster-figures.ts';
import { placementRate } from '../../../../domain/statistics.ts';
import { BarList, ColumnChart, ShareBar } from '../../../../ui/charts/charts.tsx';
import { FiguresTable } from './FiguresTable.tsx';

interface Props {
  readonly students: readonly components['schemas']['Student'][];
}

const departmentName = ({ name }: GroupFigures) => name || NA;
const rateOf = ({ placed, students }: GroupFigures) => placementRate({ placed, total: students });
const share = (part: number, whole: number) => (whole > 0 ? ` (${Math.round((part / whole) * 100)}%)` : '');

/** The roster in pictures, counted from the loaded list as the stat cards are, and the same figures as a table. */
export function RosterCharts({ students }: Props) {
  const { all, higherStudies, averagePackage, highestPackage, byDepartment, byYear } = useMemo(
    () => rosterFigures(students),
    [students],
  );
  const { fees } = all;
  const open = all.students - all.placed - higherStudies;
  return (
    <Stack gap={{ base: '3', md: '4' }}>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '3', md: '4' }}>
        <Chart>
          <BarList
            caption="Students by department"
            items={byDepartment.map((group) => ({
              label: departmentName(group),
              value: group.students,
              text: formatNumber(group.students),
            }))}
          />
        </Chart>
        <Chart>
          <ColumnChart
            caption="Students by year"
            items={byYear.map(({ name, students: count }) => ({
              label: yearName(name),
              value: count,
              text: formatNumber(count),
            }))}
          />
        </Chart>
        <Chart>
          <ShareBar
            caption="Placements"
            items={[
              { label: 'Placed', value: all.placed, text: counted(all.placed, all.students), tone: 'success' },
              {
                label: 'Higher Studies',
                value: higherStudies,
                text: counted(higherStudies, all.students),
                tone: 'info',
              },
              { label: 'Not Placed', value: open, text: counted(open, all.students), tone: 'neutral' },
            ]}
          />
          <BarList
            caption="Placement rate by department"
            max={100}
            items={byDepartment.map((group) => ({
              label: departmentName(group),
              value: Number(rateOf(group)),
              text: `${rateOf(group)}%`,
              tone: 'success',
            }))}
          />
          <p>{`Average package ${formatPackage(averagePackage)}, highest ${formatPackage(highestPackage)}.`}</p>
        </Chart>
        <Chart>
          <ShareBar
            caption={`Fees: ${formatRupees(fees.total)} in all`}
            items={[
              {
                label: 'Paid',
                value: fees.paid,
                text: formatRupees(fees.paid) + share(fees.paid, fees.total),
                tone: 'success',
              },
              {
                label: 'Pending',
                value: fees.pending,
                text: formatRupees(fees.pending) + share(fees.pending, fees.total),
                tone: 'danger',
              },
            ]}
          />
          <BarList
            caption="Pending fees by department"
            items={byDepartment.map((group) => ({
              label: departmentName(group),
              value: group.fees.pending,
              text: formatRupees(group.fees.pending),
              tone: 'danger',
            }))}
          />
        </Chart>
      </SimpleGrid>
      <FiguresTable
        groups={[
          { heading: 'Department', rows: byDepartment.map((group) => ({ ...group, label: departmentName(group) })) },
          { heading: 'Year', rows: byYear.map((group) => ({ ...group, label: yearName(group.name) })) },
        ]}
        all={{ ...all, label: 'All' }}
      />
    </Stack>
  );
}

const counted = (part: number, whole: number) => formatNumber(part) + share(part, whole);
const yearName = (year: string) => (year ? `${formatOrdinal(Number(year))} year` : NA);

function Chart({ children }: { readonly children: ReactNode }) {
  return (
    <Card.Root>
      <Card.Body gap="6">{children}</Card.Body>
    </Card.Root>
  );
}
