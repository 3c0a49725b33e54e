import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatNumber, formatRupees } from '../../../../domain/format.ts';
import type { GroupFigures } from '../../../../domain/roster-figures.ts';
import { placementRate } from '../../../../domain/statistics.ts';

interface Line extends Omit<GroupFigures, 'name'> {
  readonly label: string;
}

interface Props {
  /** Departments, then years. */
  readonly groups: readonly { readonly heading: string; readonly rows: readonly Line[] }[];
  readonly all: Line;
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

/** The figures of the charts as tables, for whoever reads or copies them; made when somebody asks for them. */
export function FiguresTable({ groups, all }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>The same figures as tables</summary>
      {open && (
        <Scroller role="region" aria-label="Figures" tabIndex={0}>
          {groups.map(({ heading, rows }) => (
            <table key={heading}>
              <caption>{`Students, placements and fees by ${heading.toLowerCase()}`}</caption>
              <thead>
                <tr>
                  {[heading, 'Students', 'Placed', 'Placement rate', 'Fees', 'Paid', 'Pending'].map((title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Row key={row.label} {...row} />
                ))}
              </tbody>
              <tfoot>
                <Row {...all} />
              </tfoot>
            </table>
          ))}
        </Scroller>
      )}
    </Disclosure>
  );
}

function Row({ label, students, placed, fees }: Line) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{formatNumber(students)}</td>
      <td>{formatNumber(placed)}</td>
      <td>{`${placementRate({ placed, total: students })}%`}</td>
      <td>{formatRupees(fees.total)}</td>
      <td>{formatRupees(fees.paid)}</td>
      <td>{formatRupees(fees.pending)}</td>
    </tr>
  );
}
