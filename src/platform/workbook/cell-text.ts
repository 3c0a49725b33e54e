/** What a cell of a workbook holds: its value, how it is shown, and the formula that it comes from. */
export interface WorkbookCell {
  readonly value: string | number | boolean | Date | null | undefined;
  /** Such as `0.0%` or `dd/mm/yyyy`. */
  readonly format?: string | undefined;
  readonly formula?: string | undefined;
}

/** A number without what its binary form adds: 8.1 and not 8.100000000000001. */
const plainNumber = (value: number) => Number(value.toPrecision(15));

function numberText(value: number, format: string): string {
  const [shown = ''] = format.split(';');
  if (shown.replaceAll(/"[^"]*"|\\./g, '').includes('%')) return `${plainNumber(value * 100)}%`;
  // A roll number may have its leading zeros in the format alone.
  if (/^0{2,}$/.test(shown) && Number.isInteger(value) && value >= 0) return String(value).padStart(shown.length, '0');
  return String(plainNumber(value));
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
