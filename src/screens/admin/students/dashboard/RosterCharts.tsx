import { Card, chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { useMemo, useState, type ReactNode } from 'react';
import { formatNumber, formatOrdinal, formatPackage, formatRupees, NA } from '../../../../domain/format.ts';
import type { Student } from '../../../../domain/records/student.ts';
import { type GroupFigures, rosterFigures } from '../../../../domain/roster-figures.ts';
import { placementRate } from '../../../../domain/statistics.ts';
import { BarList, ColumnChart, ShareBar } from '../../../../ui/charts/charts.tsx';

type Tone = 'success' | 'danger' | 'info' | 'neutral';

const departmentName = ({ name }: GroupFigures) => name || NA;
const yearName = ({ name }: GroupFigures) => (name ? `${formatOrdinal(Number(name))} year` : NA);
const rateOf = ({ placed, students }: Pick<GroupFigures, 'placed' | 'students'>) =>
  placementRate({ placed, total: students });

const bar = (label: string, value: number, text: string, tone?: Tone) => ({
  label,
  value,
  text,
  ...(tone && { tone }),
});

/** A part of a whole, with its share in whole percent. */
function partOf(whole: number, label: string, value: number, tone: Tone, format = formatNumber) {
  const share = whole > 0 ? ` (${Math.round((value / whole) * 100)}%)` : '';
  return bar(label, value, format(value) + share, tone);
}

/** The roster in pictures, counted from the loaded list as the stat cards are, and the same figures as a table. */
export function RosterCharts({ students }: { readonly students: readonly Student[] }) {
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
            items={byDepartment.map((group) =>
              bar(departmentName(group), group.students, formatNumber(group.students)),
            )}
          />
        </Chart>
        <Chart>
          <ColumnChart
            caption="Students by year"
            items={byYear.map((group) => bar(yearName(group), group.students, formatNumber(group.students)))}
          />
        </Chart>
        <Chart>
          <ShareBar
            caption="Placements"
            items={[
              partOf(all.students, 'Placed', all.placed, 'success'),
              partOf(all.students, 'Higher Studies', higherStudies, 'info'),
              partOf(all.students, 'Not Placed', open, 'neutral'),
            ]}
          />
          <BarList
            caption="Placement rate by department"
            max={100}
            items={byDepartment.map((group) =>
              bar(departmentName(group), Number(rateOf(group)), `${rateOf(group)}%`, 'success'),
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
            items={byDepartment.map((group) =>
              bar(departmentName(group), group.fees.pending, formatRupees(group.fees.pending), 'danger'),
            )}
          />
        </Chart>
      </SimpleGrid>
      <FiguresTable
        groups={[
          { heading: 'Department', rows: byDepartment, labelOf: departmentName },
          { heading: 'Year', rows: byYear, labelOf: yearName },
        ]}
        all={all}
      />
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
    '& table': { width: 'full', textStyle: 'sm', mt: '2' },
    '& table + table': { mt: '8' },
    '& :is(th, td)': { py: '2', pe: '5', borderBottomWidth: '1px', textAlign: 'end', whiteSpace: 'nowrap' },
    '& th:first-child': { textAlign: 'start' },
    '& td': { fontVariantNumeric: 'tabular-nums lining-nums' },
    '& tbody th': { fontWeight: 'normal' },
    '& thead th': { color: 'fg.muted', fontWeight: 'semibold' },
    '& tfoot :is(th, td)': { fontWeight: 'semibold', borderBottomWidth: '0' },
    '& caption': { srOnly: true },
  },
});

// Wider than a phone: it is scrolled sideways, by keyboard too.
const Scroller = chakra('div', { base: { overflowX: 'auto', px: '5', pb: '5', focusVisibleRing: 'inside' } });

type Figures = Omit<GroupFigures, 'name'>;

interface FiguresProps {
  readonly groups: readonly {
    readonly heading: string;
    readonly rows: readonly GroupFigures[];
    readonly labelOf: (group: GroupFigures) => string;
  }[];
  readonly all: Figures;
}

const cells: Readonly<Record<string, (figures: Figures) => string>> = {
  Students: ({ students }) => formatNumber(students),
  Placed: ({ placed }) => formatNumber(placed),
  'Placement rate': (figures) => `${rateOf(figures)}%`,
  Fees: ({ fees }) => formatRupees(fees.total),
  Paid: ({ fees }) => formatRupees(fees.paid),
  Pending: ({ fees }) => formatRupees(fees.pending),
};

/** The figures of the charts as tables, for whoever reads or copies them; made when somebody asks for them. */
function FiguresTable({ groups, all }: FiguresProps) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>The same figures as tables</summary>
      {open && (
        <Scroller role="region" aria-label="Figures" tabIndex={0}>
          {groups.map(({ heading, rows, labelOf }) => (
            <table key={heading}>
              <caption>{`Students, placements and fees by ${heading.toLowerCase()}`}</caption>
              <thead>
                <tr>
                  {[heading, ...Object.keys(cells)].map((title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <FiguresRow key={row.name} label={labelOf(row)} figures={row} />
                ))}
              </tbody>
              <tfoot>
                <FiguresRow label="All" figures={all} />
              </tfoot>
            </table>
          ))}
        </Scroller>
      )}
    </Disclosure>
  );
}

function FiguresRow({ label, figures }: { readonly label: string; readonly figures: Figures }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {Object.entries(cells).map(([title, cell]) => (
        <td key={title}>{cell(figures)}</td>
      ))}
    </tr>
  );
}
