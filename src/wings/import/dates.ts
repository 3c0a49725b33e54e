import { t } from '#src/languages/texts.ts';
import { formatDate } from '#src/platform/text/format.ts';
import {
  afternoonOf,
  type Century,
  centuryOf,
  type DateOrder,
  dayAfter,
  dayAndName,
  nameAndDay,
  numbers,
  plainDate,
  parseDate,
  serial,
} from '#src/records/fields/dates.ts';
import type { Field } from '#src/records/fields/field.ts';
import type { Student } from '#src/features/students/student.ts';
import type { Notation } from './notation.ts';

/** What the dates of a column tell of how they are written: of each kind the first that was met. */
export interface DateEvidence {
  /** Its first number can be no month. */
  readonly day?: string;
  /** Its second number can be no month. */
  readonly month?: string;
  /** It is another day in the other order. */
  readonly open?: string;
  /** Its year has two digits. */
  readonly shortYear?: string;
  /** It is a spreadsheet's number of a day. */
  readonly serial?: string;
  /** The times in the afternoon that stand beside its days, up to the third that is another. */
  readonly afternoons?: readonly string[];
}

/** A midnight elsewhere is one time here, or two where clocks are changed in summer; moments are of many. */
const MOST_MIDNIGHTS = 2;

function orderTold(first: number, second: number): 'day' | 'month' | 'open' | undefined {
  // A zero is no day and no month, and 98/12/31 has its year in front: they tell nothing.
  if (first === second || first * second === 0 || first > 31) return undefined;
  return first > 12 ? 'day' : second > 12 ? 'month' : 'open';
}

function addAfternoon(evidence: DateEvidence, cell: string): DateEvidence {
  const { afternoons = [] } = evidence;
  const time = afternoons.length > MOST_MIDNIGHTS ? undefined : afternoonOf(cell);
  return !time || afternoons.includes(time) ? evidence : { ...evidence, afternoons: [...afternoons, time] };
}

/** What is to be looked at in a date whose time may be a midnight elsewhere. */
function midnightDoubt({ afternoons = [] }: DateEvidence, cell: string, date: string): string | undefined {
  const time = afternoons.length > MOST_MIDNIGHTS || afternoons.length === 0 ? undefined : afternoonOf(cell);
  return (
    time &&
    t`${time} stands beside it, as a program writes that counts in another time zone: is ${formatDate(dayAfter(date))} meant?`
  );
}

export function addDateEvidence(before: DateEvidence, cell: string): DateEvidence {
  const evidence = addAfternoon(before, cell);
  const text = plainDate(cell);
  const found = [serial, numbers, dayAndName, nameAndDay].find((one) => one.test(text));
  const { first, second, year } = found?.exec(text)?.groups ?? {};
  const kinds = [
    found === serial && 'serial',
    year?.length === 2 && 'shortYear',
    found === numbers && orderTold(Number(first), Number(second)),
  ] as const;
  const told = kinds.filter((kind) => kind && evidence[kind] === undefined);
  return told.length === 0 ? evidence : { ...evidence, ...Object.fromEntries(told.map((kind) => [kind, cell])) };
}

/** The order that the column itself tells: none where no date tells it, or where its dates contradict each other. */
export function orderOf({ day, month }: DateEvidence): DateOrder | undefined {
  if (day !== undefined && month !== undefined) return undefined;
  if (day !== undefined) return 'day';
  return month === undefined ? undefined : 'month';
}

export const isOrderAsked = (evidence: DateEvidence): boolean =>
  orderOf(evidence) === undefined && (evidence.open !== undefined || evidence.day !== undefined);

/** The order that another column of the same file proves, and what that column is called. */
export interface ProvenOrder {
  readonly order: DateOrder;
  readonly column: string;
}

const contradictsItself = ({ day, month }: DateEvidence): boolean => day !== undefined && month !== undefined;

