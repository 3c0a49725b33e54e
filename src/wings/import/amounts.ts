import { besideProblem, type DecimalSign, type NumberRule, parseAmount, shapeOf } from '#src/records/fields/amounts.ts';
import { type Field, formatText } from '#src/records/fields/field.ts';
import type { Student } from '#src/features/students/student.ts';
import { canonicalText, isShortened, SHORTENED } from './damaged-text.ts';
import type { Notation } from './notation.ts';
import { maySayZero, ZERO_OR_NOTHING } from './nothing-words.ts';

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

/** Why a cell is no amount of a field, where its rule has no words for it: `1.25 lakh` is no number of rupees. */
export function amountProblem(
  cell: string,
  sign: DecimalSign | undefined,
  field: Pick<Field<Student>, 'kind' | 'rule' | 'unit'>,
): string | undefined {
  if (maySayZero(field, cell)) return ZERO_OR_NOTHING;
  if (isShortened(cell)) return SHORTENED;
  const beside = besideProblem(cell, field.unit);
  if (beside) return beside;
  const rule = numberRuleOf(field);
  const isOpen =
    sign === undefined && rule && shapeOf(cell)?.kind === 'open' && parseAmount(cell, sign, rule) === undefined;
  return isOpen ? 'It can be read in two ways: say how, under “Change How the File Is Read”' : undefined;
}

/** What is to be looked at in a percentage that may be a part of 1. */
const partDoubt = (percentage: number): string | undefined =>
  percentage > 0 && percentage < 1
    ? `This is less than 1%: is ${Number((percentage * 100).toFixed(4))}% meant?`
    : undefined;

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
  const { open = '' } = amounts;
  const example = amounts.open ?? amounts.comma ?? amounts.point;
  const value = example?.includes(',') && parseAmount(example, sign, rule);
  return {
    question: isSignAsked(amounts, rule)
      ? {
          example: open,
          choices: (['point', 'comma'] as const).map((value) => ({
            value,
            label: `${open} is ${formatText(field, parseAmount(open, value, rule) ?? '')}`,
          })),
        }
      : undefined,
    facts: [value && `${example} is ${formatText(field, value)}`],
    read: (cell) => {
      const problem = amountProblem(cell, sign, field);
      if (problem) return { text: cell, problem };
      const text = parseAmount(cell, sign, rule) ?? canonicalText(field, cell);
      return { text, doubt: field.unit === '%' ? partDoubt(Number(text)) : undefined };
    },
  };
}
