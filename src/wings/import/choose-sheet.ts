import type { SheetName } from '#src/platform/workbook/read.ts';
import { isHeading } from './headings.ts';

/** A word of a title, such as Students, is no line of headings. */
const FEWEST_HEADINGS = 2;

const hasHeadings = ({ head = [] }: SheetName) =>
  head.some((cells) => cells.filter(isHeading).length >= FEWEST_HEADINGS);

/**
 * The sheet of a workbook that has the students: of the sheets that the spreadsheet shows, the only one with headings of an
 * import. Undefined where several have some, or none has, so that somebody has to say it.
 */
export function sheetOfStudents(sheets: readonly SheetName[]): string | undefined {
  const [first, ...others] = sheets.filter((sheet) => !sheet.isHidden && hasHeadings(sheet));
  return others.length === 0 ? first?.name : undefined;
}
