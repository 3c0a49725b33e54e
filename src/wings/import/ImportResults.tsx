import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { msg, plural, t, translate } from '#src/languages/texts.ts';
import { formatNumber } from '#src/platform/text/format.ts';
import { downloadFile } from '#src/ui/download.ts';
import { DataTable } from '#src/ui/DataTable.tsx';
import {
  BatchStatus,
  countsInWords,
  failuresFirst,
  resultColumns,
  type ResultText,
  textOfResult,
} from '#src/records/batch/BatchStatus.tsx';
import { adviceIn, type BatchResult, doneItems, useBatch } from '#src/records/batch/use-batch.ts';
import { PrintButton } from '#src/records/print/PrintButton.tsx';
import { studentResult, undoUpdates } from '#src/features/students/student-actions.ts';
import type { Student } from '#src/features/students/student.ts';
import type { ImportPlan } from './check-file.ts';
import { lineColumn, shownName } from './DryRun.tsx';
import { leftRowsCsv } from './own-files.ts';
import { lineName } from './reading.ts';
import { canRetry, type RowResult } from './write-rows.ts';

interface Props {
  readonly fileName: string;
  readonly plan: ImportPlan;
  readonly results: readonly RowResult[];
  readonly onContinue: () => void;
  /** Another file has its turn after this one. */
  readonly hasNext: boolean;
  readonly onAnother: () => void;
}

function textOfRow(result: RowResult): ResultText {
  const text = textOfResult(result, result.item.kind === 'new' ? msg`Added` : msg`Updated`);
  const missing = result.state === 'done' ? result.data.missing : undefined;
  return missing ? { ...text, tone: 'warning', reason: missing } : text;
}

const columnsOf = ({ lineWord }: ImportPlan) => [
  { ...lineColumn(lineWord), cell: ({ item }: RowResult) => item.row.line },
  ...resultColumns<RowResult>(
    {
      header: t`Student`,
      nameOf: ({ item }) => shownName(item),
      detailOf: ({ item }, compact) => (compact ? t`${lineName(lineWord, item.row.line)} · ${item.code}` : item.code),
    },
    textOfRow,
  ),
];

const lineOf = ({ item }: RowResult) => String(item.row.line);

/** How many rows were added, updated and not imported. */
export const countsOf = (results: readonly RowResult[]): string =>
  countsInWords(results.map(textOfRow), [
    msg`Added`,
    msg`Updated`,
    msg`Failed`,
    msg`Unknown`,
    msg`Not tried`,
    msg`Left out`,
  ]);

const isNotIn = (result: RowResult) => result.state !== 'done' || result.data.missing !== undefined;

function withReason(result: RowResult) {
  const { word, reason } = textOfRow(result);
  return { row: result.item.row, reason: reason || translate(word) };
}

const updatesIn = (results: readonly RowResult[]): readonly BatchResult<Student, Student | undefined>[] =>
  results.flatMap((one) =>
    one.state === 'done' && one.item.record ? { state: 'done', item: one.item.record, data: one.data.stored } : [],
  );

export function ImportResults({ fileName, plan, results, onContinue, hasNext, onAnother }: Props) {
  const rows = useMemo(() => failuresFirst(results, textOfRow), [results]);
  const columns = useMemo(() => columnsOf(plan), [plan]);
  const updates = useMemo(() => updatesIn(results), [results]);
  const undo = useBatch<Student, Student | undefined>();
  const [isUndone, setIsUndone] = useState(false);
  const counts = countsOf(results);
  const left = results.filter(canRetry).length;
  const notIn = rows.filter(isNotIn);
  const hasLeftOut = results.some(({ state }) => state === 'skipped');
  const said = hasLeftOut ? t`${counts} since they do not fit.` : t`${counts}.`;
  const beginUndo = () => {
    setIsUndone(true);
    void undo.run(undoUpdates(updates), doneItems(updates));
  };

  return (
    <Stack gap="5">
      <Text role="status">
        <strong dir="auto">{fileName}</strong>
        {`: ${said} ${adviceIn(results) ?? ''}`.trimEnd()}
      </Text>
      <Flex gap="2" wrap="wrap">
        {left > 0 && (
          <Button size="sm" disabled={undo.isRunning} onClick={onContinue}>
            {t`Continue with the ${formatNumber(left)} Left`}
          </Button>
        )}
        {notIn.length > 0 && (
          <Button
            size="sm"
            variant="surface"
            onClick={() => void downloadFile(() => leftRowsCsv(fileName, plan, notIn.map(withReason)))}
          >
            {t`Download Rows That Were Not Imported`}
          </Button>
        )}
        {updates.length > 0 && !isUndone && (
          <Button size="sm" variant="surface" onClick={beginUndo}>
            {plural(updates.length)`Undo the Update | Undo the ${formatNumber(updates.length)} Updates`}
          </Button>
        )}
        <Button
          size="sm"
          variant={hasNext && left === 0 ? 'solid' : 'surface'}
          disabled={undo.isRunning}
          onClick={onAnother}
        >
          {hasNext ? t`Go On with the Next File` : t`Import Another File`}
        </Button>
        <PrintButton<RowResult>
          hasWord
          isEmpty={rows.length === 0}
          getTable={() => ({
            title: t`Import of students`,
            count: counts,
            facts: [t`File: ${fileName}`],
            columns,
            rows,
            rowId: lineOf,
          })}
        />
      </Flex>
      {undo.batch && (
        <BatchStatus
          batch={undo.batch}
          config={studentResult}
          label={t`Undo of the updates`}
          onStop={undo.stop}
          onDismiss={undo.dismiss}
        />
      )}
      <DataTable caption={t`Outcome of each row`} columns={columns} rows={rows} rowId={lineOf} compactRowHeight={7} />
    </Stack>
  );
}
