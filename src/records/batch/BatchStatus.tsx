import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { holdLanguage } from '#src/platform/language-hold.ts';
import { listed } from '#src/platform/text/listed.ts';
import { msg, t, translate } from '#src/languages/texts.ts';
import { formatNumber, type Tone } from '#src/platform/text/format.ts';
import { type Columns, nameCells, ToneText } from '#src/ui/data-table/columns.tsx';
import { DataTable } from '#src/ui/DataTable.tsx';
import { FocusedHeading } from '#src/ui/Page.tsx';
import { ProgressBar } from '#src/ui/ProgressBar.tsx';
import { LeaveGuard } from '../LeaveGuard.tsx';
import { PrintButton } from '#src/records/print/PrintButton.tsx';
import { type BatchResult, type BatchRun, adviceIn, type Progress } from './use-batch.ts';

export interface ResultText {
  /** A text of the data. */
  readonly word: string;
  readonly tone: Tone;
  readonly reason: string;
}

const notDone = [msg`Failed`, msg`Unknown`, msg`Left out`, msg`Not tried`];

export function textOfResult(result: BatchResult<unknown, unknown>, done: string): ResultText {
  if (result.state === 'done') return { word: done, tone: 'success', reason: '' };
  if (result.state === 'failed') return { word: msg`Failed`, tone: 'danger', reason: result.reason };
  if (result.state === 'unknown') return { word: msg`Unknown`, tone: 'warning', reason: result.reason };
  if (result.state === 'skipped') return { word: msg`Left out`, tone: 'warning', reason: result.reason };
  return { word: msg`Not tried`, tone: 'neutral', reason: '' };
}

const countOf = (result: string, count: number) => t`${formatNumber(count)} ${result}`;

/** `968 added, 12 updated, 2 failed`: how many results have each of the words, in the order of the words. */
export function countsInWords(results: readonly ResultText[], words: readonly string[]): string {
  const parts = words.map((word) => [word, results.filter((result) => result.word === word).length] as const);
  const counts = parts.flatMap(([word, count]) => (count > 0 ? countOf(translate(word).toLowerCase(), count) : []));
  return listed(counts);
}

export interface ResultConfig<Result> {
  /** Heads the column of the items: msg`Student`. */
  readonly header: string;
  readonly nameOf: (result: Result) => string;
  /** Stands under the name. A compact table has less columns, so that there it may say more. */
  readonly detailOf: (result: Result, compact: boolean) => ReactNode;
  readonly extraColumns?: Columns<Result>;
  /** In a compact table: a line for what the extra columns say. */
  readonly extraLine?: (result: Result) => ReactNode;
}

/** A sentence in a cell: two lines of it, and a tooltip with the rest. */
export const sentence = (text: string | undefined) => (
  <span className="wrap" title={text}>
    {text}
  </span>
);

export function resultColumns<Result extends object>(
  { header, nameOf, detailOf, extraLine, extraColumns = [] }: ResultConfig<Result>,
  textOf: (result: Result) => ResultText,
): Columns<Result> {
  const name = nameCells<Result>({
    name: nameOf,
    detail: (result) => detailOf(result, false),
    compactDetail: (result) => detailOf(result, true),
    compactFooter: (result) => (
      <>
        {extraLine && <span className="line">{extraLine(result)}</span>}
        <span className="wrap minor">{textOf(result).reason}</span>
      </>
    ),
  });
  return [
    { id: 'name', header, width: 11, grows: true, ...name },
    {
      id: 'result',
      header: msg`Result`,
      width: 6.5,
      cell: (result) => <ToneText tone={textOf(result).tone}>{translate(textOf(result).word)}</ToneText>,
    },
    {
      id: 'reason',
      header: msg`Reason`,
      width: 14,
      responsivePriority: 0,
      grows: true,
      cell: (result) => sentence(textOf(result).reason),
    },
    ...extraColumns,
  ];
}

const order: readonly Tone[] = ['danger', 'warning', 'neutral', 'success'];

export const failuresFirst = <Result,>(results: readonly Result[], textOf: (result: Result) => ResultText) =>
  [...results].sort((a, b) => order.indexOf(textOf(a).tone) - order.indexOf(textOf(b).tone));

interface ProgressProps {
  readonly label: string;
  readonly progress: Progress;
  readonly stopping: boolean;
  readonly onStop: () => void;
  readonly leaveTitle?: string;
  readonly leaveMessage?: string;
}

/** The progress of a batch, with Stop. It asks before the page is left, and stops the batch where it is left after all. */
export function BatchProgress({
  label,
  progress,
  stopping,
  onStop,
  leaveTitle = t`Leave and stop?`,
  leaveMessage = t`What is done so far is kept. The rest is not tried, and you will not see the list of results.`,
}: ProgressProps) {
  useEffect(holdLanguage, []);
  return (
    <>
      <ProgressBar label={label} {...progress} stopping={stopping} onStop={onStop} />
      <LeaveGuard
        isHeld={() => true}
        // An import is a task in the search; a filter or an open row does not leave the page.
        scopeOf={({ pathname, search }) => JSON.stringify([pathname, 'task' in search ? search.task : undefined])}
        title={leaveTitle}
        message={leaveMessage}
        confirmLabel={t`Stop and Leave`}
        onLeave={onStop}
      />
    </>
  );
}

interface Props<Item, Data> {
  readonly batch: BatchRun<Item, Data>;
  readonly config: ResultConfig<BatchResult<Item, Data>>;
  readonly label: string;
  /** Heads the results; without it they are counted. */
  readonly headingOf?: (results: readonly BatchResult<Item, Data>[]) => string;
  readonly tools?: ReactNode;
  readonly onStop: () => void;
  readonly onDismiss: () => void;
}

/** The progress of a batch, and then its result for each item, the failures first. Its items come from a selection. */
export function BatchStatus<Item extends { readonly id: string }, Data>(props: Props<Item, Data>) {
  const { batch, config, onStop } = props;
  const { action, results } = batch;
  const { done } = action;
  const table = useMemo(() => {
    const textOf = (result: BatchResult<Item, Data>) => textOfResult(result, done);
    return (
      results && {
        columns: resultColumns(config, textOf),
        rows: failuresFirst(results, textOf),
        counts: countsInWords(results.map(textOf), [done, ...notDone]),
      }
    );
  }, [config, results, done]);
  if (!results || !table) return <BatchProgress {...batch} label={action.progressLabel} onStop={onStop} />;
  const isDone = results.every(({ state }) => state === 'done');
  return (
    <Stack as="section" aria-label={props.label} gap="3">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Stack gap="0.5">
          <FocusedHeading size="lg">{props.headingOf?.(results) ?? table.counts}</FocusedHeading>
          <Text role="status" color="fg.muted">
            {isDone
              ? t`All of them are done.`
              : [adviceIn(results), action.leftOver ?? t`Those that are not done are still selected.`]
                  .filter(Boolean)
                  .join(' ')}
          </Text>
        </Stack>
        <Flex gap="2" wrap="wrap">
          {props.tools}
          <PrintButton
            hasWord
            isEmpty={results.length === 0}
            getTable={() => ({
              title: props.label,
              count: table.counts,
              columns: table.columns,
              rows: table.rows,
              rowId: ({ item }) => item.id,
            })}
          />
          <Button variant="surface" size="sm" onClick={props.onDismiss}>
            {t`Close Result`}
          </Button>
        </Flex>
      </Flex>
      <DataTable
        caption={t`Results`}
        columns={table.columns}
        rows={table.rows}
        rowId={({ item }) => item.id}
        maxHeight="20rem"
      />
    </Stack>
  );
}
