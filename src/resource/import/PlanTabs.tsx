import { useMemo, useState } from 'react';
import { Text } from '@chakra-ui/react';
import type { Columns } from '../../ui/data-table/columns.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import type { ImportPlan, ImportTarget, PlannedRow } from './plan.ts';
import { misfitsOf, planColumns } from './plan-columns.tsx';
import type { Identified } from '../record-type.ts';

import { formatNumber } from '../../domain/format.ts';

const lineOf = ({ row }: Pick<PlannedRow<never>, 'row'>) => String(row.line);

interface ListProps<Row> {
  readonly caption: string;
  readonly columns: Columns<Row>;
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
}

function RowList<Row>({ caption, ...list }: ListProps<Row>) {
  if (list.rows.length === 0)
    return (
      <Text color="fg.muted" py="6" textAlign="center">
        No row of the file.
      </Text>
    );
  return <DataTable caption={caption} compactRowHeight={7} {...list} />;
}

interface Props<Row extends Identified> {
  readonly target: ImportTarget<Row>;
  readonly plan: ImportPlan<Row>;
}

/** The rows of a file by what an import would do with them. */
export function PlanTabs<Row extends Identified>({ target, plan }: Props<Row>) {
  const columns = useMemo(() => planColumns(target), [target]);
  const { wrong, added, updated, same } = plan;
  const first = [wrong, added, updated, same].find((rows) => rows.length > 0)?.[0]?.kind ?? 'new';
  const [tab, setTab] = useState(first);
  const misfits = useMemo(() => misfitsOf(wrong), [wrong]);
  const label = (words: string, rows: readonly unknown[]) => `${words} (${formatNumber(rows.length)})`;

  return (
    <Tabs
      label="Rows of the file"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'wrong', label: label('Do not fit', wrong) },
        { value: 'new', label: label('New', added) },
        { value: 'update', label: label('Updates', updated) },
        { value: 'same', label: label('No change', same) },
      ]}
    >
      {tab === 'wrong' && (
        <RowList caption="Rows that do not fit" columns={columns.wrong} rows={misfits} rowId={({ id }) => id} />
      )}
      {tab === 'new' && (
        <RowList caption={`New ${target.type.plural}`} columns={columns.added} rows={added} rowId={lineOf} />
      )}
      {tab === 'update' && <RowList caption="Updates" columns={columns.updated} rows={updated} rowId={lineOf} />}
      {tab === 'same' && <RowList caption="Rows without a change" columns={columns.same} rows={same} rowId={lineOf} />}
    </Tabs>
  );
}
