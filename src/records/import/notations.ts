import { formatDate, dayOf } from '#src/platform/text/format.ts';
import { type CsvTable, mapYielding } from '#src/platform/csv/read.ts';
import { plainText } from '#src/platform/text/plain-text.ts';
import type { Choice } from '#src/ui/choice.ts';
import { amounts as amountWords, formats } from '#src/university/formats.ts';
import { type Field, formatText, type Rule } from '../fields/field.ts';
import { isCalendarDate } from '../fields/schema.ts';
import { foldWord } from './choice-words.ts';
import { canonicalText } from './csv-columns.ts';
import { isShortened, SHORTENED } from './damaged-text.ts';

/*
 * Dates, amounts and names can be written in two ways. The whole column tells which, or somebody is asked; then each cell
 * is read in that way.
 */

/** What a cell says, or why it says nothing. */
export interface CellText {
  readonly text: string;
  readonly problem?: string;
}

/** How a column is written, where somebody has said so or a heading tells. */
type Chosen = DateOrder | DecimalSign | NameOrder | undefined;

/** How the cells of a column are written that can be written in two ways. */
interface Notation {
  /** What somebody has to say, where the column leaves it open: an example of it, and how it would be read. */
  readonly question:
    | {
        readonly example: string;
        readonly conflict?: readonly string[] | undefined;
        readonly choices: readonly Choice[];
      }
    | undefined;
  /** How the column is read, in sentences, where that is not plain. */
  readonly facts: readonly (string | false | undefined)[];
  /** Reads a cell that says something; without it a cell is read as a text. */
  readonly read?: (cell: string) => CellText;
}

/** How the column of a field is written; undefined for a field that can be written in one way alone. */
export const notationOf = <Row>(field: Field<Row>, column: ColumnSurvey, chosen: Chosen): Notation | undefined =>
  dateNotation(field, column, chosen) ?? amountNotation(field, column, chosen) ?? nameNotation(field, column, chosen);

/** A column of choices has few words; one with more is of something else. */
const MOST_WORDS = 200;
const SAMPLES = 3;

/** What a whole column of a file tells of how it is to be read, whatever field it is of. */
export interface ColumnSurvey {
  /** Which column it is: two may have the same heading. */
  readonly id: string;
  readonly samples: string[];
  /** As they were first written, and in how many rows each stands. */
  readonly words: Map<string, { readonly text: string; count: number }>;
  dates: DateEvidence;
  amounts: AmountEvidence;
  /** The first date with a year of two digits, and the first spreadsheet's number. */
  shortYear?: string;
  serialDay?: string;
  /** The first name that may have the surname in front. */
  surnameFirst?: string;
}

function survey(column: ColumnSurvey, cell: string): void {
  const text = plainText(cell);
  if (text === '') return;
  const key = foldWord(text);
  const known = column.words.get(key);
  if (known) known.count += 1;
  else if (column.words.size < MOST_WORDS) column.words.set(key, { text, count: 1 });
  // Another spelling of the same word may tell another order or sign.
  if (known?.text === text) return;
  if (column.samples.length < SAMPLES) column.samples.push(text);
  if (column.surnameFirst === undefined && isSurnameFirst(text)) column.surnameFirst = text;
  if (text.length > 40 || !/\d/.test(text)) return;
  column.dates = addDateEvidence(column.dates, text);
  column.amounts = addAmountEvidence(column.amounts, text);
  if (column.shortYear === undefined && hasShortYear(text)) column.shortYear = text;
  if (column.serialDay === undefined && isSerialDay(text)) column.serialDay = text;
}

/** Looks at every cell of a file, in slices. */
export async function surveyColumns(
  { titles, rows }: CsvTable,
  options: { signal?: AbortSignal | undefined; onProgress?: (part: number) => void } = {},
): Promise<readonly ColumnSurvey[]> {
  const columns = titles.map((_, i): ColumnSurvey => ({
    id: `column ${i}`,
    samples: [],
    words: new Map(),
    dates: {},
    amounts: {},
  }));
  await mapYielding(
    rows,
    ({ cells }) => {
      for (const [i, column] of columns.entries()) survey(column, cells[i] ?? '');
    },
    options,
  );
  return columns;
}

/** Which of two numbers in front of a year is the day. */
export type DateOrder = 'day' | 'month';

/** What the dates of a column tell of their order: of each kind the first that was met. */
export interface DateEvidence {
  /** Its first number can be no month. */
  readonly day?: string;
  /** Its second number can be no month. */
  readonly month?: string;
  /** It is another day in the other order. */
  readonly open?: string;
}

