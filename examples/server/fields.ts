/** What a value of a request may be, and what of it is kept. */
import { emailFormat, isVisible, labelOf, textLength } from './contract.ts';
import { type Sentence, t, translate } from './languages.ts';

/** Reads one value. Undefined is a field that was left out. Throws {@link Wrong} where the value does not fit. */
type Rule<T> = (value: unknown) => T;
export type Fields = Record<string, Rule<unknown>>;
export type Values<F extends Fields> = { [K in keyof F]: ReturnType<F[K]> };

/** What is wrong with a field, given what it is called. */
type Complaint = (label: string) => string;

class Wrong extends Error {
  readonly complaint: Complaint;

  constructor(complaint: Complaint) {
    super();
    this.complaint = complaint;
  }
}

const missing: Complaint = (label) => t`${label} is required`;
const notValid: Complaint = (label) => t`${label} is not valid`;

/** A text, trimmed unless `trim` is false. Its length is counted in code points. */
export function text(limits: {
  min?: number;
  max: number;
  trim?: boolean;
  /** Whether one sign at least must be seen. */
  visible?: boolean;
  fits?: (value: string) => boolean;
  what?: Complaint;
}): Rule<string> {
  const { min = 0, max, trim = true, visible = false, fits = () => true, what = notValid } = limits;
  return (value) => {
    if (value === undefined) throw new Wrong(missing);
    if (typeof value !== 'string') throw new Wrong((label) => t`${label} must be text`);
    const kept = trim ? value.trim() : value;
    const length = textLength(kept);
    if (length < min) throw new Wrong(min === 1 ? missing : (label) => t`${label} must be at least ${min} characters`);
    if (length > max) throw new Wrong((label) => t`${label} must be at most ${max} characters`);
    // Neither can be stored as it was sent.
    if (kept.includes('\0') || !kept.isWellFormed()) throw new Wrong(notValid);
    if (visible && !isVisible(kept)) throw new Wrong(missing);
    if (!fits(kept)) throw new Wrong(what);
    return kept;
  };
}

/** One of some texts. */
export const oneOf = <const T extends readonly string[]>(...values: T): Rule<T[number]> => {
  const listed = text({
    max: 100,
    fits: (value) => values.includes(value),
    what: (label) => t`${label} must be one of ${values.join(', ')}`,
  });
  return (value) => listed(value) as T[number];
};

/** A number from `min` to `max`. */
export const number =
  (min: number, max: number, kind: 'whole' | 'any' = 'any'): Rule<number> =>
  (value) => {
    if (value === undefined) throw new Wrong(missing);
    if (typeof value !== 'number') throw new Wrong((label) => t`${label} must be a number`);
    if (kind === 'whole' && !Number.isInteger(value)) throw new Wrong((label) => t`${label} must be a whole number`);
    if (!(value >= min)) throw new Wrong((label) => t`${label} must be at least ${min}`);
    if (value > max) throw new Wrong((label) => t`${label} must be at most ${max}`);
    return value;
  };

/** A number as it stands in an address. */
export const numberInAddress =
  (rule: Rule<number>): Rule<number> =>
  // Not 007, nor what else reads as a number, such as 0x10.
  (value) =>
    rule(typeof value === 'string' && String(Number(value)) === value ? Number(value) : value);

export const boolean: Rule<boolean> = (value) => {
  if (typeof value !== 'boolean') throw new Wrong((label) => t`${label} must be true or false`);
  return value;
};

/** A list of `min` to `max` values that each fit a rule. */
export const listOf =
  <T>(rule: Rule<T>, max: number, min = 0): Rule<T[]> =>
  (value) => {
    if (!Array.isArray(value)) throw new Wrong((label) => t`${label} must be a list`);
    if (value.length < min) throw new Wrong((label) => t`${label} needs at least ${min} entries`);
    if (value.length > max) throw new Wrong((label) => t`${label} takes at most ${max} entries`);
    return value.map((entry: unknown) => rule(entry));
  };

