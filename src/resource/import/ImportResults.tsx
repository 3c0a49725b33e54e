import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { countWords, failuresFirst } from '../batch/BatchStatus.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { downloadRows, isNotStored } from './import-files.ts';
import type { ImportPlan, ImportTarget } from './plan.ts';
import { type FileResult, fileResultColumns, plannedOf, type RowResult, textOf } from './plan-columns.tsx';
import type { Identified } from '../record-type.ts';
import { canRetry, type Source } from './use-import.ts';
import { formatNumber } from '../../domain/format.ts';

interface Props<Row extends Identified> {
  readonly target: ImportTarget<Row>;
  readonly source: Source;
  readonly plan: ImportPlan<Row>;
  readonly results: readonly RowResult<Row>[];
  /** Checks the file again, and imports the rows that are not in. */
  readonly onContinue: () => void;
  readonly onAnother: () => void;
}

const lineOf = <Row,>(result: FileResult<Row>) => String(plannedOf(result).row.line);

/** `968 added, 12 updated, 2 failed`. */
function summaryOf<Row>(results: readonly RowResult<Row>[], wrong: number): string {
  const counts = countWords(results.map(textOf), ['Added', 'Updated', 'Failed', 'Not tried']);
  const leftOut = wrong > 0 ? `${formatNumber(wrong)} left out since they do not fit` : '';
  return [counts, leftOut].filter(Boolean).join(', ');
}

/** The result of each row, those that are not in first; and what can be done about them. */
export function ImportResults<Row extends Identified>(props: Props<Row>) {
  const { target, source, plan, results, onContinue, onAnother } = props;
  const columns = useMemo(() => fileResultColumns(target), [target]);
  const sorted = useMemo(() => failuresFirst([...results, ...plan.wrong], textOf), [results, plan.wrong]);
  const left = results.filter(canRetry).length;
  const notIn = sorted.filter(isNotStored);

  return (
    <Stack gap="5">
      <Text role="status">
        <strong>{source.fileName}</strong>: {summaryOf(results, plan.wrong.length)}.
      </Text>
      <Flex gap="3" wrap="wrap">
        {left > 0 && <Button onClick={onContinue}>{`Continue with the ${formatNumber(left)} Left`}</Button>}
        {notIn.length > 0 && (
          <Button variant="surface" onClick={() => void downloadRows(source.fileName, plan, notIn)}>
            Download Rows That Are Not In
          </Button>
        )}
        <Button variant="surface" onClick={onAnother}>
          Import Another File
        </Button>
      </Flex>
      <DataTable caption="Outcome of each row" columns={columns} rows={sorted} rowId={lineOf} compactRowHeight={7} />
    </Stack>
  );
}
