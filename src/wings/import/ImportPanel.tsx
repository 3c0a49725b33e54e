import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { formatNumber } from '#src/platform/text/format.ts';
import { textOf } from '#src/records/fields/field.ts';
import { journaledImports } from '#src/session/import-journal.ts';
import { DataTable } from '#src/ui/DataTable.tsx';
import { downloadFile } from '#src/ui/download.ts';
import { FocusedHeading } from '#src/ui/Page.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import {
  BatchProgress,
  BatchStatus,
  countWords,
  failuresFirst,
  type ResultConfig,
  resultColumns,
  type ResultText,
  textOfResult,
} from '#src/records/batch/BatchStatus.tsx';
import type { Columns } from '#src/ui/data-table/columns.tsx';
import { type BatchResult, doneItems, adviceIn, useBatch } from '#src/records/batch/use-batch.ts';
import { PrintButton } from '#src/records/print/PrintButton.tsx';
import { capitalized, type Identified } from '#src/records/record-type.ts';
import { ChooseFile, EncodingStep } from './ChooseFile.tsx';
import { leftRowsCsv } from './csv-cells.ts';
import { DryRun, lineColumn } from './DryRun.tsx';
import { ReadingStep } from './ReadingStep.tsx';
import type { ImportTarget, RowResult } from './plan.ts';
import { canRetry, importedBefore, useImport } from './use-import.ts';

export interface ImportPanelProps<Row extends Identified> {
  readonly target: ImportTarget<Row>;
  /** When the import was begun that is to be continued. */
  readonly resume: number | undefined;
  readonly onClose: () => void;
}

/** A CSV import: choose a file, see what would be done, start it, and see the result of each row. */
export function ImportPanel<Row extends Identified>({ target, resume, onClose }: ImportPanelProps<Row>) {
  const { plural, noun } = target.type;
  const { step, batch, check, checkFile, checkAs, change, start, stop, reset, refuse } = useImport(target);
  const phase = batch ? (batch.results ? 'done' : 'running') : step.phase;

  const continueImport = useEffectEvent(async () => {
    const begun = (await journaledImports(noun)).find(({ begunAt }) => begunAt === resume);
    if (begun) await check(begun);
  });
  useEffect(() => {
    if (resume !== undefined) void continueImport();
  }, [resume]);

  return (
    <Stack as="section" aria-label={`Import ${plural}`} gap="5">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <FocusedHeading key={phase} size="lg">
          {phase === 'done' ? 'Result of the import' : `Import ${plural}`}
        </FocusedHeading>
        {phase !== 'running' && (
          <Button size="sm" variant="surface" onClick={onClose}>
            Back to the List
          </Button>
        )}
      </Flex>
      {batch ? (
        batch.results ? (
          <ImportResults
            target={target}
            fileName={batch.action.source.fileName}
            titles={batch.action.plan.titles}
            results={batch.results}
            onContinue={() => void check(batch.action.source)}
            onAnother={reset}
          />
        ) : (
          <>
            <BatchProgress
              label={batch.action.progressLabel}
              progress={batch.progress}
              stopping={batch.stopping}
              onStop={stop}
              leaveTitle="Leave and stop the import?"
              leaveMessage={`Rows that have been imported stay, the rest is not tried. The import can be continued on the page of the ${plural}.`}
            />
            <Text color="fg.muted">
              Stay on this page until it is done. If the import is interrupted, this page says afterwards which rows
              were imported.
            </Text>
          </>
        )
      ) : step.phase === 'checking' ? (
        <ProgressBar
          label={`Checking ${step.fileName}, percent`}
          done={Math.round(step.part * 100)}
          total={100}
          onStop={reset}
        />
      ) : step.phase === 'encoding' ? (
        <EncodingStep
          {...step.source}
          onRight={() => void check(step.source)}
          onWrong={() =>
            refuse('Its letters are written in a way that a file does not tell. Save it again as “CSV UTF-8”.')
          }
        />
      ) : step.phase === 'review' ? (
        <DryRun
          target={target}
          fileName={step.source.fileName}
          plan={step.plan}
          before={importedBefore(step.source, noun)}
          onStart={(withUpdates) => void start(step.source, step.plan, withUpdates)}
          onChange={() => change(step)}
          onBack={reset}
        />
      ) : step.phase === 'map' ? (
        <ReadingStep
          target={target}
          fileName={step.source.fileName}
          file={step.file}
          fields={step.fields}
          initial={step.reading}
          onCheck={(reading) => void checkAs(step, reading)}
          onBack={reset}
        />
      ) : (
        <ChooseFile
          target={target}
          problem={step.problem}
          onFile={checkFile}
          onText={(text) => void check({ fileName: 'Pasted text', text })}
        />
      )}
    </Stack>
  );
}

