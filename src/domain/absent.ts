/** What a screen shows where the record says nothing (section 3); `null` and `undefined` never reach a person. */
export const ABSENT = 'N/A';

/** The text of a value that may be missing, empty or blank. */
export function shown(value: string | number | null | undefined): string {
  const text = value === null || value === undefined || Number.isNaN(value) ? '' : String(value).trim();
  return text === '' ? ABSENT : text;
}
