import { plainDigits } from '#openapi/plain-digits.ts';
import { t, translate } from '#src/languages/texts.ts';
import { amounts as amountWords, formats } from '#src/university/formats.ts';
import type { Field, ReadText, Rule } from './field.ts';

export type DecimalSign = 'comma' | 'point';
export type NumberRule = Extract<Rule, { type: 'number' }>;

export type Shape =
  | { readonly kind: 'plain'; readonly text: string }
  /** With this decimal sign; where it is the only sign there is (`1,5`), it may as well be a group that lacks digits. */
  | { readonly kind: DecimalSign; readonly text: string; readonly isLone?: boolean }
  /** `1,234` or `1.234`: a group or a fraction, by the sign. */
  | { readonly kind: 'open'; readonly sign: ',' | '.'; readonly whole: string; readonly rest: string };

const groupedBy = (sign: string, decimal: string) =>
  new RegExp(`^(?:\\d{1,3}(?:${sign}\\d{3})+|\\d{1,2}(?:${sign}\\d{2})*${sign}\\d{3})(?:${decimal}(\\d+))?$`);
const commaGroups = groupedBy(',', '\\.');
const pointGroups = groupedBy('\\.', ',');

const { besideAmount, besidePackage } = amountWords;
const around = new RegExp(
  String.raw`^(?:${besideAmount})\s*|(?:\s*(?:%|per ?cent|${besidePackage}|\/[-=]|only|${besideAmount}))+$`,
  'gi',
);
/** Groups that are parted by spaces or apostrophes, as in 1 250,50 and 1'250.50, or in the Indian way. */
const spacedGroups = /^(?:\d{1,3}(?:[\s'’]\d{3})+|\d{1,2}(?:[\s'’]\d{2})+[\s'’]\d{3})(?=$|[.,])/;
/** The signs of Arabic numbers: each has one meaning. */
const arabicSigns = /[\u066B\u066C]/;

export function shapeOf(cell: string): Shape | undefined {
  const bare = plainDigits(cell).trim().replaceAll(around, '');
  const text = bare.replace(spacedGroups, (groups) => groups.replaceAll(/\D/g, ''));
  if (/^\d+$/.test(text)) return { kind: 'plain', text };
  if (arabicSigns.test(cell)) {
    const plain = text.replaceAll(',', '');
    return /^\d*\.?\d+$/.test(plain) ? { kind: 'plain', text: plain } : undefined;
  }
  const [, whole = '', sign, rest = ''] = /^(\d*)([.,])(\d+)$/.exec(text) ?? [];
  if (sign === ',' || sign === '.') {
    const mayBeGroup = rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole) && text === bare;
    if (mayBeGroup) return { kind: 'open', sign, whole, rest };
    return { kind: sign === ',' ? 'comma' : 'point', text: `${whole}.${rest}`, isLone: text === bare };
  }
  if (commaGroups.test(text)) return { kind: 'point', text: text.replaceAll(',', '') };
  if (pointGroups.test(text)) return { kind: 'comma', text: text.replaceAll('.', '').replace(',', '.') };
  return undefined;
}

/** A number as the contract writes it: without the zeros that do not count. */
function plainNumber(text: string): string {
  const plain = String(Number(text));
  return plain.includes('e') ? text : plain;
}

/**
 * The number of a column whose decimal sign may be known, as the contract writes it; undefined for what is no number, and
 * for `1,234` where the sign is not known.
 */
export function parseAmount(
  cell: string,
  sign: DecimalSign | undefined,
  { max }: Pick<NumberRule, 'max'>,
): string | undefined {
  const shape = shapeOf(cell);
  if (!shape) return undefined;
  if (shape.kind !== 'open') return plainNumber(shape.text);
  const isTooMuch = Number(shape.whole + shape.rest) > max;
  if (!sign && !isTooMuch) return undefined;
  const isDecimal = isTooMuch || (shape.sign === ',') === (sign === 'comma');
  return plainNumber(`${shape.whole}${isDecimal ? '.' : ''}${shape.rest}`);
}

/** What may stand beside a number without changing it, by the unit of its field; and what is said of anything else. */
const units: Readonly<Record<string, { readonly beside: RegExp; readonly refusal: (beside: string) => string }>> = {
  [formats.symbol]: {
    beside: new RegExp(`^(?:${besideAmount}|\\/[-=]|only)*$`, 'i'),
    refusal: (beside) =>
      t`“${beside}” beside the number may make another amount of it: write the number in ${translate(amountWords.whole).toLowerCase()}`,
  },
  [formats.packageUnit]: {
    beside: new RegExp(`^(?:${besideAmount})?(?:${besidePackage})?$`, 'i'),
    refusal: (beside) =>
      t`“${beside}” beside the number may make another amount of it: write the number in ${translate(formats.packageNoun)}`,
  },
  '%': {
    beside: /^(?:%|percent)?$/i,
    refusal: (beside) =>
      t`“${beside}” beside the number may make another amount of it: write the number as a percentage`,
  },
};

const writtenAlone = (beside: string) =>
  t`“${beside}” beside the number may make another amount of it: write the number alone`;

const besideOf = (text: string) =>
  plainDigits(text)
    .replaceAll(/[\d\s,'’]+|\.(?=\d)|(?<=\d)\./g, ' ')
    .trim();

/** What stands beside a number and may make another amount of it: `1.25 lakh` is no number of rupees. */
export function besideProblem(text: string, unit: string | undefined): string | undefined {
  if (!/\p{Nd}/u.test(text)) return undefined;
  const beside = besideOf(text);
  const { beside: allowed = /^$/, refusal = writtenAlone } = units[unit ?? ''] ?? {};
  // What is below zero, or no single number, is a matter of the rule.
  const isOther = /\d\p{L}+[-+]?\d/u.test(plainDigits(text)) || !/^[\p{L}\p{M}\p{Sc}%. ]+$/u.test(beside);
  if (isOther || allowed.test(beside.replaceAll(' ', ''))) return undefined;
  return refusal(beside);
}

const groupSign = formats.groupSign.replace('$&', '');
const decimalSign = groupSign === '.' ? ',' : '.';
const FIRST_GROUP = 1000;

const twoWays = (typed: string, one: string, other: string) =>
  t`“${typed}” can be read in two ways: write ${one}, or ${other}`;

/**
 * A number that somebody types, read as the portal itself writes numbers: `₹1,20,000.50` in India. Where the sign in it may
 * part groups as well as decimals, both ways are told and none is guessed. What is no number stays as it is.
 */
export function parseTypedAmount(
  typed: string,
  { unit, max, integer }: Pick<NumberRule, 'max' | 'integer'> & { readonly unit: Field<never>['unit'] | undefined },
): ReadText {
  const problem = besideProblem(typed, unit);
  if (problem) return { text: typed, problem };
  const shape = shapeOf(typed);
  if (!shape) return { text: typed };
  if (shape.kind === 'open') {
    const { sign, whole, rest } = shape;
    const group = whole + rest;
    if (Number(group) > max) return { text: plainNumber(`${whole}.${rest}`) };
    if (sign === groupSign || integer) return { text: group };
    return { text: typed, problem: twoWays(typed, group, `${whole}${decimalSign}${rest.slice(0, 2)}`) };
  }
  const isForeign = shape.kind === (decimalSign === '.' ? 'comma' : 'point');
  if (shape.kind !== 'plain' && shape.isLone && isForeign && max >= FIRST_GROUP && !integer) {
    const [whole = '', rest = ''] = shape.text.split('.');
    return { text: typed, problem: twoWays(typed, `${whole}${decimalSign}${rest}`, `${whole}${rest}`) };
  }
  return { text: plainNumber(shape.text) };
}

/** Why a text is not the number that a rule asks for: the rule's own words, and the sign that is not taken. */
export function amountRefusal(text: string, message: string): string {
  if (shapeOf(text)) return message;
  const beside = besideOf(/\p{Nd}/u.test(text) ? text.trim().replaceAll(around, '') : text);
  if (beside) return t`${message}. “${beside}” cannot be part of it`;
  const [between = ''] = /[.,'’]|(?<=\d)\s(?=\d)/.exec(plainDigits(text)) ?? [];
  if (between.trim()) return t`${message}. “${between}” does not part thousands there: write the digits alone`;
  return between ? t`${message}. The space does not part thousands there: write the digits alone` : message;
}