interface ResultsProps<Row extends Identified> {
  readonly target: ImportTarget<Row>;
  readonly fileName: string;
  readonly titles: readonly string[];
  readonly results: readonly RowResult<Row>[];
  readonly onContinue: () => void;
  readonly onAnother: () => void;
}

function textOfRow<Row>(result: RowResult<Row>): ResultText {
  const text = textOfResult(result, result.item.kind === 'new' ? 'Added' : 'Updated');
  const missing = result.state === 'done' ? result.data.missing : undefined;
  return missing ? { ...text, tone: 'warning', reason: missing } : text;
}

const rowResultColumns = <Row extends Identified>({ type }: ImportTarget<Row>): Columns<RowResult<Row>> => [
  { ...lineColumn, cell: ({ item }) => item.row.line },
  ...resultColumns<RowResult<Row>>(
    {
      header: capitalized(type.noun),
      nameOf: ({ item }) => item.name || 'No name',
      detailOf: ({ item }, compact) => (compact ? `Line ${item.row.line} · ${item.code}` : item.code),
    },
    textOfRow,
  ),
];

const lineOf = <Row,>({ item }: RowResult<Row>) => String(item.row.line);

const isNotIn = <Row,>(result: RowResult<Row>) => result.state !== 'done' || result.data.missing !== undefined;

function withReason<Row>(result: RowResult<Row>) {
  const { word, reason } = textOfRow(result);
  return { row: result.item.row, reason: reason || word };
}

const updatesIn = <Row,>(results: readonly RowResult<Row>[]): readonly BatchResult<Row, Row | undefined>[] =>
  results.flatMap((one) =>
    one.state === 'done' && one.item.record
      ? [{ state: 'done', item: one.item.record, data: one.data.stored } as const]
      : [],
  );

function ImportResults<Row extends Identified>(props: ResultsProps<Row>) {
  const { target, fileName, titles, results, onContinue, onAnother } = props;
  const columns = useMemo(() => rowResultColumns(target), [target]);
  const sorted = useMemo(() => failuresFirst(results, textOfRow), [results]);
  const counts = countWords(sorted.map(textOfRow), ['Added', 'Updated', 'Failed', 'Unknown', 'Not tried', 'Left out']);
  const left = results.filter(canRetry).length;
  const notIn = sorted.filter(isNotIn);
  const hasLeftOut = results.some(({ state }) => state === 'skipped');
  const updates = useMemo(() => updatesIn(results), [results]);
  const undo = useBatch<Row, Row | undefined>();
  const [isUndone, setIsUndone] = useState(false);
  const beginUndo = () => {
    setIsUndone(true);
    if (target.undo) void undo.run(target.undo(updates), doneItems(updates));
  };

  const [code = ''] = Object.keys(target.keys);
  const { type } = target;
  const undoConfig: ResultConfig<BatchResult<Row, Row | undefined>> = {
    header: capitalized(type.noun),
    nameOf: ({ item }) => type.nameOf(item),
    detailOf: ({ item }) => type.fields[code] && textOf(type.fields[code], item),
  };

  return (
    <Stack gap="5">
      <Text role="status">
        <strong>{fileName}</strong>
        {`: ${counts}${hasLeftOut ? ' since they do not fit' : ''}. ${adviceIn(results) ?? ''}`.trimEnd()}
      </Text>
      <Flex gap="2" wrap="wrap">
        {left > 0 && (
          <Button
            size="sm"
            disabled={undo.isRunning}
            onClick={onContinue}
          >{`Continue with the ${formatNumber(left)} Left`}</Button>
        )}
        {notIn.length > 0 && (
          <Button
            size="sm"
            variant="surface"
            onClick={() => void downloadFile(() => leftRowsCsv(fileName, titles, notIn.map(withReason)))}
          >
            Download Rows That Were Not Imported
          </Button>
        )}
        {target.undo && updates.length > 0 && !isUndone && (
          <Button size="sm" variant="surface" onClick={beginUndo}>
            {updates.length === 1 ? 'Undo the Update' : `Undo the ${formatNumber(updates.length)} Updates`}
          </Button>
        )}
        <Button size="sm" variant="surface" disabled={undo.isRunning} onClick={onAnother}>
          Import Another File
        </Button>
        <PrintButton<RowResult<Row>>
          hasWord
          isEmpty={sorted.length === 0}
          getTable={() => ({
            title: `Import of ${target.type.plural}`,
            count: counts,
            facts: [`File: ${fileName}`],
            columns,
            rows: sorted,
            rowId: lineOf,
          })}
        />
      </Flex>
      {undo.batch && (
        <BatchStatus
          batch={undo.batch}
          config={undoConfig}
          label="Undo of the updates"
          onStop={undo.stop}
          onDismiss={undo.dismiss}
        />
      )}
      <DataTable caption="Outcome of each row" columns={columns} rows={sorted} rowId={lineOf} compactRowHeight={7} />
    </Stack>
  );
}
