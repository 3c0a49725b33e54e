import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { formatNumber } from '../../domain/format.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { downloadFile } from '../../ui/download.ts';
import { countWords, failuresFirst } from '../batch/BatchStatus.tsx';
import type { Identified } from '../record-type.ts';
import { leftRowsCsv } from './csv-columns.ts';
import type { ImportTarget } from './plan.ts';
import { type RowResult, rowResultColumns, textOfRow } from './plan-columns.tsx';
import { canRetry } from './use-import.ts';

interface Props<Row extends Identified> {
  readonly target: ImportTarget<Row>;
  readonly fileName: string;
  readonly titles: readonly string[];
  readonly results: readonly RowResult<Row>[];
  /** Checks the file again, and imports the rows that are not in. */
  readonly onContinue: () => void;
  readonly onAnother: () => void;
}

const lineOf = <Row,>({ item }: RowResult<Row>) => String(item.row.line);

/** The row, or a part of it, is not stored. */
const isNotIn = <Row,>(result: RowResult<Row>) => result.state !== 'done' || result.data.missing !== undefined;

function withReason<Row>(result: RowResult<Row>) {
  const { word, reason } = textOfRow(result);
  return { row: result.item.row, reason: reason || word };
}

/** The result of each row, those that are not in first; and what can be done about them. */
export function ImportResults<Row extends Identified>(props: Props<Row>) {
  const { target, fileName, titles, results, onContinue, onAnother } = props;
  const columns = useMemo(() => rowResultColumns(target), [target]);
  const sorted = useMemo(() => failuresFirst(results, textOfRow), [results]);
  const counts = countWords(sorted.map(textOfRow), ['Added', 'Updated', 'Failed', 'Not tried', 'Left out']);
  const left = results.filter(canRetry).length;
  const notIn = sorted.filter(isNotIn);

  return (
    <Stack gap="5">
      <Text role="status">
        <strong>{fileName}</strong>: {counts}
        {results.some(({ state }) => state === 'skipped') && ' since they do not fit'}.
      </Text>
      <Flex gap="3" wrap="wrap">
        {left > 0 && <Button onClick={onContinue}>{`Continue with the ${formatNumber(left)} Left`}</Button>}
        {notIn.length > 0 && (
          <Button
            variant="surface"
            onClick={() => void downloadFile(() => leftRowsCsv(fileName, titles, notIn.map(withReason)))}
          >
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
