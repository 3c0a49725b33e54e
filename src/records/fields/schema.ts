import * as yup from 'yup';
import { textLength } from '#openapi/text-length.ts';
import { listed } from '#src/platform/text/listed.ts';
import { t, translate } from '#src/languages/texts.ts';
import { dayOf } from '#src/platform/text/format.ts';
import { plainPhone, plainText } from '#src/platform/text/plain-text.ts';
import { amountRefusal, parseTypedAmount } from './amounts.ts';
import { choiceByWord } from './choices.ts';
import { type Field, type Fields, isApplicable, linesOf, type ReadText, type Rule, type Texts } from './field.ts';
import { email, filled, fullName, phone } from '#src/forms/rules.ts';

interface Options {
  /** Every value is needed, and each a word of the contract: the call takes all of them or none. */
  readonly allRequired?: boolean;
  /** The values come from a file, which no control has kept to the choices, the dates and the fields that count. */
  readonly isFile?: boolean;
  /** The values as the form begins with them: what nobody has typed is as the contract writes it. */
  readonly stored?: Texts;
}

/** Whether it is a day of the calendar, written as the contract writes it. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  // The 31st of a short month would be a day of the next one.
  return new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(-2));
}

/** By the person's own clock; today is not yet in the past. */
const isPast = (date: string) => isCalendarDate(date) && date < dayOf(new Date());

const isWithin = ({ min, max, integer }: Extract<Rule, { type: 'number' }>) => {
  const pattern = integer ? /^\d+$/ : /^\d+(\.\d+)?$/;
  return (text: string) => pattern.test(text) && Number(text) >= min && Number(text) <= max;
};

function problemOfLines(
  { tooMany, max, lineLength }: Extract<Rule, { type: 'lines' }>,
  text: string,
): string | undefined {
  const entries = text.split('\n').map((line) => line.trim());
  const { length } = linesOf(text);
  if (length > max) return tooMany(length, max);
  for (const [i, entry] of entries.entries()) {
    if (textLength(entry) > lineLength) return t`Line ${i + 1} is longer than ${lineLength} characters`;
    const first = entry ? entries.indexOf(entry) : i;
    if (first < i) return t`Line ${i + 1} says the same as line ${first + 1}`;
  }
  return undefined;
}

const oneOf = (label: string, choices: readonly string[] = []) => t`${label} must be one of ${listed(choices)}`;

function problemOf<Row>(
  { label: name, kind, rule, choices }: Field<Row>,
  text: string,
  { allRequired, isFile }: Options,
): string | undefined {
  const label = translate(name);
  if (kind === 'flag' && isFile && !['true', 'false'].includes(text)) return oneOf(label, choices);
  switch (rule?.type) {
    case 'text': {
      const { min = 0, max = Infinity, pattern, patternMessage } = rule;
      const length = textLength(text);
      if (length < min) return t`${label} must be at least ${min} characters`;
      if (length > max) return t`${label} must be less than ${max + 1} characters`;
      return pattern?.test(text) === false ? translate(patternMessage ?? '') : undefined;
    }
    case 'number':
      return isWithin(rule)(text) ? undefined : amountRefusal(text, translate(rule.message));
    case 'choice':
      if (choices?.includes(text) || (rule.message === undefined && !allRequired && !isFile)) return undefined;
      return rule.message ? translate(rule.message) : oneOf(label, choices);
    case 'date':
    case 'pastDate':
      if (isFile && !isCalendarDate(text)) return t`${label} must be a date written as YYYY-MM-DD`;
      return rule.type === 'date' || isPast(text) ? undefined : t`${label} must be in the past`;
    case 'lines':
      return problemOfLines(rule, text);
    default:
      return undefined;
  }
}

/** The rules that section 5 words in the same way for every form. */
const shared = {
  email: () => email(),
  phone: () => phone(),
  personName: ({ label }: { readonly label: string }) => fullName(() => t`${translate(label)} is required`),
} as const;

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

function ruleOf<Row>(name: string, field: Field<Row>, options: Options): yup.StringSchema {
  const { label, rule, check, onlyIf, requiredMessage } = field;
  const required = () => (requiredMessage ? translate(requiredMessage) : t`${translate(label)} is required`);
  const read = (typed: unknown) =>
    typeof typed !== 'string' || options.isFile || typed === options.stored?.[name]
      ? undefined
      : parseTyped(field, typed);
  const given = yup.string().transform((text: unknown, typed: unknown) => read(typed)?.text ?? text);
  const plain = field.kind === 'lines' ? given : given.trim();
  const base = rule && rule.type in shared ? shared[rule.type as keyof typeof shared](field) : plain;
  const needed = field.required || (options.allRequired && !onlyIf) ? filled(base, required) : base.notRequired();
  return needed.test('rule', (value, { parent, originalValue, createError }) => {
    const text = value ?? '';
    const values: Texts = parent;
    if (!isApplicable(field, values))
      return text && options.isFile ? createError({ message: translate(onlyIf?.message ?? '') }) : true;
    const problem =
      read(originalValue)?.problem ?? ((text && problemOf(field, text, options)) || check?.(text, values));
    return problem ? createError({ message: problem }) : true;
  }) as yup.StringSchema;
}

/**
 * The rules of some fields of a record as a schema: section 5's where it has them, the contract's limits elsewhere. A cast
 * value is what was typed as the contract writes it.
 */
export function schemaOf<Row>(fields: Fields<Row>, options: Options = {}): yup.ObjectSchema<yup.AnyObject> {
  return yup.object(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, ruleOf(name, field, options)])),
  );
}
