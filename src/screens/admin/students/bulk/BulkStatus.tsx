import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { Columns } from '../../../../ui/data-table/columns.ts';
import { ToneText } from '../../../../ui/data-table/ToneText.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { Progress } from '../../../../ui/progress/Progress.tsx';
import { RunGuard } from '../../RunGuard.tsx';
import { StepHeading } from '../StepHeading.tsx';
import type { BulkOutcome, BulkState } from './use-bulk.ts';
import { formatNumber } from '../../../../domain/format.ts';

interface Props {
  readonly state: BulkState;
  readonly onStop: () => void;
  readonly onDismiss: () => void;
}

const ranks = { failed: 0, 'not tried': 1, done: 2 } as const;
const tones = { failed: 'danger', 'not tried': 'neutral', done: 'success' } as const;

const who = ({ item }: BulkOutcome) => (
  <>
    <strong className="line" title={item.name}>
      {item.name}
    </strong>
    <span className="line minor">{item.rollNo}</span>
  </>
);

const columnsFor = (done: string): Columns<BulkOutcome> => {
  const word = ({ state }: BulkOutcome) => ({ failed: 'Failed', 'not tried': 'Not tried', done })[state];
  const why = (outcome: BulkOutcome) => (outcome.state === 'failed' ? outcome.error : '');
  return [
    {
      id: 'name',
      header: 'Student',
      meta: { width: 13, rowHeader: true },
      cell: ({ row }) => who(row.original),
      compactCell: (outcome) => (
        <>
          {who(outcome)}
          <span className="wrap minor">{why(outcome)}</span>
        </>
      ),
    },
    {
      id: 'result',
      header: 'Result',
      meta: { width: 6.5 },
      cell: ({ row: { original: outcome } }) => <ToneText tone={tones[outcome.state]}>{word(outcome)}</ToneText>,
    },
    {
      id: 'why',
      header: 'Reason',
      meta: { width: 20, rank: 0 },
      cell: ({ row: { original: outcome } }) => (
        <span className="wrap" title={why(outcome)}>
          {why(outcome)}
        </span>
      ),
    },
  ];
};

const idOf = ({ item }: BulkOutcome) => item.id;

/** How far a bulk action is, and then what came of it for each student, the failures first. */
export function BulkStatus({ state, onStop, onDismiss }: Props) {
  if (state.phase === 'running')
    return (
      <>
        <Progress label={state.deed.doing} {...state.progress} stopping={state.stopping} onStop={onStop} />
        <RunGuard
          title="Leave and stop?"
          message="What has been done stays done, the rest is not tried, and you would not see which is which."
          onStop={onStop}
        />
      </>
    );
  return <BulkResult done={state.deed.done} outcomes={state.outcomes} onDismiss={onDismiss} />;
}

interface ResultProps {
  readonly done: string;
  readonly outcomes: readonly BulkOutcome[];
  readonly onDismiss: () => void;
}

function BulkResult({ done, outcomes, onDismiss }: ResultProps) {
  const columns = useMemo(() => columnsFor(done), [done]);
  const sorted = useMemo(() => outcomes.toSorted((a, b) => ranks[a.state] - ranks[b.state]), [outcomes]);
  const count = (state: BulkOutcome['state']) => outcomes.filter((outcome) => outcome.state === state).length;
  const parts = [
    `${formatNumber(count('done'))} ${done.toLowerCase()}`,
    ...(count('failed') > 0 ? [`${formatNumber(count('failed'))} failed`] : []),
    ...(count('not tried') > 0 ? [`${formatNumber(count('not tried'))} not tried`] : []),
  ];
  const left = count('failed') + count('not tried');
  return (
    <Stack as="section" aria-label="Result" gap="3">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Stack gap="0.5">
          <StepHeading size="lg">{parts.join(', ')}</StepHeading>
          <Text role="status" color="fg.muted">
            {left > 0 ? 'Those that it was not done to are still selected.' : 'It was done to all of them.'}
          </Text>
        </Stack>
        <Button variant="surface" size="sm" onClick={onDismiss}>
          Close Result
        </Button>
      </Flex>
      <DataTable caption="Result of each student" columns={columns} rows={sorted} rowId={idOf} maxHeight="20rem" />
    </Stack>
  );
}
