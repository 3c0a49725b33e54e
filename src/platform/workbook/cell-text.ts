/** What a cell of a workbook holds: its value, how it is shown, and the formula that it comes from. */
export interface WorkbookCell {
  readonly value: string | number | boolean | Date | null | undefined;
  /** Such as `0.0%` or `dd/mm/yyyy`. */
  readonly format?: string | undefined;
  readonly formula?: string | undefined;
}

/** A number without what its binary form adds: 8.1 and not 8.100000000000001. */
const plainNumber = (value: number) => Number(value.toPrecision(15));

/** What is shown as it stands, beside the digits: a word in quotation marks, or a sign behind a backslash. */
const words = /"[^"]*"|\\./g;
const wordsAndSigns = /"[^"]*"|\\.|./g;
/** A blank as wide as a sign, a sign that fills the cell, a colour or a language: the percent sign in `0.0_%` is not seen. */
const unseen = /[_*].|\[(?:\$-|[A-Z])[^\]]*\]/gi;

/** Digits that have their places, with words and signs beside them: `00000`, `"CS"0000`, `00-00-000`. */
const places = /^(?:"[^"]*"|\\.|[-+ ()0])*$/;

/** A roll number may have its zeros, letters and hyphens in the format alone. */
function inPlaces(value: number, format: string): string | undefined {
  if (!places.test(format) || !Number.isSafeInteger(value) || value < 0) return undefined;
  const signs = format.match(wordsAndSigns) ?? [];
  const count = signs.filter((sign) => sign === '0').length;
  if (count < 2) return undefined;
  const digits = [...String(value).padStart(count, '0')];
  // What has no place stands in the first one.
  const first = digits.splice(0, digits.length - count + 1).join('');
  const rest = [first, ...digits].values();
  return signs.map((sign) => (sign === '0' ? rest.next().value : sign.replaceAll(/^["\\]|"$/g, ''))).join('');
}

function numberText(value: number, format: string): string {
  const [section = ''] = format.split(';');
  const shown = section.replaceAll(unseen, '');
  if (shown.replaceAll(words, '').includes('%')) return `${plainNumber(value * 100)}%`;
  return inPlaces(value, shown) ?? String(plainNumber(value));
}

const two = (part: number) => String(part).padStart(2, '0');

/** A day, and the time where it is not midnight. A workbook has no time zone: its moments are read as UTC. */
function dateText(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return '';
  const day = [moment.getUTCFullYear(), two(moment.getUTCMonth() + 1), two(moment.getUTCDate())].join('-');
  const time = [moment.getUTCHours(), moment.getUTCMinutes(), moment.getUTCSeconds()];
  return time.some(Boolean) ? `${day} ${time.map(two).join(':')}` : day;
}

/** A cell as a person would write it into a file of texts: days as `2004-05-06`, 0.875 that is shown as a percentage as `87.5%`. */
export function cellText({ value, format = '' }: WorkbookCell): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'number') return numberText(value, format);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return value;
}

/** Programs that do not calculate write a formula without its result, or with 0 where they ask the spreadsheet to calculate. */
export const isUncalculated = ({ value, formula }: WorkbookCell, asksToCalculate: boolean): boolean =>
  formula !== undefined && (value === null || value === undefined || (asksToCalculate && value === 0));
