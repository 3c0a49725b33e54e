import { expect, it } from 'vitest';
import { archiveOf } from '#tests/archive.ts';
import { withoutRowEnds } from './ods-row-ends.ts';
import { readWorkbook } from './read.ts';

const text = (value: string) =>
  `<table:table-cell office:value-type="string"><text:p>${value}</text:p></table:table-cell>`;
const row = (cells: string) => `<table:table-row>${cells}</table:table-row>`;
const rest = '<table:table-cell table:number-columns-repeated="16382" table:style-name="Gnumeric-default"/>';

it.each<[string, string, string]>([
  ['the empty rest of a row is cut', row(`${text('Asha')}${rest}\n  `), row(text('Asha'))],
  ['a row that is empty is one without cells', row(rest), row('')],
  ['each row is cut', row(text('A') + rest) + row(text('B') + rest), row(text('A')) + row(text('B'))],
  ['a rest in front of a cell stays', row(rest + text('Asha')), row(rest + text('Asha'))],
  ['a few empty cells stay', row(rest.replace('16382', '99')), row(rest.replace('16382', '99'))],
  [
    'a repeated value stays',
    row(rest.replace('/>', ' office:value="1"/>')),
    row(rest.replace('/>', ' office:value="1"/>')),
  ],
  [
    'a repeated formula stays',
    row(rest.replace('/>', ' table:formula="of:=1&gt;0"/>')),
    row(rest.replace('/>', ' table:formula="of:=1&gt;0"/>')),
  ],
  [
    'a rest without a style is left to the reader',
    row(rest.replace(/ table:style-name="[^"]*"/, '')),
    row(rest.replace(/ table:style-name="[^"]*"/, '')),
  ],
])('In an .ods, %s', (_, content, cut) => {
  expect(withoutRowEnds(content)).toBe(cut);
});

it('An .ods whose 1,500 rows are filled up to the last column is read, and its hidden rows and formats stay where they are', async () => {
  const number =
    '<table:table-cell office:value-type="float" office:value="42"><text:p>00042</text:p></table:table-cell>';
  const rows = Array.from({ length: 1500 }, (_, i) => row(`${text(`Person ${i}`)}${number}${rest}`));
  rows[1] = rows[1]?.replace('<table:table-row', '<table:table-row table:visibility="collapse"') ?? '';
  const content = `<?xml version="1.0"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet><table:table table:name="Students">${rows.join('')}</table:table></office:spreadsheet></office:body></office:document-content>`;
  const bytes = archiveOf({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': content });
  const { sheet } = await readWorkbook(bytes);
  const lines = sheet?.text.split('\n') ?? [];
  expect(sheet?.hiddenRows).toBe(1);
  expect([lines.length, lines[0], lines[1499]]).toEqual([1500, '["Person 0","00042"]', '["Person 1499","00042"]']);
});
