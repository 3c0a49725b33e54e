import { ApiError } from '#src/platform/api/errors.ts';
import { isRecord } from '#src/platform/api/shapes.ts';
import { type Fields, formatText, isApplicable, type Texts, textOf, valueOf } from '../fields/field.ts';
import { t, translate } from '#src/languages/texts.ts';
import { toast } from '#src/ui/toast/toast.ts';

/** A field that a server has stored with another value than it was sent, both as a reader is shown them. */
export interface StoredDifference {
  readonly label: string;
  readonly sent: string;
  readonly stored: string;
}

export const storedDifferently = (): string => t`The server has not stored everything as it was sent`;

/** A value in the form in which two of them are compared: servers trim texts, and write addresses in small letters. */
function comparable(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => String(item).trim()).join('\n');
  return value === null || value === undefined ? '' : String(value).trim().toLowerCase();
}

/**
 * Compares what was sent with what came back: a server may say success and have stored something else.
 * @param sent the texts of the fields that were sent
 * @param stored the record of the answer; a server may answer without it
 */
export function storedDifferences<Row>(
  fields: Fields<Row>,
  sent: Texts,
  stored: Row | undefined,
): readonly StoredDifference[] {
  if (!stored) return [];
  return Object.entries(fields).flatMap(([name, field]) => {
    const { [name]: text } = sent;
    if (text === undefined || field.readOnly) return [];
    const wanted = isApplicable(field, sent) ? text : '';
    const found = textOf(field, stored);
    const isDate = field.rule?.type === 'date' || field.rule?.type === 'pastDate';
    const [a, b] = [wanted, isDate ? found.slice(0, 10) : found].map((one) => comparable(valueOf(field, one)));
    if (a === b || (found === '' && wanted === field.whenAbsent)) return [];
    return [{ label: translate(field.label), sent: formatText(field, wanted), stored: formatText(field, found) }];
  });
}

/** The texts of what a request's body holds. */
export const textsSent = (body: unknown, values: Texts): Texts =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isRecord(body) && name in body));

/** Of many records that are saved at once, one that is not stored as it was sent has failed. @throws ApiError */
export function expectStored<Row>(fields: Fields<Row>, sent: Texts, stored: Row | undefined): void {
  const differences = storedDifferences(fields, sent, stored);
  if (differences.length > 0) throw ApiError.refused(200, { message: differenceSentences(differences).join(' ') });
}

/**
 * Says in a toast what a server has stored otherwise than it was sent.
 * @returns whether there was anything to say
 */
export function warnOfDifferences<Row>(fields: Fields<Row>, sent: Texts, stored: Row | undefined): boolean {
  const differences = storedDifferences(fields, sent, stored);
  if (differences.length > 0) toast.warning(storedDifferently(), differenceSentences(differences).join(' '));
  return differences.length > 0;
}

export const differenceSentences = (differences: readonly StoredDifference[]): readonly string[] =>
  differences.map(({ label, sent, stored }) => t`${label}: ${sent} was sent, and ${stored} is stored.`);
