import { Box, Button, Checkbox, Flex, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { formatNumber } from '../../domain/format.ts';
import type { Columns } from '../../ui/data-table/columns.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { capitalized, type Identified, type RecordType } from '../record-type.ts';
import { downloadRows } from './import-files.ts';
import { misfitsOf, planColumns } from './plan-columns.tsx';
import type { ImportPlan, ImportTarget, PlannedRow } from './plan.ts';
import type { Source } from './use-import.ts';

interface Props<Row extends Identified> {
  readonly target: ImportTarget<Row>;
  readonly source: Source;
  readonly plan: ImportPlan<Row>;
  readonly onStart: (withUpdates: boolean) => void;
  readonly onBack: () => void;
}

const count = (n: number, one: string, many: string) => `${formatNumber(n)} ${n === 1 ? one : many}`;

function labelOf<Row extends Identified>({ noun, plural }: RecordType<Row>, added: number, updated: number): string {
  const some = (n: number) => count(n, capitalized(noun), capitalized(plural));
  if (updated === 0) return `Add ${some(added)}`;
  return added === 0 ? `Update ${some(updated)}` : `Add ${some(added)}, Update ${formatNumber(updated)}`;
}

/** What the import would do, before it does it. */
export function DryRun<Row extends Identified>({ target, source, plan, onStart, onBack }: Props<Row>) {
  const { noun, plural, place } = target.type;
  const [withUpdates, setWithUpdates] = useState(true);
  const updates = withUpdates ? plan.updated.length : 0;
  const writes = plan.added.length + updates;
  const nothing = writes === 0 ? 'No row of this file would change anything' : undefined;

  return (
    <Stack gap="5">
      <Text role="status">
        <strong>{source.fileName}</strong> has been checked, and nothing has been written:{' '}
        {count(plan.added.length, `new ${noun}`, `new ${plural}`)}, {count(plan.updated.length, 'update', 'updates')},{' '}
        {formatNumber(plan.same.length)} without a change, {count(plan.wrong.length, 'row that does', 'rows that do')}{' '}
        not fit.
      </Text>
      {plan.ignored.length > 0 && (
        <Text color="fg.muted" textStyle="sm">
          Columns that are left out: {plan.ignored.join(', ')}.
        </Text>
      )}
      {plan.updated.length > 0 && (
        <Checkbox.Root checked={withUpdates} onCheckedChange={({ checked }) => setWithUpdates(checked === true)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>
            Also change the {count(plan.updated.length, noun, plural)} already {place}
          </Checkbox.Label>
        </Checkbox.Root>
      )}
      <Flex gap="3" wrap="wrap">
        <Button disabled={writes === 0} title={nothing} onClick={() => onStart(withUpdates)}>
          {nothing ? 'Nothing to Import' : labelOf(target.type, plan.added.length, updates)}
        </Button>
        {plan.wrong.length > 0 && (
          <Button variant="surface" onClick={() => void downloadRows(source.fileName, plan, plan.wrong)}>
            Download Rows That Do Not Fit
          </Button>
        )}
        <Button variant="surface" onClick={onBack}>
          Choose Another File
        </Button>
      </Flex>
      {nothing && (
        <Box color="fg.muted" textStyle="sm">
          {nothing}.
        </Box>
      )}
      <PlanTabs target={target} plan={plan} />
    </Stack>
  );
}

const lineOf = ({ row }: Pick<PlannedRow<never>, 'row'>) => String(row.line);

/** The rows of a file by what an import would do with them. */
function PlanTabs<Row extends Identified>({ target, plan }: Pick<Props<Row>, 'target' | 'plan'>) {
  const { wrong, added, updated, same } = plan;
  const columns = useMemo(() => planColumns(target), [target]);
  const misfits = useMemo(() => misfitsOf(wrong), [wrong]);
  const first = [wrong, added, updated, same].find((rows) => rows.length > 0)?.[0]?.kind ?? 'new';
  const [tab, setTab] = useState(first);
  const newOnes = `New ${target.type.plural}`;
  const lists = {
    wrong: () => rowList('Rows that do not fit', columns.wrong, misfits, ({ id }) => id),
    new: () => rowList(newOnes, columns.added, added, lineOf),
    update: () => rowList('Updates', columns.updated, updated, lineOf),
    same: () => rowList('Rows without a change', columns.same, same, lineOf),
  };
  const labels = {
    wrong: ['Do not fit', wrong],
    new: ['New', added],
    update: ['Updates', updated],
    same: ['No change', same],
  } as const;
  return (
    <Tabs
      label="Rows of the file"
      value={tab}
      onChange={setTab}
      tabs={(['wrong', 'new', 'update', 'same'] as const).map((value) => ({
        value,
        label: `${labels[value][0]} (${formatNumber(labels[value][1].length)})`,
      }))}
    >
      {lists[tab]()}
    </Tabs>
  );
}

function rowList<Row>(caption: string, columns: Columns<Row>, rows: readonly Row[], rowId: (row: Row) => string) {
  if (rows.length > 0)
    return (
      <DataTable key={caption} caption={caption} columns={columns} rows={rows} rowId={rowId} compactRowHeight={7} />
    );
  return (
    <Text color="fg.muted" py="6" textAlign="center">
      No row of the file.
    </Text>
  );
}