/** The order that some columns of dates prove, where no other contradicts them: one program has written all of them. */
export function provenOrder(columns: readonly { readonly name: string; readonly dates: DateEvidence }[]) {
  const proofs = columns.flatMap(({ name, dates }): readonly ProvenOrder[] => {
    const order = orderOf(dates);
    return order ? [{ order, column: name }] : [];
  });
  const [first] = proofs;
  const isDoubtful = columns.some(({ dates }) => contradictsItself(dates));
  return isDoubtful || proofs.some(({ order }) => order !== first?.order) ? undefined : first;
}

/** How a year of two digits is read, for whoever checks it. */
const centuryRule = (century: Century, example: string): string =>
  century === 'past'
    ? t`a year of two digits is the last one that lies in the past (${example})`
    : t`a year of two digits is the one nearest to today (${example})`;

/** How a date would be read in an order; without its meaning where it is no day in that order. */
function orderLabel(order: DateOrder, example: string, meaning: string | undefined): string {
  if (meaning === undefined) return order === 'day' ? t`Day first` : t`Month first`;
  return order === 'day' ? t`Day first: ${example} is ${meaning}` : t`Month first: ${example} is ${meaning}`;
}

/** Which order holds, by what, and how a date is read in it. */
function orderFact(
  order: DateOrder,
  by: { readonly proof: string } | { readonly column: string } | 'chosen',
  example: string,
  meaning: string,
): string {
  const isDay = order === 'day';
  if (by === 'chosen')
    return isDay
      ? t`day first, as chosen: ${example} is ${meaning}`
      : t`month first, as chosen: ${example} is ${meaning}`;
  if ('proof' in by)
    return isDay
      ? t`day first, as ${by.proof} shows: ${example} is ${meaning}`
      : t`month first, as ${by.proof} shows: ${example} is ${meaning}`;
  return isDay
    ? t`day first, as in ${by.column}: ${example} is ${meaning}`
    : t`month first, as in ${by.column}: ${example} is ${meaning}`;
}

export function dateNotation(
  field: Field<Student>,
  dates: DateEvidence,
  chosen: string | undefined,
  elsewhere?: ProvenOrder,
): Notation | undefined {
  const century = centuryOf(field);
  if (!century) return undefined;
  const told = orderOf(dates);
  const said = chosen === 'day' || chosen === 'month' ? chosen : undefined;
  const order = told ?? said ?? elsewhere?.order;
  const isAsked = isOrderAsked(dates) && (!elsewhere || order !== elsewhere.order);
  const inWords = (cell: string, by: DateOrder | undefined) => {
    const read = parseDate(cell, by, century);
    return 'date' in read ? formatDate(read.date) : undefined;
  };

  const proof = order === 'day' ? dates.day : dates.month;
  const source = told ? { proof: proof ?? '' } : said ? 'chosen' : { column: elsewhere?.column ?? '' };
  const example = dates.open ?? proof;
  const read = order && example && inWords(example, order);
  const { open = dates.day ?? '', day: dayFirst, month: monthFirst, shortYear, serial: serialDay } = dates;
  const day = serialDay && inWords(serialDay, order);
  const now = new Date();
  return {
    question: isAsked
      ? {
          example: open,
          conflict: dayFirst && monthFirst ? [dayFirst, monthFirst] : undefined,
          choices: (['day', 'month'] as const).map((value) => ({
            value,
            label: orderLabel(value, open, inWords(open, value)),
          })),
        }
      : undefined,
    facts: [
      read && orderFact(order, source, example, read),
      shortYear && centuryRule(century, shortYear),
      day && t`${serialDay} is a spreadsheet’s number for ${day}, counted from 1900`,
    ],
    read: (cell) => {
      const found = parseDate(cell, order, century, now);
      if ('problem' in found) return { text: cell, problem: found.problem };
      return { text: found.date, doubt: midnightDoubt(dates, cell, found.date) };
    },
  };
}
