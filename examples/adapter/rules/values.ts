import { isObject, type Rule } from '../call.ts';

const numbers = new Set([
  'year',
  'semester',
  'currentCGPA',
  'percentage',
  'totalCredits',
  'totalFee',
  'paidAmount',
  'pendingAmount',
  'packageAmount',
  'durationYears',
  'totalSeats',
  'availableSeats',
  'feeAmount',
]);
const isMoment = (name: string) => /(?:At|^at)$/.test(name);
const isDate = (name: string) => /^(?:dateOfBirth|admissionDate)$/.test(name);
const isId = (name: string) => /(?:^id|^_id|Id)$/.test(name);

const two = (value: unknown) => String(value).padStart(2, '0');

/** A date or moment as Jackson writes it unless told otherwise: `[2026, 5, 4, 9, 30]`. */
function fromParts(parts: readonly unknown[]): string {
  const [year, month, day, hour = 0, minute = 0, second = 0] = parts;
  return `${String(year)}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`;
}

function mended(name: string, value: unknown): unknown {
  if (isId(name) && typeof value === 'number') return String(value);
  if (numbers.has(name) && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)))
    return Number(value);
  if (!isMoment(name) && !isDate(name)) return mend(value);
  const written = Array.isArray(value) ? fromParts(value) : value;
  if (typeof written !== 'string') return written;
  if (isDate(name)) return written.slice(0, 10);
  // A moment that does not say where is one in UTC.
  return /(?:Z|[+-]\d\d:?\d\d)$/.test(written) ? written : `${written}Z`;
}

/** The value with everything in it mended. What is null is left out, since the contract has no null in a record. */
function mend(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mend);
  if (!isObject(value)) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(fields.map(([name, field]) => [name, mended(name, field)]));
}

/** Ids as texts, numbers as numbers, dates as `YYYY-MM-DD`, moments with their offset, and no null for what is absent. */
export const values: Rule = {
  breaks: 'A time without its zone is taken for UTC, which shifts that of a server with another zone.',
  answer: ({ status, body }, { path }) => ({
    status,
    // In the public view the company of a student without one is null.
    body: status < 300 && !path.includes('view=public') ? mend(body) : body,
  }),
};