/** An object with some fields. What is wrong in it is wrong with the object. */
export const objectOf =
  <F extends Fields>(fields: F): Rule<Values<F>> =>
  (value) => {
    if (!isObject(value)) throw new Wrong((label) => t`${label} must be an object`);
    const { values, errors } = read(value, fields);
    const [first] = Object.values(errors);
    if (first) throw new Wrong(first);
    return values;
  };

/** A field that may be left out. */
export const optional =
  <T>(rule: Rule<T>): Rule<T | undefined> =>
  (value) =>
    value === undefined ? undefined : rule(value);

/** A field that may be null, which clears it. */
export const orNull =
  <T>(rule: Rule<T>): Rule<T | null> =>
  (value) =>
    value === null ? null : rule(value);

/** A text that may be null. An empty one counts as null. */
export const textOrNull =
  <T>(rule: Rule<T>): Rule<T | null> =>
  (value) =>
    value === null || (typeof value === 'string' && value.trim() === '') ? null : rule(value);

/** A file of a form. Its name is whatever the sender has written. */
export interface SentFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export const sentFile: Rule<SentFile> = (value) => {
  if (value === undefined) throw new Wrong(missing);
  if (!isObject(value) || !(value['bytes'] instanceof Uint8Array)) throw new Wrong(notValid);
  return value as unknown as SentFile;
};

/** Reads the declared fields and no others, and says of each that does not fit what is wrong with it. */
export function read<F extends Fields>(source: Record<string, unknown>, fields: F) {
  const errors: Record<string, Sentence> = {};
  const values: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(fields)) {
    try {
      values[name] = rule(Object.hasOwn(source, name) ? source[name] : undefined);
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      errors[name] = () => error.complaint(translate(labelOf(name)));
    }
  }
  return { values: values as Values<F>, errors };
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDate = (value: string) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const moment = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
};

const isMoment = (value: string) => {
  const parts = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i.exec(value);
  return parts?.[1] !== undefined && isDate(parts[1]) && !Number.isNaN(Date.parse(value));
};

const matches = (pattern: RegExp) => (value: string) => pattern.test(value);

/** Today in UTC, YYYY-MM-DD. */
export const today = () => new Date().toISOString().slice(0, 10);

/** Two ends with two dots between them, of which one may be left out. Undefined is an open end. */
const range =
  <T extends string | number>(
    end: RegExp,
    read: (text: string) => T,
  ): Rule<{ from: T | undefined; to: T | undefined }> =>
  (value) => {
    const parts = typeof value === 'string' ? value.split('..') : [];
    const [from = '', to = ''] = parts;
    if (parts.length !== 2 || from + to === '' || ![from, to].every((part) => part === '' || end.test(part)))
      throw new Wrong(notValid);
    const ends = { from: from === '' ? undefined : read(from), to: to === '' ? undefined : read(to) };
    if (ends.from !== undefined && ends.to !== undefined && ends.from > ends.to)
      throw new Wrong(() => t`The range ends before it begins`);
    return ends;
  };

export const numberRange = range(/^\d+(\.\d+)?$/, Number);
export const momentRange = range(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/, (text) => {
  if (!isMoment(text)) throw new Wrong(() => t`There is no such moment`);
  return new Date(text).toISOString();
});

export const recordId = text({ min: 1, max: 64, fits: matches(/^[A-Za-z0-9_-]+$/) });
export const email = text({ min: 3, max: 254, fits: matches(emailFormat), what: () => t`Invalid email address` });
export const phone = text({
  min: 10,
  max: 16,
  fits: matches(/^\+?[0-9]{10,15}$/),
  what: () => t`Please provide a valid phone number`,
});
export const personName = text({ min: 2, max: 100, visible: true });
export const password = text({ min: 6, max: 128, trim: false });
export const department = text({ min: 2, max: 60, visible: true });
export const courseName = text({ min: 2, max: 100, visible: true });
export const date = text({ min: 10, max: 10, fits: isDate, what: (label) => t`${label} must be a valid date` });
export const moment = text({
  min: 20,
  max: 40,
  fits: isMoment,
  what: (label) => t`${label} must be a valid date and time`,
});
export const amount = number(0, 10_000_000);
export const percentage = number(0, 100);
