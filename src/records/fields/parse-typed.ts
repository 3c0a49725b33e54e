import { plainPhone, plainText } from '#src/platform/text/plain-text.ts';
import { parseTypedAmount } from './amounts.ts';
import { choiceByWord } from './choices.ts';
import type { Field, ReadText } from './field.ts';

/**
 * What somebody has typed into a field of a form, as the contract writes it: the plain number of an amount, the digits of a
 * phone number, a suggested word in its own spelling. What is chosen, such as a year or a date, is that already.
 */
export function parseTyped<Row>(field: Field<Row>, typed: string): ReadText {
  const { kind, rule, control, unit } = field;
  if (kind === 'number' && rule?.type === 'number' && !control?.options) {
    const { max, integer } = rule;
    return parseTypedAmount(plainText(typed), { max, unit, ...(integer && { integer }) });
  }
  if (rule?.type === 'phone') return { text: plainPhone(typed) };
  if (control?.suggest) return { text: choiceByWord(field)(typed) ?? typed };
  return { text: typed };
}