/** What a date lies near, which a year of two digits is read by: birth dates are past, others are near today. */
type Century = 'past' | 'near';

/** A date of a file as the contract writes it, or why it is none. */
type ReadDate = { readonly date: string } | { readonly problem: string };

/** A time behind a date says nothing of its day, unless it is said for another place. */
const TIME = String.raw`(?:[T ]+(?<time>\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(?<half>[AP]\.?M\.?)?\s*(?<zone>Z|[+-]\d{2}:?\d{2})?)?`;
/** The day of the week, as a long date begins with it. */
const WEEKDAY = '(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\\.?,? +)?';
const pattern = (date: string) => new RegExp(`^${WEEKDAY}${date}${TIME}$`, 'iu');
const yearFirst = pattern(String.raw`(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})`);
const digitsAlone = /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<day>\d{2})$/;
const numbers = pattern(String.raw`(?<first>\d{1,2})[-/.](?<second>\d{1,2})[-/.](?<year>\d{4}|\d{2})`);
const dayAndName = pattern(
  String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?[-/., ]*(?<name>\p{L}{3,9})\.?[-/., ]*(?<year>\d{4}|\d{2})`,
);
const nameAndDay = pattern(
  String.raw`(?<name>\p{L}{3,9})\.?[-/., ]+(?<day>\d{1,2})(?:st|nd|rd|th)?[-/., ]+(?<year>\d{4}|\d{2})`,
);
/** Days since the end of 1899, as spreadsheets count them: from 1927 to 2064. */
const serial = /^[1-5]\d{4}(?:\.\d+)?$/;

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(2000, month).toLocaleString('en', { month: 'long' }).toLowerCase(),
);

const monthNamed = (name: string) => MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 4))) + 1;

const DAY_MS = 86_400_000;
const FIRST_SERIAL_DAY = Date.UTC(1899, 11, 30);

/** Hyphens of every width are one, and an apostrophe in front is a spreadsheet's mark of a text. */
const plainDate = (text: string) => text.replaceAll(/[\u2010-\u2015\u2212]/g, '-').replace(/^['’]/, '');

export function addDateEvidence(evidence: DateEvidence, text: string): DateEvidence {
  const { first, second } = numbers.exec(plainDate(text))?.groups ?? {};
  if (first === undefined || second === undefined || Number(first) === Number(second)) return evidence;
  // A zero is no day and no month, and 98/12/31 has its year in front: they tell nothing.
  if (Number(first) * Number(second) === 0 || Number(first) > 31) return evidence;
  const kind = Number(first) > 12 ? 'day' : Number(second) > 12 ? 'month' : 'open';
  return evidence[kind] === undefined ? { ...evidence, [kind]: text } : evidence;
}

/** The order that the column itself tells: none where no date tells it, or where its dates contradict each other. */
export function orderOf({ day, month }: DateEvidence): DateOrder | undefined {
  if (day !== undefined && month !== undefined) return undefined;
  if (day !== undefined) return 'day';
  return month === undefined ? undefined : 'month';
}

export const isOrderAsked = (evidence: DateEvidence): boolean =>
  orderOf(evidence) === undefined && (evidence.open !== undefined || evidence.day !== undefined);

function fullYear(digits: string, monthAndDay: string, century: Century, now: Date): number {
  if (digits.length === 4) return Number(digits);
  const thisCentury = Math.floor(now.getFullYear() / 100) * 100;
  const year = thisCentury + Number(digits);
  if (century === 'past') return `${year}-${monthAndDay}` < dayOf(now) ? year : year - 100;
  return [year - 100, year, year + 100].reduce((best, next) =>
    Math.abs(next - now.getFullYear()) < Math.abs(best - now.getFullYear()) ? next : best,
  );
}

const two = (value: number | string) => String(value).padStart(2, '0');

/** A date of a file. `order` is that of its column, where it is known. */
export function readDate(cell: string, order: DateOrder | undefined, century: Century, now = new Date()): ReadDate {
  const text = plainDate(cell);
  if (serial.test(text)) {
    return { date: new Date(FIRST_SERIAL_DAY + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10) };
  }
  const found = [yearFirst, digitsAlone, numbers, dayAndName, nameAndDay].find((one) => one.test(text));
  const parts = found?.exec(text)?.groups;
  if (!parts) return { problem: 'This is not read as a date: write it as 2004-05-31' };
  const { first = '', second = '', name, time = '', zone } = parts;
  if (zone && Number(time.replaceAll(/\D/g, '')) !== 0)
    return { problem: 'This is a time in another time zone, which may be another day here: write the day alone' };
  if (Number(first) > 31)
    return { problem: 'The year seems to stand first, with two digits: write the date as 2004-05-31' };
  const isOpen = first && Number(first) !== Number(second) && Number(first) * Number(second) > 0;
  if (isOpen && !order && Number(first) <= 12 && Number(second) <= 12)
    return { problem: 'Day or month may come first: say which, under “Change How the File Is Read”' };
  const isDayFirst = order ? order === 'day' : Number(first) > 12;
  const [ofDay, ofMonth] = isDayFirst ? [first, second] : [second, first];
  const month = name ? monthNamed(name) : Number(parts['month'] ?? ofMonth);
  if (month === 0 && name) return { problem: `“${name}” is no month in English: write the date as 2004-05-31` };
  const day = Number(parts['day'] ?? ofDay);
  const monthAndDay = `${two(month)}-${two(day)}`;
  const date = `${fullYear(parts['year'] ?? '', monthAndDay, century, now)}-${monthAndDay}`;
  if (!isCalendarDate(date))
    return { problem: `There is no such day${first ? `, read ${isDayFirst ? 'day' : 'month'} first` : ''}` };
  return { date };
}

/** How a year of two digits is read, for whoever checks it. */
const centuryRule: Readonly<Record<Century, string>> = {
  past: 'a year of two digits is the last one that lies in the past',
  near: 'a year of two digits is the one nearest to today',
};

const hasShortYear = (text: string): boolean =>
  [numbers, dayAndName, nameAndDay].some((one) => one.exec(plainDate(text))?.groups?.['year']?.length === 2);

const isSerialDay = (text: string): boolean => serial.test(text);

/** Whether the field is a date, and what its years of two digits lie near. */
export const centuryOf = <Row>({ rule }: Field<Row>): Century | undefined =>
  rule?.type === 'pastDate' ? 'past' : rule?.type === 'date' ? 'near' : undefined;

function dateNotation<Row>(field: Field<Row>, column: ColumnSurvey, chosen: Chosen): Notation | undefined {
  const century = centuryOf(field);
  if (!century) return undefined;
  const { dates, shortYear, serialDay } = column;
  const told = orderOf(dates);
  const order = told ?? (chosen === 'day' || chosen === 'month' ? chosen : undefined);
  const inWords = (cell: string, by: DateOrder | undefined) => {
    const read = readDate(cell, by, century);
    return 'date' in read ? formatDate(read.date) : undefined;
  };

  const proof = order === 'day' ? dates.day : dates.month;
  const example = dates.open ?? proof;
  const read = order && example && inWords(example, order);
  const day = serialDay && inWords(serialDay, order);
  const { open = dates.day ?? '', day: dayFirst, month: monthFirst } = dates;
  const now = new Date();
  return {
    question: isOrderAsked(dates)
      ? {
          example: open,
          conflict: dayFirst && monthFirst ? [dayFirst, monthFirst] : undefined,
          choices: (['day', 'month'] as const).map((value) => {
            const written = inWords(open, value);
            return {
              value,
              label: `${value === 'day' ? 'Day' : 'Month'} first${written ? `: ${open} is ${written}` : ''}`,
            };
          }),
        }
      : undefined,
    facts: [
      read && `${order} first, as ${told ? `${proof} shows` : 'chosen'}: ${example} is ${read}`,
      shortYear && `${centuryRule[century]} (${shortYear})`,
      day && `${serialDay} is a spreadsheet’s number for ${day}, counted from 1900`,
    ],
    read: (cell) => {
      const found = readDate(cell, order, century, now);
      return 'date' in found ? { text: found.date } : { text: cell, problem: found.problem };
    },
  };
}

export type DecimalSign = 'comma' | 'point';

/** What the numbers of a column tell of their decimal sign: of each kind the first that was met. */
export interface AmountEvidence {
  /** It can only have a decimal comma. */
  readonly comma?: string;
  /** It can only have a decimal point, or commas between groups. */
  readonly point?: string;
  /** `1,234` or `1.234`: a group or a fraction, by the sign. */
  readonly open?: string;
  /** The most that those would be with groups. */
  readonly openMost?: number;
}

type NumberRule = Extract<Rule, { type: 'number' }>;
type Shape =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: DecimalSign; readonly text: string }
  | { readonly kind: 'open'; readonly sign: ',' | '.'; readonly whole: string; readonly rest: string };

const groupedBy = (sign: string, decimal: string) =>
  new RegExp(`^(?:\\d{1,3}(?:${sign}\\d{3})+|\\d{1,2}(?:${sign}\\d{2})*${sign}\\d{3})(?:${decimal}(\\d+))?$`);
const commaGroups = groupedBy(',', '\\.');
const pointGroups = groupedBy('\\.', ',');

const { besideAmount, besidePackage } = amountWords;
/** What stands around a number: a currency's sign, or a unit. */
const around = new RegExp(
  String.raw`^(?:${besideAmount})\s*|(?:\s*(?:%|percent|${besidePackage}|\/-|${besideAmount}))+$`,
  'gi',
);
/** Groups that are parted by spaces or apostrophes, as in 1 250,50 and 1'250.50, or in the Indian way. */
const spacedGroups = /^(?:\d{1,3}(?:[\s'’]\d{3})+|\d{1,2}(?:[\s'’]\d{2})+[\s'’]\d{3})(?=$|[.,])/;

function shapeOf(cell: string): Shape | undefined {
  const text = cell.replaceAll(around, '').replace(spacedGroups, (groups) => groups.replaceAll(/\D/g, ''));
  if (/^\d+$/.test(text)) return { kind: 'plain', text };
  const [, whole = '', sign, rest = ''] = /^(\d*)([.,])(\d+)$/.exec(text) ?? [];
  if (sign === ',' || sign === '.') {
    const mayBeGroup = rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole) && text === cell.replaceAll(around, '');
    if (mayBeGroup) return { kind: 'open', sign, whole, rest };
    return { kind: sign === ',' ? 'comma' : 'point', text: `${whole}.${rest}` };
  }
  if (commaGroups.test(text)) return { kind: 'point', text: text.replaceAll(',', '') };
  if (pointGroups.test(text)) return { kind: 'comma', text: text.replaceAll('.', '').replace(',', '.') };
  return undefined;
}

export function addAmountEvidence(evidence: AmountEvidence, cell: string): AmountEvidence {
  const shape = shapeOf(cell);
  if (!shape || shape.kind === 'plain') return evidence;
  if (shape.kind !== 'open') return evidence[shape.kind] === undefined ? { ...evidence, [shape.kind]: cell } : evidence;
  const most = Math.max(evidence.openMost ?? 0, Number(shape.whole + shape.rest));
  // A comma is asked about before a point, which most files have for a fraction.
  const open =
    evidence.open === undefined || (shape.sign === ',' && !evidence.open.includes(',')) ? cell : evidence.open;
  return open === evidence.open && most === evidence.openMost ? evidence : { ...evidence, open, openMost: most };
}

/** The decimal sign of a column, as it tells itself and as the rule of its field allows; undefined where that is open. */
export function signOf(
  { comma, point, open, openMost = 0 }: AmountEvidence,
  rule: NumberRule,
): DecimalSign | undefined {
  if (comma !== undefined && point === undefined) return 'comma';
  if (point !== undefined && comma === undefined) return 'point';
  if (open === undefined) return undefined;
  const isComma = open.includes(',');
  if (rule.integer) return isComma ? 'point' : 'comma';
  // With groups it would be more than the field can have.
  if (openMost > rule.max) return isComma ? 'comma' : 'point';
  return undefined;
}

export const isSignAsked = (evidence: AmountEvidence, rule: NumberRule): boolean =>
  evidence.open !== undefined && signOf(evidence, rule) === undefined;

/** The number as the contract writes it; undefined for what is no number, and for `1,234` where the sign is not known. */
export function readAmount(cell: string, sign: DecimalSign | undefined, { max }: NumberRule): string | undefined {
  const shape = shapeOf(cell);
  if (!shape) return undefined;
  if (shape.kind !== 'open') return String(Number(shape.text));
  const isTooMuch = Number(shape.whole + shape.rest) > max;
  if (!sign && !isTooMuch) return undefined;
  const isDecimal = isTooMuch || (shape.sign === ',') === (sign === 'comma');
  return String(Number(`${shape.whole}${isDecimal ? '.' : ''}${shape.rest}`));
}

/** What may stand beside a number without changing it, by the unit of its field; and how the number is to be written. */
const units: Readonly<Record<string, { readonly beside: RegExp; readonly words: string }>> = {
  [formats.symbol]: {
    beside: new RegExp(`^(?:${besideAmount}|\\/-)*$`, 'i'),
    words: `in ${amountWords.whole.toLowerCase()}`,
  },
  [formats.packageUnit]: {
    beside: new RegExp(`^(?:${besideAmount})?(?:${besidePackage})?$`, 'i'),
    words: `in ${formats.packageNoun}`,
  },
  '%': { beside: /^(?:%|percent)?$/i, words: 'as a percentage' },
};

/** Why a cell is no amount of a field, where its rule has no words for it: `1.25 lakh` is no number of rupees. */
export function amountProblem<Row>(
  cell: string,
  sign: DecimalSign | undefined,
  field: Pick<Field<Row>, 'kind' | 'rule' | 'unit'>,
): string | undefined {
  if (!/\d/.test(cell)) return undefined;
  if (isShortened(cell)) return SHORTENED;
  const beside = cell.replaceAll(/[\d\s,'’]+|\.(?=\d)|(?<=\d)\./g, ' ').trim();
  const { beside: allowed = /^$/, words = 'alone' } = units[field.unit ?? ''] ?? {};
  // What is below zero, or no single number, is a matter of the rule.
  if (!allowed.test(beside.replaceAll(' ', '')) && /^[\p{L}\p{Sc}%. ]+$/u.test(beside))
    return `“${beside}” beside the number may make another amount of it: write the number ${words}`;
  const rule = numberRuleOf(field);
  const isOpen =
    sign === undefined && rule && shapeOf(cell)?.kind === 'open' && readAmount(cell, sign, rule) === undefined;
  return isOpen ? 'It can be read in two ways: say how, under “Change How the File Is Read”' : undefined;
}

export const numberRuleOf = <Row>({ kind, rule }: Pick<Field<Row>, 'kind' | 'rule'>): NumberRule | undefined =>
  kind === 'number' && rule?.type === 'number' ? rule : undefined;

function amountNotation<Row>(field: Field<Row>, { amounts }: ColumnSurvey, chosen: Chosen): Notation | undefined {
  const rule = numberRuleOf(field);
  if (!rule || field.control?.options) return undefined;
  const sign = signOf(amounts, rule) ?? (chosen === 'comma' || chosen === 'point' ? chosen : undefined);
  const { open = '' } = amounts;
  const example = amounts.open ?? amounts.comma ?? amounts.point;
  const value = example?.includes(',') && readAmount(example, sign, rule);
  return {
    question: isSignAsked(amounts, rule)
      ? {
          example: open,
          choices: (['point', 'comma'] as const).map((value) => ({
            value,
            label: `${open} is ${formatText(field, readAmount(open, value, rule) ?? '')}`,
          })),
        }
      : undefined,
    facts: [value && `${example} is ${formatText(field, value)}`],
    read: (cell) => {
      const problem = amountProblem(cell, sign, field);
      return problem ? { text: cell, problem } : { text: readAmount(cell, sign, rule) ?? canonicalText(field, cell) };
    },
  };
}

/** How names with a comma are read: `Stone, Ava` as Ava Stone, or as it stands. */
export type NameOrder = 'turned' | 'written';

/** A comma between two parts without digits; `Ava Stone, Jr.` has a suffix behind it. */
const parts = /^([^,\d]{2,}),\s*([^,\d]+)$/;
const suffix = /^(?:jr|sr|ii|iii|iv|phd|ph\.d|md|b\.?tech|m\.?tech)\.?$/i;

export const isSurnameFirst = (text: string): boolean => {
  const [, , behind = ''] = parts.exec(text) ?? [];
  return behind !== '' && !suffix.test(behind);
};

/** A name with its surname last; one without a comma stays as it is. */
export const turnedName = (text: string): string => (isSurnameFirst(text) ? text.replace(parts, '$2 $1') : text);

function nameNotation<Row>({ rule }: Field<Row>, { surnameFirst }: ColumnSurvey, chosen: Chosen): Notation | undefined {
  if (rule?.type !== 'personName' || surnameFirst === undefined) return undefined;
  const turned = `${surnameFirst} is ${turnedName(surnameFirst)}`;
  return {
    question: {
      example: surnameFirst,
      choices: [
        { value: 'turned', label: turned },
        { value: 'written', label: `${surnameFirst} is stored as it stands` },
      ],
    },
    facts: [chosen === 'turned' && turned],
  };
}
