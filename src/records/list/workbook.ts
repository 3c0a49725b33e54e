import { t } from '#src/languages/texts.ts';
import { formatDateTime, formatNumber } from '#src/platform/text/format.ts';
import { type Column, type Sheet, writeWorkbook } from '#src/platform/workbook/write.ts';
import { type Field, type Fields, textOf } from '../fields/field.ts';
import { cellText, csvFields, titleOf } from './csv-columns.ts';

/** The columns of a file as those of a sheet: their texts are the same, and those that are numbers or days are told. */
export function columnOf<Row>(title: string, { kind, rule }: Field<Row>): Column {
  const isDay = rule?.type === 'date' || rule?.type === 'pastDate';
  return { title, kind: kind === 'number' ? 'number' : isDay ? 'day' : 'text' };
}

const cells = (row: readonly string[]) => row;

/** A sheet with what is told of the other one, line by line. */
export const aboutSheet = (lines: readonly (readonly [label: string, text: string])[]): Sheet<readonly string[]> => ({
  name: 'About this file',
  columns: [
    { title: t`About this file`, kind: 'text' },
    { title: '', kind: 'text' },
  ],
  pages: [lines],
  cellsOf: cells,
});

/**
 * The same as the CSV file of these records, for a spreadsheet.
 * @param conditions by what they were chosen, in words: `Department: Civil`
 */
export function exportWorkbook<Row>(
  fields: Fields<Row>,
  pages: Sheet<Row>['pages'],
  { name, conditions, now = new Date() }: { name: string; conditions: readonly string[]; now?: Date },
): Promise<Blob> {
  const columns = csvFields(fields);
  const sheet: Sheet<Row> = {
    name,
    columns: columns.map(([field, one]) => columnOf(titleOf(fields, field), one)),
    pages,
    cellsOf: (row) => columns.map(([, field]) => cellText(field, textOf(field, row))),
  };
  return writeWorkbook(sheet, (rows) =>
    aboutSheet([
      [t`Exported on`, formatDateTime(now.toISOString())],
      [t`Rows`, formatNumber(rows)],
      ...(conditions.length === 0 ? [t`All`] : conditions).map((text, i) => [i === 0 ? t`Listed` : '', text] as const),
    ]),
  );
}
