import { amounts as amountWords, formats } from '#src/university/formats.ts';
import { type Field, formatText, type Rule } from '../fields/field.ts';
import { canonicalText } from './csv-columns.ts';
import { isShortened, SHORTENED } from './damaged-text.ts';
import type { Notation } from './notation.ts';

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

export function amountNotation<Row>(
  field: Field<Row>,
  amounts: AmountEvidence,
  chosen: string | undefined,
): Notation | undefined {
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
