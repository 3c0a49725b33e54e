import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { downloadRows, isOut } from './import-files.ts';
import type { ImportPlan } from './plan.ts';
import { outcomeColumns, plannedOf, wordsOf, type Ending } from './plan-columns.tsx';
import { isLeft, type RowOutcome, type Source } from './use-import.ts';
import { formatNumber } from '../../../../domain/format.ts';

interface Props {
  readonly source: Source;
  readonly plan: ImportPlan;
  readonly outcomes: readonly RowOutcome[];
  /** Checks the file again, and goes on with what is not in. */
  readonly onContinue: () => void;
  readonly onAnother: () => void;
}

const worst = ['danger', 'warning', 'neutral', 'success'];
const rank = (ending: Ending) => worst.indexOf(wordsOf(ending).tone);

const lineOf = (ending: Ending) => String(plannedOf(ending).row.line);

/** `968 added, 12 updated, 2 failed`. */
function summary(outcomes: readonly RowOutcome[], wrong: number): string {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) {
    const { word } = wordsOf(outcome);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const parts = ['Added', 'Updated', 'Failed', 'Not tried'].flatMap((word) => {
    const count = counts.get(word);
    return count ? `${formatNumber(count)} ${word.toLowerCase()}` : [];
  });
  return [...parts, ...(wrong > 0 ? [`${formatNumber(wrong)} left out since they do not fit`] : [])].join(', ');
}

/** What came of each row, those that are not in first; and what can be done about them. */
export function ImportOutcome({ source, plan, outcomes, onContinue, onAnother }: Props) {
  const sorted = useMemo(
    () => [...outcomes, ...plan.wrong].toSorted((a, b) => rank(a) - rank(b)),
    [outcomes, plan.wrong],
  );
  const left = outcomes.filter(isLeft).length;
  const out = sorted.filter(isOut);

  return (
    <Stack gap="5">
      <Text role="status">
        <strong>{source.fileName}</strong>: {summary(outcomes, plan.wrong.length)}.
      </Text>
      <Flex gap="3" wrap="wrap">
        {left > 0 && <Button onClick={onContinue}>{`Continue with the ${formatNumber(left)} Left`}</Button>}
        {out.length > 0 && (
          <Button variant="surface" onClick={() => void downloadRows(source, plan, out)}>
            Download Rows That Are Not In
          </Button>
        )}
        <Button variant="surface" onClick={onAnother}>
          Import Another File
        </Button>
      </Flex>
      <DataTable
        caption="Outcome of each row"
        columns={outcomeColumns}
        rows={sorted}
        rowId={lineOf}
        compactRowHeight={7}
      />
    </Stack>
  );
}
