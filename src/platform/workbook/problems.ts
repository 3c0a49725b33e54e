import { t } from '#src/languages/texts.ts';
import { formats } from '#src/university/formats.ts';
import { UnreadableFile } from '../unreadable-file.ts';

/** What a workbook may be once it is unpacked: 100,000 rows of 22 columns are 100 MB. */
export const MAX_UNPACKED_MEGABYTES = 400;
/** So many rows of 50 columns as a file of texts may have. */
export const MAX_CELLS = 5_000_000;
/** A record has 24 fields; a list of another program may have some hundred columns. */
export const MAX_COLUMNS = 500;

/** Not `formatNumber`: the worker would be built with the code of all languages. */
const grouped = (count: number) => count.toLocaleString(formats.locale);

const sentences = {
  cutShort: () => t`This file is damaged or was cut short. Open it in the spreadsheet and save it again.`,
  damaged: () =>
    t`This workbook cannot be read: a part of it is missing, damaged or too large. Open it in the spreadsheet and save it again.`,
  tooLarge: () =>
    t`This workbook has more than ${MAX_UNPACKED_MEGABYTES} MB once it is unpacked, which no list of students has. Save the sheet of the students as a file of its own.`,
  tooSlow: () => t`This workbook takes too long to be read. Save the sheet of the students as a file of its own.`,
  binary: () =>
    t`This is a binary workbook (.xlsb). Open it in the program that wrote it, save or export it as .xlsx, and choose that file.`,
  numbers: () =>
    t`This is a document of Numbers. Open it in the program that wrote it, save or export it as .xlsx, and choose that file.`,
  excel97: () =>
    t`This is a workbook of Excel 97 to 2003 (.xls). Open it in the program that wrote it, save or export it as .xlsx, and choose that file.`,
  protected: () =>
    t`This workbook is protected by a password. Open it in the spreadsheet, save it without the password, and choose that file.`,
  archive: () => t`This is an archive, and no workbook. Unpack it, and choose the file with the students.`,
  tooManyRows: () =>
    t`A sheet of this workbook has more than ${grouped(100_000)} rows, and so many cannot be imported at once. Split it into several files.`,
  tooManyCells: () =>
    t`A sheet of this workbook has more than ${grouped(MAX_CELLS)} cells, which no list of students has. Leave out the columns that are not about students.`,
  tooManyColumns: (row: number, sheet: string, columns: number) =>
    t`Row ${row} of the sheet “${sheet}” has ${grouped(columns)} columns; up to ${MAX_COLUMNS} can be imported. Leave out those that are not about students.`,
  uncalculated: (cell: string, others: number) =>
    others === 0
      ? t`Cell ${cell} of this workbook holds a formula without a result, as programs write that do not calculate. Open it in Excel or LibreOffice, save it, and choose it again.`
      : t`Cell ${cell} and ${grouped(others)} more of this workbook hold formulas without a result, as programs write that do not calculate. Open it in Excel or LibreOffice, save it, and choose it again.`,
} as const;

type Sentences = typeof sentences;

/** What is wrong with a workbook, and what its sentence tells of it. */
export type Problem = {
  [Name in keyof Sentences]: [name: Name, ...values: Parameters<Sentences[Name]>];
}[keyof Sentences];

/** A workbook that cannot be read. The worker that reads it has no translations: the page makes the error anew from its problem. */
export class UnreadableWorkbook extends UnreadableFile {
  readonly problem: Problem;

  constructor(...problem: Problem) {
    const [name, ...values] = problem;
    const sentence: (...values: (string | number)[]) => string = sentences[name] as never;
    super(sentence(...values));
    this.problem = problem;
  }
}
