import { Box, Button, Checkbox, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { PlanTabs } from './PlanTabs.tsx';
import type { Student } from '../../../../domain/records/student.ts';
import { downloadRows } from '../../../../resource/import/import-files.ts';
import type { ImportPlan } from '../../../../resource/import/plan.ts';
import type { Source } from './use-import.ts';
import { formatNumber } from '../../../../domain/format.ts';

interface Props {
  readonly source: Source;
  readonly plan: ImportPlan<Student>;
  readonly onStart: (withUpdates: boolean) => void;
  readonly onBack: () => void;
}

const count = (n: number, one: string, many: string) => `${formatNumber(n)} ${n === 1 ? one : many}`;

function labelOf(added: number, updated: number): string {
  const add = count(added, 'Student', 'Students');
  if (updated === 0) return `Add ${add}`;
  return added === 0
    ? `Update ${count(updated, 'Student', 'Students')}`
    : `Add ${add}, Update ${formatNumber(updated)}`;
}

/** What the import would do, before it does it. */
export function DryRun({ source, plan, onStart, onBack }: Props) {
  const [withUpdates, setWithUpdates] = useState(true);
  const updates = withUpdates ? plan.updated.length : 0;
  const writes = plan.added.length + updates;
  const nothing = writes === 0 ? 'No row of this file would change anything' : undefined;

  return (
    <Stack gap="5">
      <Text role="status">
        <strong>{source.fileName}</strong> has been checked, and nothing has been written:{' '}
        {count(plan.added.length, 'new student', 'new students')}, {count(plan.updated.length, 'update', 'updates')},{' '}
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
            Also change the {count(plan.updated.length, 'student who is', 'students who are')} in the roster already
          </Checkbox.Label>
        </Checkbox.Root>
      )}
      <Flex gap="3" wrap="wrap">
        <Button disabled={writes === 0} title={nothing} onClick={() => onStart(withUpdates)}>
          {nothing ? 'Nothing to Import' : labelOf(plan.added.length, updates)}
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
      <PlanTabs plan={plan} />
    </Stack>
  );
}
