import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';
import { formatNumber } from '../../domain/format.ts';
import type { Columns } from '../../ui/data-table/columns.ts';
import { ToneText } from '../../ui/data-table/ToneText.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { FocusedHeading } from '../../ui/FocusedHeading.tsx';
import type { Tone } from '../../ui/ToneBadge.tsx';
import type { BatchResult } from './use-batch.ts';

/** A result in a word, with its colour, and the reason where there is one. */
export interface ResultText {
  readonly word: string;
  readonly tone: Tone;
  readonly reason: string;
}

/** The text of a result; `done` is the word for an item that the action has been done to. */
export function textOfResult(result: BatchResult<unknown, unknown>, done: string): ResultText {
  if (result.state === 'done') return { word: done, tone: 'success', reason: '' };
  if (result.state === 'failed') return { word: 'Failed', tone: 'danger', reason: result.reason };
  if (result.state === 'skipped') return { word: 'Left out', tone: 'warning', reason: result.reason };
  return { word: 'Not tried', tone: 'neutral', reason: '' };
}

/** `968 added, 12 updated, 2 failed`: how many results have each of the words, in the order of the words. */
export function countWords(results: readonly ResultText[], words: readonly string[]): string {
  const parts = words.map((word) => [word, results.filter((result) => result.word === word).length] as const);
  return parts.flatMap(([word, count]) => (count > 0 ? `${formatNumber(count)} ${word.toLowerCase()}` : [])).join(', ');
}

/** How the results of a batch are shown. */
interface ResultLook<Result> {
  /** Heads the column of the items, e.g. `Student`. */
  readonly header: string;
  readonly nameOf: (result: Result) => string;
  /** Stands under the name. A compact table has less columns, so that there it may say more. */
  readonly detailOf: (result: Result, compact: boolean) => ReactNode;
  readonly textOf: (result: Result) => ResultText;
  /** In a compact table: a line for what the extra columns say. */
  readonly extraLine?: ((result: Result) => ReactNode) | undefined;
}

/** The columns of a table of results: the item, the result and its reason. */
export function resultColumns<Result extends object>(look: ResultLook<Result>): Columns<Result> {
  const item = (result: Result, compact: boolean) => (
    <>
      <strong className="line" title={look.nameOf(result)}>
        {look.nameOf(result)}
      </strong>
      <span className="line minor">{look.detailOf(result, compact)}</span>
    </>
  );
  return [
    {
      id: 'name',
      header: look.header,
      width: 11,
      rowHeader: true,
      cell: (result) => item(result, false),
      compactCell: (result) => (
        <>
          {item(result, true)}
          {look.extraLine && <span className="line">{look.extraLine(result)}</span>}
          <span className="wrap minor">{look.textOf(result).reason}</span>
        </>
      ),
    },
    {
      id: 'result',
      header: 'Result',
      width: 6.5,
      cell: (result) => {
        const { tone, word } = look.textOf(result);
        return <ToneText tone={tone}>{word}</ToneText>;
      },
    },
    {
      id: 'reason',
      header: 'Reason',
      width: 14,
      rank: 0,
      cell: (result) => {
        const { reason } = look.textOf(result);
        return (
          <span className="wrap" title={reason}>
            {reason}
          </span>
        );
      },
    },
  ];
}

const order: readonly Tone[] = ['danger', 'warning', 'neutral', 'success'];

/** The results with the failures first. */
export const failuresFirst = <Result,>(results: readonly Result[], textOf: (result: Result) => ResultText) =>
  results.toSorted((a, b) => order.indexOf(textOf(a).tone) - order.indexOf(textOf(b).tone));

interface Props<Item, Data> extends ResultLook<BatchResult<Item, Data>> {
  readonly label: string;
  readonly heading: ReactNode;
  readonly results: readonly BatchResult<Item, Data>[];
  readonly rowId: (result: BatchResult<Item, Data>) => string;
  readonly extraColumns?: Columns<BatchResult<Item, Data>> | undefined;
  /** What else can be done with the results. */
  readonly tools?: ReactNode;
  readonly onClose: () => void;
}

const noColumns: readonly never[] = [];

/** The result of a batch for each of its items, the failures first. Its items come from a selection. */
export function BatchResults<Item, Data>(props: Props<Item, Data>) {
  const { header, nameOf, detailOf, textOf, extraLine, results, extraColumns = noColumns } = props;
  const columns = useMemo(
    () => [...resultColumns({ header, nameOf, detailOf, textOf, extraLine }), ...extraColumns],
    [header, nameOf, detailOf, textOf, extraLine, extraColumns],
  );
  const sorted = useMemo(() => failuresFirst(results, textOf), [results, textOf]);
  const isDone = results.every(({ state }) => state === 'done');
  return (
    <Stack as="section" aria-label={props.label} gap="3">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Stack gap="0.5">
          <FocusedHeading size="lg">{props.heading}</FocusedHeading>
          <Text role="status" color="fg.muted">
            {isDone ? 'It was done to all of them.' : 'Those that it was not done to are still selected.'}
          </Text>
        </Stack>
        <Flex gap="2" wrap="wrap">
          {props.tools}
          <Button variant="surface" size="sm" onClick={props.onClose}>
            Close Result
          </Button>
        </Flex>
      </Flex>
      <DataTable caption="Results" columns={columns} rows={sorted} rowId={props.rowId} maxHeight="20rem" />
    </Stack>
  );
}
