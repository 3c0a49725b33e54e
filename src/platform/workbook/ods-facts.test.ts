import { expect, it } from 'vitest';
import { odsFacts } from './ods-facts.ts';

const cell = (attributes: string, shown: string) =>
  `<table:table-cell ${attributes}><text:p>${shown}</text:p></table:table-cell>`;

const content = `
<style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style>
<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>
<table:table table:name="Students" table:style-name="ta1">
<table:table-column/><table:table-column table:visibility="collapse" table:number-columns-repeated="2"/>
<table:table-row table:number-rows-repeated="2"><table:table-cell/></table:table-row>
<table:table-row table:visibility="filter"><table:table-cell table:number-columns-repeated="3"/>${cell('office:value-type="percentage" office:value="0.875"', '87.5%')}</table:table-row>
<table:table-row>${cell('office:value-type="float" office:value="42"', '00042')}${cell('office:value-type="float" office:value="0.9"', '90%')}${cell('office:value-type="string"', '007')}${cell('office:value-type="float" office:value="8.1"', '8.1')}</table:table-row>
<table:table-row table:number-rows-repeated="1048000" table:visibility="collapse"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
</table:table>
<table:table table:name="Secret" table:style-name="ta2"/>`;

it('An .ods tells which sheets, rows and columns are hidden, and how numbers are shown', () => {
  const [students, secret, ...others] = odsFacts(content);
  expect(others).toEqual([]);
  expect([students?.isHidden, secret?.isHidden]).toEqual([false, true]);
  expect([...(students?.hiddenColumns ?? [])]).toEqual([1, 2]);
  expect([...(students?.hiddenRows ?? [])].slice(0, 2)).toEqual([2, 4]);
  expect([...(students?.formats ?? [])]).toEqual([
    ['2,3', '0%'],
    ['3,0', '00000'],
    ['3,1', '0%'],
  ]);
});

it.each([
  ['87.5', '87.5 %', undefined],
  ['87.456', '87,5 %', undefined],
  ['0.87456', '87,5 %', '0%'],
  ['1', '100%', '0%'],
  ['421', 'CS00421', '"CS"00000'],
  ['2401007', '24-01-007', '00"-"00"-"000'],
  ['148000', '148000', undefined],
  ['148000', '1,48,000', undefined],
  ['-5', '-5', undefined],
  ['100000', '1E5', undefined],
])('In an .ods the number %s that is shown as %s has the format %j', (value, shown, format) => {
  const row = `<table:table-row>${cell(`office:value-type="float" office:value="${value}"`, shown)}</table:table-row>`;
  const [sheet] = odsFacts(`<table:table table:name="Students">${row}</table:table>`);
  expect(sheet?.formats.get('0,0')).toBe(format);
});
