import { besideProblem, type DecimalSign, type NumberRule, parseAmount, shapeOf } from '#src/records/fields/amounts.ts';
import { type Field, formatText } from '#src/records/fields/field.ts';
import type { Student } from '#src/features/students/student.ts';
import { canonicalText, isShortened, shortened } from './damaged-text.ts';
import { type Notation, readAs, type ReadCell, twoWays } from './notation.ts';
import { maySayZero, zeroOrNothing } from './nothing-words.ts';
import { percentNotation, type ScaleEvidence, scaleTold } from './percentages.ts';

/** What the numbers of a column tell of their decimal sign: of each kind the first that was met. */
export interface AmountEvidence extends ScaleEvidence {
  /** It can only have a decimal comma. */
  readonly comma?: string;
  /** It can only have a decimal point, or commas between groups. */
  readonly point?: string;
  /** `1,234` or `1.234`: a group or a fraction, by the sign. */
  readonly open?: string;
  /** The most that those would be with groups. */
  readonly openMost?: number;
  /** It is written with an exponent: 1e+05. */
  readonly exponent?: string;
}

/** A whole number as programs of statistics write it; one with a fraction in front may lack digits. */
const exponent = /^\d+e\+?\d{1,2}$/i;

export function addAmountEvidence(before: AmountEvidence, cell: string): AmountEvidence {
  if (exponent.test(cell)) return { exponent: cell, ...before };
  const shape = shapeOf(cell);
  if (!shape) return before;
  const scale = scaleTold(cell, shape);
  const evidence = scale && before[scale] === undefined ? { ...before, [scale]: cell } : before;
  if (shape.kind === 'plain') return evidence;
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

/** Why a cell is no amount of a field, where its rule has no words for it: `1.25 lakh` is no number of rupees. */
export function amountProblem(
  cell: string,
  sign: DecimalSign | undefined,
  field: Pick<Field<Student>, 'kind' | 'rule' | 'unit'>,
): string | undefined {
  if (maySayZero(field, cell)) return zeroOrNothing();
  if (isShortened(cell) && !exponent.test(cell)) return shortened();
  const beside = besideProblem(cell, field.unit);
  if (beside) return beside;
  const rule = numberRuleOf(field);
  const isOpen =
    sign === undefined && rule && shapeOf(cell)?.kind === 'open' && parseAmount(cell, sign, rule) === undefined;
  return isOpen ? twoWays() : undefined;
}

export const numberRuleOf = ({ kind, rule }: Pick<Field<Student>, 'kind' | 'rule'>): NumberRule | undefined =>
  kind === 'number' && rule?.type === 'number' ? rule : undefined;

export function amountNotation(
  field: Field<Student>,
  amounts: AmountEvidence,
  chosen: string | undefined,
): Notation | undefined {
  const rule = numberRuleOf(field);
  if (!rule || field.control?.options) return undefined;
  const sign = signOf(amounts, rule) ?? (chosen === 'comma' || chosen === 'point' ? chosen : undefined);
  const parse = (cell: string) =>
    (exponent.test(cell) ? String(Number(cell)) : parseAmount(cell, sign, rule)) ?? canonicalText(field, cell);
  const { open = '', exponent: written } = amounts;
  const example = amounts.open ?? amounts.comma ?? amounts.point;
  const value = example?.includes(',') ? parseAmount(example, sign, rule) : undefined;
  const notation = {
    question: isSignAsked(amounts, rule)
      ? {
          example: open,
          choices: (['point', 'comma'] as const).map((value) => ({
            value,
            label: readAs(open, formatText(field, parseAmount(open, value, rule) ?? '')),
          })),
        }
      : undefined,
    facts: [
      example && value && readAs(example, formatText(field, value)),
      written && readAs(written, formatText(field, parse(written))),
    ],
    read: (cell: string): ReadCell => {
      const problem = amountProblem(cell, sign, field);
      return problem ? { text: cell, problem } : { text: parse(cell) };
    },
  };
  // No percentage has groups of digits, so that its decimal sign is never asked.
  return field.unit === '%' ? percentNotation(notation, amounts, chosen) : notation;
}
