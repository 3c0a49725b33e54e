import { t } from '#src/languages/texts.ts';
import type { Shape } from '#src/records/fields/amounts.ts';
import { type Notation, readAs, type ReadCell, twoWays } from './notation.ts';

/** A percentage is written as one, or as a part of 1. The whole column tells which, or somebody is asked. */
export type PercentScale = 'part' | 'percent';

/** What the numbers of a column tell of that: of each kind the first that was met. */
export interface ScaleEvidence {
  /** It is between 0 and 1. */
  readonly part?: string;
  /** It is more than 1, or a percent sign stands beside it. */
  readonly percent?: string;
}

export function scaleTold(cell: string, shape: Shape): PercentScale | undefined {
  // What can be read in two ways is at least the fraction.
  const least = Number(shape.kind === 'open' ? `${shape.whole}.${shape.rest}` : shape.text);
  if (least > 1 || /[%٪]|per ?cent/i.test(cell)) return 'percent';
  return least > 0 && least < 1 ? 'part' : undefined;
}

/** The percentage of a part of 1, without the traces of binary arithmetic. */
const percentageOf = (part: string): string => String(Number((Number(part) * 100).toFixed(9)));

/** A percentage, with what is to be looked at in one that may be a part of 1. */
function doubted(read: ReadCell): ReadCell {
  const percentage = Number(read.text);
  if (read.problem || !(percentage > 0 && percentage <= 1)) return read;
  const meant = `${percentageOf(read.text)}%`;
  const doubt = percentage < 1 ? t`This is less than 1%: is ${meant} meant?` : t`This is 1%: is ${meant} meant?`;
  return { ...read, doubt };
}

/** How a column of percentages is written, given how it is read as one of numbers. */
export function percentNotation(
  { facts, read }: Pick<Required<Notation>, 'facts' | 'read'>,
  { part, percent }: ScaleEvidence,
  chosen: string | undefined,
): Notation {
  if (part === undefined || percent !== undefined)
    return { question: undefined, facts, read: (cell) => doubted(read(cell)) };
  const { text } = read(part);
  const meanings = [
    { value: 'part', percentage: `${percentageOf(text)}%` },
    { value: 'percent', percentage: `${text}%` },
  ];
  const { percentage } = meanings.find(({ value }) => value === chosen) ?? {};
  return {
    question: {
      example: part,
      choices: meanings.map((one) => ({ value: one.value, label: readAs(part, one.percentage) })),
    },
    facts: [...facts, percentage && t`${part} is ${percentage}, as chosen`],
    read: (cell) => {
      const found = read(cell);
      if (found.problem || !(Number(found.text) > 0)) return found;
      if (chosen === 'part') return { text: percentageOf(found.text) };
      if (chosen === 'percent') return found;
      return chosen ? doubted(found) : { text: cell, problem: twoWays() };
    },
  };
}
